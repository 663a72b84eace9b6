package org.portalscope.protocol.call;

import java.util.function.Function;

import org.portalscope.protocol.value.CallVariable;

/**
 * Has a function of the user called by whoever drives the call.
 *
 * @param into takes the list of numbers that the function returns, or null
 */
record UpcallStep(Function<CallView, Upcall> upcall, CallVariable into) implements ProcedureStep {

    @Override
    public boolean mayRun(CallView view) {
        return false;
    }

    @Override
    public Continuation run(CallContext context) {
        throw new IllegalStateException("the function of the user has not returned");
    }
}
