package org.portalscope.recording.write;

import java.util.function.BooleanSupplier;

/** No thread: what a recorder's thread does is done when a test says so, or when somebody waits for it. */
public final class DirectThread implements WriterThread {

    private BooleanSupplier work;
    private boolean ended;

    @Override
    public void start(BooleanSupplier newWork, long interval) {
        work = newWork;
    }

    @Override
    public void wake() {
        // it is not woken before somebody waits
    }

    @Override
    public void await(BooleanSupplier condition) {
        while (!condition.getAsBoolean() && !ended) {
            pass();
        }
    }

    /** An interval passes. */
    public void pass() {
        ended = !work.getAsBoolean();
    }
}
