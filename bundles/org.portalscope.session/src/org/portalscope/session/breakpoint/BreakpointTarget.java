package org.portalscope.session.breakpoint;

import java.util.Optional;

import org.portalscope.session.search.StepPredicate;
import org.portalscope.session.state.WorldState;

/** What a breakpoint waits for. The cursor stops behind the steps that match. */
public sealed interface BreakpointTarget extends StepPredicate permits ConditionTarget, FunctionTarget, LineTarget, OutcomeTarget, PortalTarget, ValueTarget {

    /** As {@link BreakpointReader} reads it. */
    String text();

    /** The same as a condition on the steps of one process, for whoever looks for it elsewhere; nothing if it looks at more than single steps. */
    default Optional<String> stepCondition() {
        return Optional.empty();
    }

    /** Why it cannot be hit as things are, such as that what it watches is not there; empty if nothing is known to be in its way. */
    default Optional<String> obstacle(WorldState state) {
        return Optional.empty();
    }
}
