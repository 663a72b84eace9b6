package org.portalscope.world.time;

import java.util.Arrays;
import java.util.stream.LongStream;

import org.portalscope.engine.canonical.CanonicalForm;

/** Until when each thread of a process is occupied, in virtual time: before, it does not go on. */
public final class ThreadOccupation {

    private static final int FIRST_THREADS = 2;

    private long[] until = new long[FIRST_THREADS];

    /** When a thread is free, in nanoseconds; 0 if it never was occupied. */
    public long until(int thread) {
        return thread < until.length ? until[thread] : 0;
    }

    void occupy(int thread, long end) {
        if (thread >= until.length) {
            until = Arrays.copyOf(until, 2 * thread);
        }
        until[thread] = end;
    }

    /** Writes for how long each of some threads is occupied from a moment on. */
    public void write(CanonicalForm form, int threads, long now) {
        for (int thread = 0; thread < threads; thread++) {
            form.number(Math.max(0, until(thread) - now));
        }
    }

    /** The threads that ever were occupied with the ends of that. */
    @Override
    public String toString() {
        int last = until.length;
        while (last > 0 && until[last - 1] == 0) {
            last--;
        }
        return last == 0 ? "" : "occupied until " + LongStream.of(until).limit(last).boxed().toList() + '\n';
    }
}
