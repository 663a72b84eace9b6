package org.portalscope.cli.output;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

import org.portalscope.engine.step.Numbers;

/** Tells now and then how far a run is that is asked behind each transition whether to go on, and at its end how quick it was. */
public final class ProgressReport implements BooleanSupplier {

    /** A length that is not known. */
    public static final int UNKNOWN = 0;

    private static final long INTERVAL = TimeUnit.MILLISECONDS.toNanos(500);
    /** Transitions between two looks at the clock. */
    private static final int PIECE = 1 << 10;
    private static final int PERCENT = 100;

    private final BooleanSupplier cancelled;
    private final PrintWriter err;
    private final LongSupplier clock;
    private final int from;
    private final int length;
    private final long begin;
    private int passed;
    private long told;
    private int toldPassed;

    /**
     * @param cancelled whether not to go on
     * @param err       who wants to know, or null
     * @param clock     nanoseconds that go by
     * @param from      transitions before the first one
     * @param length    transitions of the whole, those before the first one included, or {@link #UNKNOWN}
     */
    public ProgressReport(BooleanSupplier cancelled, PrintWriter err, LongSupplier clock, int from, int length) {
        this.cancelled = cancelled;
        this.err = err;
        this.clock = clock;
        this.from = from;
        this.length = length;
        begin = clock.getAsLong();
        told = begin;
    }

    @Override
    public boolean getAsBoolean() {
        if (++passed % PIECE == 0 && err != null && clock.getAsLong() - told > INTERVAL) {
            tell();
        }
        return cancelled.getAsBoolean();
    }

    private void tell() {
        long now = clock.getAsLong();
        String whole = length == UNKNOWN ? "" : String.format(Locale.ROOT, " of %,d", length);
        String share = length == UNKNOWN ? "" : String.format(Locale.ROOT, " (%d %%)", (long) PERCENT * (from + passed) / length);
        err.printf(Locale.ROOT, "%,d%s transitions%s, %,d a second%n", from + passed, whole, share, rate(passed - toldPassed, now - told));
        told = now;
        toldPassed = passed;
    }

    /** The run has ended. Runs that were over soon say nothing. */
    public void end() {
        long took = clock.getAsLong() - begin;
        if (err != null && took > INTERVAL) {
            err.printf(Locale.ROOT, "%s in %.1f s, %,d a second%n", Numbers.count(passed, "transition"), (double) took / TimeUnit.SECONDS.toNanos(1),
                    rate(passed, took));
        }
    }

    private static long rate(int transitions, long nanoseconds) {
        return transitions * TimeUnit.SECONDS.toNanos(1) / Math.max(1, nanoseconds);
    }
}
