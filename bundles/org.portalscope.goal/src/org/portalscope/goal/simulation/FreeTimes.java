package org.portalscope.goal.simulation;

import java.util.Arrays;

/** From when on the processors or the network interfaces of a rank are free; all are from the beginning. */
final class FreeTimes {

    private long[] times = new long[1];

    long of(int index) {
        return index < times.length ? times[index] : 0;
    }

    void occupy(int index, long until) {
        if (index >= times.length) {
            times = Arrays.copyOf(times, index + 1);
        }
        times[index] = until;
    }

    /** From when on all are. */
    long last() {
        return Arrays.stream(times).max().orElseThrow();
    }
}
