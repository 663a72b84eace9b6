package org.portalscope.analysis.search;

import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.timeline.PassedStep;
import org.portalscope.timeline.session.StopCondition;
import org.portalscope.world.Transition;

/** A question that each step answers by itself with yes or no: for searches, and for moves that stop where it holds. Safe for several threads. */
public interface StepPredicate extends StopCondition {

    /** Whether a check can match, so that a search has to explain transitions; if none can, their effects are enough. */
    boolean needsChecks();

    /** Whether it asks what lies around a step in its transition, too: then a search that needs checks has to keep all steps of a transition. */
    default boolean looksAround() {
        return true;
    }

    /** Whether a step of a process can match, as far as that alone says: a search need not look at what others do. */
    default boolean mayMatch(int process) {
        return true;
    }

    /** Whether a step of a kind can match, as far as its kind alone says: a search need not look at others. */
    boolean mayMatch(String kind);

    /** Whether a check of a kind can match, as far as its kind and whether it passed say. */
    default boolean mayMatch(String kind, boolean passed) {
        return mayMatch(kind);
    }

    /**
     * Whether a step matches.
     *
     * @param transition with all its steps; if no checks are needed, these may be its effects only, and if it does not look around, this step only
     * @param index      of the step in its transition
     */
    boolean matches(Transition transition, int index);

    /** The values that it watches; a predicate can be about something else. */
    default List<WatchedValue> watched() {
        return List.of();
    }

    /**
     * Whether a process that looks for itself finds the steps that match. It has those of its Portals and of its program, and neither their numbers nor their
     * times, which only a world has that follows it.
     */
    default boolean isFoundByProcess() {
        return true;
    }

    /** Whether this or another one holds. */
    default StepPredicate or(StepPredicate other) {
        return new EitherPredicate(this, other);
    }

    @Override
    default boolean looksAtChecks() {
        return needsChecks();
    }

    @Override
    default boolean mayHoldIn(Transition transition) {
        return mayMatch(transition.process()) && IntStream.range(0, transition.steps().size())
                .anyMatch(index -> mayMatch(transition.steps().get(index).kind()) && matches(transition, index));
    }

    @Override
    default boolean stopsBehind(PassedStep step) {
        return matches(step.transition(), step.made() - 1);
    }
}
