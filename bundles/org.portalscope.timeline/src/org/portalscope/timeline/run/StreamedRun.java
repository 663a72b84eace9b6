package org.portalscope.timeline.run;

import java.util.Iterator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;

/** A run whose transitions come one after the other, and of which nothing is kept. It is gone through once, in one of the ways here. */
public interface StreamedRun {

    /** The world as it is now. */
    WorldState state();

    /**
     * Goes through everything and tells each transition.
     *
     * @param cancelled asked behind each transition
     */
    RunResult follow(Consumer<Transition> told, BooleanSupplier cancelled);

    /**
     * Goes through everything as quickly as can be and tells nothing.
     *
     * @param cancelled asked behind each transition
     */
    RunResult pass(BooleanSupplier cancelled);

    /** Its transitions, each one made when it is asked for; {@link #result} tells then how it ended. */
    Iterator<Transition> transitions();

    /** How it has ended, or that it was interrupted. */
    RunResult result();
}
