package org.portalscope.session.breakpoint;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.step.Scope;
import org.portalscope.world.Transition;

/** A function of the API: the cursor stops before a call of it does anything, Portals 3.2 §3.12. */
public record FunctionTarget(Function function) implements BreakpointTarget {

    private static final String RETURNED = "Returned";
    private static final String WAITER_ADDED = "WaiterAdded";

    /** Which steps belong to a call is known of explained transitions only. */
    @Override
    public boolean needsChecks() {
        return true;
    }

    /** A call returns in its transition, or waits. */
    @Override
    public boolean mayMatch(String kind) {
        return kind.equals(RETURNED) || function == Function.PTL_EQ_WAIT && kind.equals(WAITER_ADDED);
    }

    @Override
    public boolean matches(Transition transition, int index) {
        return transition.spans().stream().anyMatch(span -> isCall(span.scope()) && Math.max(1, span.from()) == index + 1);
    }

    private boolean isCall(Scope scope) {
        return scope.kind() == Scope.Kind.CALL && scope.name().equals(function.documentName());
    }

    @Override
    public String text() {
        return "call " + function.documentName();
    }
}
