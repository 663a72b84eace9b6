package org.portalscope.scenario.program;

/**
 * Where a thread is in a loop.
 *
 * @param index of the round, from 0
 * @param count of all rounds, unsigned
 */
record Round(long index, long count) {

    boolean isLast() {
        return index + 1 == count;
    }

    Round next() {
        return new Round(index + 1, count);
    }

    /** {@code round 2 of 3}. */
    @Override
    public String toString() {
        return "round " + Long.toUnsignedString(index + 1) + " of " + Long.toUnsignedString(count);
    }
}
