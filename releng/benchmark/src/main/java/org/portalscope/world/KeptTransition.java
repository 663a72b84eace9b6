package org.portalscope.world;

import org.portalscope.engine.step.Journal;

/** Keeps the steps of one transition after the other, as a world does that can be stepped. */
public final class KeptTransition {

    private final TransitionJournal journal = new TransitionJournal();
    private final Choice choice = new Choice.RunThread(0, 0);
    private int number;

    /** Records the steps of the transition. */
    public Journal journal() {
        return journal;
    }

    /** The transition with all of its steps; the next one begins. */
    public Transition finish() {
        Transition finished = journal.finish(++number, choice, Transition.NO_TIME);
        journal.clear();
        return finished;
    }
}
