package org.portalscope.goal.simulation;

import java.util.Comparator;

/** An operation that is to start, or a message that arrives. */
abstract class Activity {

    /** The order in which they happen: what was created first does so first, at one instant, however long it has waited. */
    static final Comparator<Activity> ORDER = Comparator.comparingLong((Activity activity) -> activity.time).thenComparingLong(activity -> activity.number);

    private final long number;
    private long time;

    /**
     * @param number how many were created before it
     * @param time   when it can happen at the earliest
     */
    Activity(long number, long time) {
        this.number = number;
        this.time = time;
    }

    long time() {
        return time;
    }

    /** Puts it off. */
    void delay(long until) {
        time = until;
    }
}
