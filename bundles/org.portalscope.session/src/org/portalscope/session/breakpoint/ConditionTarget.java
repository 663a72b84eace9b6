package org.portalscope.session.breakpoint;

import org.portalscope.session.search.StepPredicate;
import org.portalscope.world.Transition;

/**
 * A condition on what steps say of themselves: the cursor stops behind a step that meets it.
 *
 * @param condition as it is written
 * @param meets     matches the steps that meet it
 */
public record ConditionTarget(String condition, StepPredicate meets) implements BreakpointTarget {

    @Override
    public boolean needsChecks() {
        return meets.needsChecks();
    }

    @Override
    public boolean looksAround() {
        return meets.looksAround();
    }

    @Override
    public boolean mayMatch(int process) {
        return meets.mayMatch(process);
    }

    @Override
    public boolean mayMatch(String kind) {
        return meets.mayMatch(kind);
    }

    @Override
    public boolean mayMatch(String kind, boolean passed) {
        return meets.mayMatch(kind, passed);
    }

    @Override
    public boolean matches(Transition transition, int index) {
        return meets.matches(transition, index);
    }

    @Override
    public String text() {
        return "when " + condition;
    }
}
