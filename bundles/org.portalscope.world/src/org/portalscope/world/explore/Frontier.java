package org.portalscope.world.explore;

import java.util.Arrays;

/** The states of one depth, which are numbered one after the other, and what sleeps in them. */
final class Frontier {

    private static final int FIRST_SIZE = 64;

    final int depth;
    final int first;
    private long[] sleep = new long[FIRST_SIZE];
    private int size;

    Frontier(int depth, int first) {
        this.depth = depth;
        this.first = first;
    }

    int size() {
        return size;
    }

    long bytes() {
        return (long) sleep.length * Long.BYTES;
    }

    /** Adds the next state. */
    void add(long itsSleep) {
        if (size == sleep.length) {
            sleep = Arrays.copyOf(sleep, 2 * size);
        }
        sleep[size++] = itsSleep;
    }

    /** Notes that a state was met again: only what sleeps on every path to it sleeps. */
    void meet(int state, long itsSleep) {
        sleep[state - first] &= itsSleep;
    }

    boolean holds(int state) {
        return state >= first;
    }

    long sleep(int state) {
        return sleep[state - first];
    }
}
