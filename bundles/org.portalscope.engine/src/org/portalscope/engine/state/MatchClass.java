package org.portalscope.engine.state;

/**
 * The entries of a match list that look at the same bits of a request: the same ignore bits, and a wildcard in the same parts of the
 * initiator. A request has one key in each class.
 */
final class MatchClass {

    final long careBits;
    final long sourceMask;
    /** Tells its keys from those of other classes. */
    final long salt;
    int size;

    MatchClass(long careBits, long sourceMask) {
        this.careBits = careBits;
        this.sourceMask = sourceMask;
        salt = KeyTable.mix(careBits, sourceMask);
    }

    boolean holds(MatchEntry entry) {
        return entry.careBits == careBits && entry.sourceMask == sourceMask;
    }
}
