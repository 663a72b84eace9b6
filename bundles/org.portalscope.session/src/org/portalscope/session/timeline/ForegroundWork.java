package org.portalscope.session.timeline;

import java.util.function.BooleanSupplier;

/** What somebody waits for: as long as there is some of it, work in the background pauses. Safe for several threads. */
public final class ForegroundWork {

    private int count;
    private volatile boolean isUnderWay;

    /** Does something that somebody waits for. */
    public void run(Runnable task) {
        begin();
        try {
            task.run();
        } finally {
            end();
        }
    }

    /** Work begins that somebody waits for. */
    public synchronized void begin() {
        count++;
        isUnderWay = true;
    }

    /** It has ended. */
    public synchronized void end() {
        count--;
        isUnderWay = count > 0;
        notifyAll();
    }

    /** What work in the background asks whether it is cancelled, which answers only when nobody waits for anything. */
    public BooleanSupplier pausing(BooleanSupplier cancelled) {
        return () -> {
            if (isUnderWay) {
                pause();
            }
            return cancelled.getAsBoolean();
        };
    }

    private synchronized void pause() {
        try {
            while (isUnderWay) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
