package org.portalscope.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.portalscope.world.explore.Progress;

/**
 * Tells how far an exploration is, and ends it when its time is over or the user interrupts it; the process then waits until the answer has
 * been printed and the watch is closed.
 */
final class Watch implements AutoCloseable {

    private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(500);
    private static final long LONGEST_ANSWER = 5;

    private final long begin = System.nanoTime();
    private final long limit;
    private final PrintWriter err;
    private final CountDownLatch answered = new CountDownLatch(1);
    private volatile boolean interrupted;
    private long told = begin;

    /**
     * @param seconds after which it is over, or null
     * @param err     who wants to know how far it is, or null
     */
    Watch(Long seconds, PrintWriter err) {
        limit = seconds == null ? Long.MAX_VALUE : TimeUnit.SECONDS.toNanos(seconds);
        this.err = err;
        Runtime.getRuntime().addShutdownHook(new Thread(this::interrupt));
    }

    boolean isOver() {
        return interrupted || System.nanoTime() - begin > limit;
    }

    void tell(Progress progress) {
        long now = System.nanoTime();
        if (err != null && now - told > INTERVAL) {
            told = now;
            long rate = progress.transitions() * TimeUnit.SECONDS.toNanos(1) / Math.max(1, now - begin);
            err.printf(Locale.ROOT, "%,d states, %,d transitions, %,d a second, depth %d with %,d states%n", progress.states(), progress.transitions(),
                    rate, progress.depth(), progress.frontier());
        }
    }

    private void interrupt() {
        interrupted = true;
        try {
            answered.await(LONGEST_ANSWER, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        answered.countDown();
    }
}
