package org.portalscope.world.time;

import java.util.Arrays;
import java.util.stream.LongStream;

import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

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

    /** Writes everything, for a snapshot. */
    public void save(FieldWriter out) {
        int count = count();
        out.number(count);
        for (int thread = 0; thread < count; thread++) {
            out.number(until[thread]);
        }
    }

    /** Reads what {@link #save} has written, changes nothing, and returns what changes it. */
    public Runnable restorer(ValueReader values) {
        LongStream.Builder read = LongStream.builder();
        for (int left = values.count(); left > 0; left--) {
            read.add(values.fields().number());
        }
        long[] ends = read.build().toArray();
        return () -> until = Arrays.copyOf(ends, Math.max(FIRST_THREADS, ends.length));
    }

    /** How many threads there are up to the last that ever was occupied. */
    private int count() {
        int last = until.length;
        while (last > 0 && until[last - 1] == 0) {
            last--;
        }
        return last;
    }

    /** The threads that ever were occupied with the ends of that. */
    @Override
    public String toString() {
        int count = count();
        return count == 0 ? "" : "occupied until " + LongStream.of(until).limit(count).boxed().toList() + '\n';
    }
}
