package org.portalscope.node.control;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** How often somebody may come with a wrong token: so many times at once, then once in a while, so that nobody can try many. */
final class AttemptLimit {

    /** Wrong tokens that may come at once. */
    static final int BURST = 8;
    /** Nanoseconds in which one more may. */
    private static final long INTERVAL = TimeUnit.SECONDS.toNanos(4);

    private final LongSupplier clock;
    private int left = BURST;
    private long since;

    /** @param clock counts nanoseconds */
    AttemptLimit(LongSupplier clock) {
        this.clock = clock;
        since = clock.getAsLong();
    }

    /** Somebody came with a wrong token. */
    void failed() {
        refill();
        left = Math.max(0, left - 1);
    }

    /** Whether tokens are looked at now. */
    boolean allows() {
        refill();
        return left > 0;
    }

    private void refill() {
        long more = (clock.getAsLong() - since) / INTERVAL;
        since += more * INTERVAL;
        left = (int) Math.min(BURST, left + more);
    }
}
