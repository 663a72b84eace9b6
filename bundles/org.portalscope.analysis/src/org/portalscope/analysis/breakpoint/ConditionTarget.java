package org.portalscope.analysis.breakpoint;

import java.util.List;

import org.portalscope.analysis.search.ForwardingPredicate;
import org.portalscope.analysis.search.StepPredicate;

/**
 * A condition on what steps say of themselves: the cursor stops behind a step that meets it.
 *
 * @param condition as it is written
 * @param predicate matches the steps that meet it
 */
public record ConditionTarget(String condition, StepPredicate predicate) implements BreakpointTarget, ForwardingPredicate {

    @Override
    public List<String> absoluteTexts() {
        return isFoundByProcess() ? List.of(text()) : List.of();
    }

    @Override
    public String text() {
        return "when " + condition;
    }
}
