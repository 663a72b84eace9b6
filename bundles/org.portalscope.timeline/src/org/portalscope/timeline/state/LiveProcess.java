package org.portalscope.timeline.state;

/**
 * How a process stands that runs elsewhere while it is watched.
 *
 * @param lag          how many of its transitions have come that are not in the timeline yet
 * @param why          what it waits for, why it is paused, how it has failed or was lost, as a sentence or a part of one; empty if there is nothing to say
 * @param isUnverified whether its state and the replay have differed, so that what is shown of it need not be what it does
 */
public record LiveProcess(State state, long lag, String why, boolean isUnverified) {

    private static final String UNVERIFIED = "; unverified, since state and replay differ";

    /** Transitions from which on a process is behind. */
    public static final long LAGGING = 100;

    /** What it does. */
    public enum State {
        /** It goes on. */
        LIVE,
        /** It takes nothing until it is told to go on. */
        PAUSED,
        /** It is paused, and a step that was asked for waits until something comes. */
        STEPPING,
        /** It goes on, and much of what it took is not in the timeline yet. */
        LAGGING,
        /** It has ended in good order, or was left to itself. */
        ENDED,
        /** It has said that it ends since something has failed, such as an expectation of its program. */
        FAILED,
        /** Nothing more comes of it, and nobody knows what it does. */
        LOST
    }

    /** A process whose state and replay have not differed. */
    public LiveProcess(State state, long lag, String why) {
        this(state, lag, why, false);
    }

    /** Whether something may still come of it. */
    public boolean isThere() {
        return state != State.ENDED && state != State.FAILED && state != State.LOST;
    }

    /** Whether it goes on, or waits in a step. */
    public boolean goesOn() {
        return state == State.LIVE || state == State.LAGGING || state == State.STEPPING;
    }

    /** Such as {@code paused: a breakpoint is hit: put #1 arrives}. */
    public String words() {
        String words = switch (state) {
            case LIVE -> "live";
            case PAUSED -> "paused";
            case STEPPING -> "a step waits";
            case LAGGING -> "lagging by " + lag + " transitions";
            case ENDED -> "ended";
            case FAILED -> "failed";
            case LOST -> "lost";
        };
        String known = why.isEmpty() || why.equals(words) ? words : words + ": " + why;
        return isUnverified ? known + UNVERIFIED : known;
    }
}
