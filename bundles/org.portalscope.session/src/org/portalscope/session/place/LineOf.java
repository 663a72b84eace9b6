package org.portalscope.session.place;

import java.util.List;

import org.portalscope.session.breakpoint.LineTarget;
import org.portalscope.session.search.StepPredicate;
import org.portalscope.world.Transition;

/**
 * A statement begins in a line, in one of some processes.
 *
 * @param processes their indexes
 */
record LineOf(LineTarget line, List<Integer> processes) implements StepPredicate {

    @Override
    public boolean needsChecks() {
        return line.needsChecks();
    }

    @Override
    public boolean mayMatch(int process) {
        return processes.contains(process);
    }

    @Override
    public boolean mayMatch(String kind) {
        return line.mayMatch(kind);
    }

    @Override
    public boolean matches(Transition transition, int index) {
        return mayMatch(transition.process()) && line.matches(transition, index);
    }
}
