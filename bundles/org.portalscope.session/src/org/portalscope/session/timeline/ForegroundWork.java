package org.portalscope.session.timeline;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/** What somebody waits for: as long as there is some of it, work in the background pauses. Safe for several threads. */
public final class ForegroundWork {

    private final Lock lock = new ReentrantLock();
    private final Condition ended = lock.newCondition();
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
            ended.signalAll();
        } finally {
            lock.unlock();
        }
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

    private void pause() {
        lock.lock();
        try {
            while (isUnderWay) {
                ended.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }
}
