package org.portalscope.analysis.breakpoint;

import java.util.List;
import java.util.Optional;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.timeline.state.WorldState;

/** What a breakpoint waits for. The cursor stops behind the steps that match. */
public sealed interface BreakpointTarget extends StepPredicate permits ConditionTarget, FunctionTarget, LineTarget, OutcomeTarget, PortalTarget, ValueTarget {

    /** As {@link BreakpointReader} reads it. */
    String text();

    /**
     * What a process looks for itself that knows no names of its program, as {@link BreakpointReader} reads it there; any of it is enough. Nothing if it does
     * not {@linkplain #isFoundByProcess find it}.
     */
    default List<String> absoluteTexts() {
        return List.of(text());
    }

    /** Why it cannot be hit as things are, such as that what it watches is not there; empty if nothing is known to be in its way. */
    default Optional<String> obstacle(WorldState state) {
        return Optional.empty();
    }
}
