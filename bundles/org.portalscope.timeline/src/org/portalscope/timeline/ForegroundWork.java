package org.portalscope.timeline;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * What somebody waits for: as long as there is some of it, and a little longer, work in the background pauses, since whoever moves often moves again. Safe for
 * several threads.
 */
public final class ForegroundWork {

    /** How long nobody has waited for anything when work in the background goes on. */
    private static final long REST = TimeUnit.MILLISECONDS.toNanos(300);

    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
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
    public void begin() {
        change(1);
    }

    /** It has ended. */
    public void end() {
        change(-1);
    }

    private void change(int by) {
        lock.lock();
        try {
            count += by;
            isUnderWay = count > 0;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * What work in the background asks whether it is cancelled, which answers only when nobody waits for anything. Who is interrupted meanwhile is cancelled.
     */
    public BooleanSupplier pausing(BooleanSupplier cancelled) {
        return () -> isUnderWay && !awaitRest() || cancelled.getAsBoolean();
    }

    /** Returns false if the waiting thread was interrupted. */
    private boolean awaitRest() {
        lock.lock();
        try {
            boolean isRested = false;
            while (!isRested) {
                if (isUnderWay) {
                    changed.awaitUninterruptibly();
                } else {
                    isRested = changed.awaitNanos(REST) <= 0;
                }
            }
            return true;
        } catch (InterruptedException e) {
            return false;
        } finally {
            lock.unlock();
        }
    }
}
