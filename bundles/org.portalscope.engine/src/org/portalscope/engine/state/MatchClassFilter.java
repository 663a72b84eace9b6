package org.portalscope.engine.state;

import java.util.Arrays;

/**
 * Tells of most classes of a match list that they do not hold the key of a request: of all at once, by the part of a request that all of
 * them look at. Where they have too little in common it tells less, down to nothing. Keys cannot be removed.
 */
final class MatchClassFilter {

    /** A class that would leave fewer bits to look at is left out. */
    private static final int FEWEST_BITS = 8;

    private long careBits;
    private long sourceMask;
    /** The signs of the classes that are left out: any of them may hold any key. */
    private long leftOut;
    /** By the hash of the common part of their keys: the signs of classes. */
    private final long[] signs;

    /**
     * A filter of the keys of some entries.
     *
     * @param entries one for each key; there may be nulls between them
     * @param places  a power of two; with more places than keys it tells of almost all
     */
    MatchClassFilter(MatchEntry[] entries, int places) {
        signs = new long[places];
        fill(entries);
    }

    /**
     * Becomes a filter of the keys of other entries, with as many places.
     *
     * @param entries one for each key; there may be nulls between them
     */
    void renew(MatchEntry[] entries) {
        Arrays.fill(signs, 0);
        leftOut = 0;
        fill(entries);
    }

    private void fill(MatchEntry[] entries) {
        careBits = -1;
        sourceMask = -1;
        for (MatchEntry entry : entries) {
            if (entry != null && !admits(entry.matchClass)) {
                narrow(entry.matchClass);
            }
        }
        for (MatchEntry entry : entries) {
            if (entry != null) {
                add(entry);
            }
        }
    }

    /** Whether keys of a class can be added: it looks at all that the filter looks at, or is left out. */
    boolean admits(MatchClass matchClass) {
        return (matchClass.careBits & careBits) == careBits && (matchClass.sourceMask & sourceMask) == sourceMask
                || (matchClass.sign & leftOut) != 0;
    }

    private void narrow(MatchClass matchClass) {
        long commonBits = matchClass.careBits & careBits;
        long commonSource = matchClass.sourceMask & sourceMask;
        if (Long.bitCount(commonBits) + Long.bitCount(commonSource) < FEWEST_BITS) {
            leftOut |= matchClass.sign;
        } else {
            careBits = commonBits;
            sourceMask = commonSource;
        }
    }

    /** Adds the key of an entry whose class it {@link #admits}. */
    void add(MatchEntry entry) {
        signs[place(entry.source, entry.matchBits)] |= entry.matchClass.sign;
    }

    /** The signs of the classes that may hold the key of a request: of all that do, and of few others. */
    long signs(long initiator, long bits) {
        return signs[place(initiator, bits)] | leftOut;
    }

    private int place(long source, long bits) {
        return MatchKeyTable.hash(0, source & sourceMask, bits & careBits) & signs.length - 1;
    }
}
