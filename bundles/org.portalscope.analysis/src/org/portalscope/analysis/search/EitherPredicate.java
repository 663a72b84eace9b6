package org.portalscope.analysis.search;

import java.util.List;
import java.util.stream.Stream;

import org.portalscope.world.Transition;

/** Holds where one of two holds. */
record EitherPredicate(StepPredicate one, StepPredicate other) implements StepPredicate {

    @Override
    public List<WatchedValue> watched() {
        return Stream.concat(one.watched().stream(), other.watched().stream()).toList();
    }

    @Override
    public boolean isFoundByProcess() {
        return one.isFoundByProcess() && other.isFoundByProcess();
    }

    @Override
    public boolean needsChecks() {
        return one.needsChecks() || other.needsChecks();
    }

    @Override
    public boolean looksAround() {
        return one.looksAround() || other.looksAround();
    }

    @Override
    public boolean mayMatch(int process) {
        return one.mayMatch(process) || other.mayMatch(process);
    }

    @Override
    public boolean mayMatch(String kind) {
        return one.mayMatch(kind) || other.mayMatch(kind);
    }

    @Override
    public boolean mayMatch(String kind, boolean passed) {
        return one.mayMatch(kind, passed) || other.mayMatch(kind, passed);
    }

    @Override
    public boolean matches(Transition transition, int index) {
        return one.matches(transition, index) || other.matches(transition, index);
    }
}
