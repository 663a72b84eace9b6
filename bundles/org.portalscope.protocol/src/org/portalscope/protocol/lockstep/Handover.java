package org.portalscope.protocol.lockstep;

import java.util.concurrent.locks.LockSupport;

/**
 * The place at which one thread leaves something for another, which waits for it. Only one thread puts and only one takes, and nothing is put before the last
 * has been taken. Who takes lets others run a few times before it sleeps, unless it waits long: to be woken takes longer than most of what is waited for.
 */
final class Handover<T> {

    private static final int YIELDS = 20;

    private final int yields;
    private volatile T left;
    /** The thread that sleeps, or is about to; null if none does. */
    private volatile Thread sleeper;

    /** For those that do not wait long. */
    Handover() {
        this(YIELDS);
    }

    private Handover(int yields) {
        this.yields = yields;
    }

    /** For those that wait long, and sleep at once. */
    static <T> Handover<T> sleeping() {
        return new Handover<>(0);
    }

    /** Leaves something. */
    void put(T value) {
        left = value;
        Thread waiting = sleeper;
        if (waiting != null) {
            LockSupport.unpark(waiting);
        }
    }

    /** Waits until there is something. */
    T take() throws InterruptedException {
        for (int yielded = 0; yielded < yields && left == null; yielded++) {
            Thread.yield();
        }
        while (left == null) {
            sleep(Long.MAX_VALUE);
        }
        return taken();
    }

    /** Waits for something, for so many nanoseconds at most; null if nothing has come. */
    T poll(long nanoseconds) throws InterruptedException {
        sleep(nanoseconds);
        return taken();
    }

    private T taken() {
        T taken = left;
        if (taken != null) {
            left = null;
        }
        return taken;
    }

    private void sleep(long nanoseconds) throws InterruptedException {
        sleeper = Thread.currentThread();
        try {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (left == null) {
                LockSupport.parkNanos(this, nanoseconds);
            }
        } finally {
            sleeper = null;
        }
    }
}
