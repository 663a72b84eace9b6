package org.portalscope.analysis.place;

import java.util.List;

import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.analysis.search.ForwardingPredicate;
import org.portalscope.world.Transition;

/**
 * A statement begins in a line, in one of some processes.
 *
 * @param predicate matches the statements that begin there
 * @param processes their indexes
 */
record LineOf(LineTarget predicate, List<Integer> processes) implements ForwardingPredicate {

    @Override
    public boolean mayMatch(int process) {
        return processes.contains(process);
    }

    @Override
    public boolean matches(Transition transition, int index) {
        return mayMatch(transition.process()) && predicate.matches(transition, index);
    }
}
