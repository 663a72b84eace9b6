package org.portalscope.world.explore;

import java.util.Arrays;

/**
 * How many local statements each thread of a process has executed since its last other statement. Nobody can tell when it did, so they
 * count as soon as it goes on: it could have executed them then, and if it does not go on, need not have executed them. Immutable.
 */
final class LocalStatements {

    static final LocalStatements NONE = new LocalStatements();

    /** By thread; the last number is not 0. */
    private final int[] counts;

    private LocalStatements(int... counts) {
        this.counts = counts;
    }

    /** How many a thread has executed. */
    int of(int thread) {
        return thread < counts.length ? counts[thread] : 0;
    }

    /** How many all threads have executed. */
    int total() {
        return Arrays.stream(counts).sum();
    }

    /** The first thread that has executed any. */
    int firstThread() {
        int thread = 0;
        while (counts[thread] == 0) {
            thread++;
        }
        return thread;
    }

    /** The counts of the threads up to the last that has executed any. */
    int[] counts() {
        return counts.clone();
    }

    /** The same with another count of a thread. */
    LocalStatements with(int thread, int count) {
        if (of(thread) == count) {
            return this;
        }
        int[] changed = Arrays.copyOf(counts, Math.max(counts.length, thread + 1));
        changed[thread] = count;
        int size = changed.length;
        while (size > 0 && changed[size - 1] == 0) {
            size--;
        }
        return size == 0 ? NONE : new LocalStatements(Arrays.copyOf(changed, size));
    }
}
