package org.portalscope.cli.explore;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

import org.portalscope.cli.output.Interruption;
import org.portalscope.world.explore.ExplorationProgress;

/** Tells how far an exploration is, and ends it when its time is over or the user interrupts it. */
final class ExplorationMonitor {

    private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(500);

    private final long begin = System.nanoTime();
    private final long limit;
    private final PrintWriter err;
    private final Interruption interruption;
    private long told = begin;
    private long toldTransitions;

    /**
     * @param seconds after which it is over, or null
     * @param err     who wants to know how far it is, or null
     */
    ExplorationMonitor(Long seconds, PrintWriter err, Interruption interruption) {
        limit = seconds == null ? Long.MAX_VALUE : TimeUnit.SECONDS.toNanos(seconds);
        this.err = err;
        this.interruption = interruption;
        interruption.listen();
    }

    boolean isOver() {
        return interruption.isRequested() || System.nanoTime() - begin > limit;
    }

    /** What has ended it, as part of a sentence. */
    String words() {
        return interruption.isRequested() ? "an interruption" : "the bound of time";
    }

    /** Tells how far it is and how many transitions a second there were since it told that last, if that is long enough ago. */
    void tell(ExplorationProgress progress) {
        long now = System.nanoTime();
        if (err != null && now - told > INTERVAL) {
            long rate = (progress.transitions() - toldTransitions) * TimeUnit.SECONDS.toNanos(1) / (now - told);
            told = now;
            toldTransitions = progress.transitions();
            err.printf(Locale.ROOT, "%,d states, %,d transitions, %,d a second, depth %d with %,d states%n", progress.states(), progress.transitions(),
                    rate, progress.depth(), progress.frontier());
        }
    }
}
