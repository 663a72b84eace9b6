package org.portalscope.export;

import org.portalscope.world.Transition;

/**
 * Gives every step of a run a time of its own, in nanoseconds, in the order in which they happen. Where there is virtual time, a transition begins at its time,
 * and its steps, which take none, are a nanosecond apart; one that would begin before the steps of the one before it have ended begins then. Where there is
 * none, a step takes a microsecond.
 */
final class StepClock {

    private static final long MICROSECOND = 1_000;

    private final long unit;
    private long start;
    private long end;

    /** @param virtual whether there is virtual time */
    StepClock(boolean virtual) {
        unit = virtual ? 1 : MICROSECOND;
    }

    /** What the times mean, for people. */
    String words() {
        return unit == 1 ? "virtual time; the steps of an instant are drawn a nanosecond apart, and what follows waits for them"
                : "no virtual time: every step of the run takes a microsecond";
    }

    /** Goes on to the next transition of the run. */
    void begin(Transition transition) {
        start = transition.time() == Transition.NO_TIME ? end : Math.max(end, transition.time());
        end = start + transition.steps().size() * unit;
    }

    /** When a step of the transition begins; for the number of its steps, when it ends. */
    long at(int step) {
        return start + step * unit;
    }

    /** When the last transition ends. */
    long end() {
        return end;
    }
}
