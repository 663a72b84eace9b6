package org.portalscope.recording.write;

import java.util.function.BooleanSupplier;

/** The thread, and the clock, of a recorder: who writes beside the process, and how often. */
public interface WriterThread {

    /**
     * Starts to do a piece of work again and again: at once when it is woken, else after each interval.
     *
     * @param work     returns whether there is more to do; it is not called again after it has returned false
     * @param interval in nanoseconds
     */
    void start(BooleanSupplier work, long interval);

    /** Lets the work be done soon. */
    void wake();

    /** Lets the calling thread wait until a condition is true that the work brings about, or the work has ended. */
    void await(BooleanSupplier condition);
}
