package org.portalscope.world.explore;

import java.util.Arrays;

/** Which states were first met at which depth: the number of the first of each. */
final class Levels {

    private static final int FIRST_SIZE = 64;

    private int[] firsts = new int[FIRST_SIZE];
    private int count;

    /** Adds the next depth. */
    void add(int first) {
        if (count == firsts.length) {
            firsts = Arrays.copyOf(firsts, 2 * count);
        }
        firsts[count++] = first;
    }

    int count() {
        return count;
    }

    /** The number of the first state of a depth. */
    int first(int depth) {
        return firsts[depth];
    }

    /** Bytes that it takes. */
    long bytes() {
        return (long) firsts.length * Integer.BYTES;
    }
}
