package org.portalscope.ui.stepping;

import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * When the steps of a session that plays are due: each an interval after the one before was, so that a step that comes late does not make all others late.
 * What is lost beyond half an interval stays lost, since steps that follow one another at once would not be seen.
 */
final class StepTimes {

    private long due;

    /** @param start when it begins to play, in nanoseconds */
    StepTimes(long start) {
        due = start;
    }

    /** Milliseconds until the next step is due, at least 1. */
    int next(Duration interval, long now) {
        due = Math.max(due + interval.toNanos(), now - interval.toNanos() / 2);
        return (int) Math.max(1, TimeUnit.NANOSECONDS.toMillis(due - now + TimeUnit.MILLISECONDS.toNanos(1) / 2));
    }
}
