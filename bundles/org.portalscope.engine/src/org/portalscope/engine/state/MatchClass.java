package org.portalscope.engine.state;

/**
 * The entries of a match list that look at the same bits of a request: the same ignore bits, and a wildcard in the same parts of the
 * initiator. A request has one key in each class.
 */
final class MatchClass {

    private static final int SIGNS = Long.SIZE - 1;

    final long careBits;
    final long sourceMask;
    /** Tells its keys from those of other classes. */
    final long salt;
    /** One bit, higher than those of the classes before it; the highest is that of all classes that have no other left. */
    final long sign;
    int size;

    /** @param number how many classes stand before it */
    MatchClass(long careBits, long sourceMask, int number) {
        this.careBits = careBits;
        this.sourceMask = sourceMask;
        salt = MatchKeyTable.mix(careBits, sourceMask);
        sign = 1L << Math.min(number, SIGNS - 1);
    }

    boolean holds(MatchEntry entry) {
        return entry.careBits == careBits && entry.sourceMask == sourceMask;
    }
}
