package org.portalscope.node.control;

import org.portalscope.engine.description.ControlCharacters;

/**
 * Whether a node goes on.
 *
 * @param why it is paused, what it waits for, or what it does, as a sentence; empty if there is nothing to say
 */
public record NodeState(boolean isPaused, String why) {

    public NodeState {
        why = ControlCharacters.shown(why);
    }

    /** Why a node is paused that was told to. */
    public static final String PAUSED = "paused";

    /** How the reason begins of a node that has come to a breakpoint. */
    public static final String AT_BREAKPOINT = "a breakpoint is hit: ";

    /** What is said of a node that goes on up to a breakpoint about checks: it makes them for that, which it does not otherwise. */
    public static final String EXPLAINING = "looks at every check, which takes it more time";

    /** Why a node refuses a condition on steps that it does not find. */
    public static final String NOT_FOUND = "no node knows numbers and times of transitions, nor the steps of those who repeat what it takes";

    /** How it begins where a step waits for something. */
    private static final String WAITING = "waiting: ";
    /** Why a step waits of a node whose program does nothing more. */
    private static final String ENDED = "its program has ended";

    static final NodeState RUNNING = new NodeState(false, "");

    /** Whether it is paused since it was told to. */
    public boolean isTold() {
        return isPaused && why.equals(PAUSED);
    }

    /** Whether it is paused, and a step waits for something. */
    public boolean waits() {
        return isPaused && (why.startsWith(WAITING) || why.equals(ENDED));
    }

    /** Whether it is paused since it has come to a breakpoint. */
    public boolean isAtBreakpoint() {
        return isPaused && why.startsWith(AT_BREAKPOINT);
    }
}
