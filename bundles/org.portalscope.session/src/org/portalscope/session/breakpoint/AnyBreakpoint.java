package org.portalscope.session.breakpoint;

import java.util.List;

import org.portalscope.session.search.StepPredicate;
import org.portalscope.world.Transition;

/** The steps at which some breakpoint is hit. */
record AnyBreakpoint(List<Breakpoint> breakpoints) implements StepPredicate {

    AnyBreakpoint {
        breakpoints = List.copyOf(breakpoints);
    }

    @Override
    public boolean needsChecks() {
        return breakpoints.stream().anyMatch(Breakpoint::needsChecks);
    }

    @Override
    public boolean mayMatch(String kind) {
        return breakpoints.stream().anyMatch(breakpoint -> breakpoint.mayMatch(kind));
    }

    @Override
    public boolean matches(Transition transition, int index) {
        return breakpoints.stream().anyMatch(breakpoint -> breakpoint.matches(transition, index));
    }
}
