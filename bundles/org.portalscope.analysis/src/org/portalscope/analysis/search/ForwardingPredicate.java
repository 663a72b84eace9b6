package org.portalscope.analysis.search;

import java.util.List;

import org.portalscope.world.Transition;

/** A predicate that answers as another one does, but for what it knows better. */
public interface ForwardingPredicate extends StepPredicate {

    /** The other one. */
    StepPredicate predicate();

    @Override
    default boolean needsChecks() {
        return predicate().needsChecks();
    }

    @Override
    default boolean looksAround() {
        return predicate().looksAround();
    }

    @Override
    default boolean mayMatch(int process) {
        return predicate().mayMatch(process);
    }

    @Override
    default boolean mayMatch(String kind) {
        return predicate().mayMatch(kind);
    }

    @Override
    default boolean mayMatch(String kind, boolean passed) {
        return predicate().mayMatch(kind, passed);
    }

    @Override
    default boolean matches(Transition transition, int index) {
        return predicate().matches(transition, index);
    }

    @Override
    default boolean isFoundByProcess() {
        return predicate().isFoundByProcess();
    }

    @Override
    default List<WatchedValue> watched() {
        return predicate().watched();
    }
}
