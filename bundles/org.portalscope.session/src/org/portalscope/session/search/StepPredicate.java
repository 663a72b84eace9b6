package org.portalscope.session.search;

import java.util.List;

import org.portalscope.session.StopCondition;
import org.portalscope.session.timeline.PassedStep;
import org.portalscope.world.Transition;

/** A question that each step answers by itself with yes or no: for searches, and for moves that stop where it holds. Immutable. */
public interface StepPredicate extends StopCondition {

    /** Whether a check can match, so that a search has to explain transitions; if none can, their effects are enough. */
    boolean needsChecks();

    /** Whether a step of a kind can match, as far as its kind alone says: a search need not look at others. */
    boolean mayMatch(String kind);

    /**
     * Whether a step matches.
     *
     * @param index of the step in its transition
     */
    boolean matches(Transition transition, int index);

    /** The values that it watches; a predicate can be about something else. */
    default List<WatchedValue> watched() {
        return List.of();
    }

    /** Whether this or another one holds. */
    default StepPredicate or(StepPredicate other) {
        return new EitherPredicate(this, other);
    }

    @Override
    default boolean stopsBehind(PassedStep step) {
        return matches(step.transition(), step.made() - 1);
    }
}
