package org.portalscope.session.timeline;

import org.portalscope.world.Choice;

/** How much there is to do when a transition is executed again, in transitions that move no data. What is searched for in a list is found by an index. */
public final class ReplayWork {

    /** As many bytes that an operation moves cost as much as a transition. */
    private static final int MOVED = 4096;

    private ReplayWork() {
    }

    /** What a choice costs; at least 1. */
    public static long of(Choice choice) {
        if (choice instanceof Choice.Complete complete) {
            return 1 + complete.operation().length() / MOVED;
        }
        return choice instanceof Choice.Repeat repeat ? of(repeat.choice()) : 1;
    }
}
