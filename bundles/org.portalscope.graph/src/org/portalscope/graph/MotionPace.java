package org.portalscope.graph;

import java.util.concurrent.TimeUnit;

/** When a motion begins, and how far it is. Pictures that follow each other faster than motions take are shown without any. Times are in nanoseconds. */
final class MotionPace {

    /** How long a motion takes, in milliseconds. */
    static final int LONG = 180;

    private static final long LASTS = TimeUnit.MILLISECONDS.toNanos(LONG);

    private boolean shown;
    private long last;

    /** Takes note of a picture that is shown at a time; whether anything may move towards it. */
    boolean begins(long now) {
        boolean calm = shown && now - last >= LASTS;
        shown = true;
        last = now;
        return calm;
    }

    /** The part of the motion towards the last picture that has passed at a time: 1 is all of it. */
    double passed(long now) {
        return Math.min(1, (double) (now - last) / LASTS);
    }
}
