package org.portalscope.analysis.breakpoint;

import org.portalscope.engine.call.Function;
import org.portalscope.engine.step.Scope;
import org.portalscope.world.Transition;

/** A function of the API: the cursor stops before a call of it does anything, Portals 3.2 §3.12. */
public record FunctionTarget(Function function) implements BreakpointTarget {

    /** Which steps belong to a call is known of explained transitions only. */
    @Override
    public boolean needsChecks() {
        return true;
    }

    @Override
    public boolean mayMatch(String kind) {
        return true;
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
