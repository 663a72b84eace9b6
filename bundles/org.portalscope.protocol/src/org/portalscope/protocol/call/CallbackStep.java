package org.portalscope.protocol.call;

import java.util.function.Function;

import org.portalscope.protocol.value.CallVariable;

/**
 * Has the program call one of its functions. The thread stays here until that has returned; its driver sees to both.
 *
 * @param callback says which function, with which arguments; it looks at the state and changes nothing
 * @param into     the variable that takes what the function returns, or null
 */
record CallbackStep(Function<CallView, Callback> callback, CallVariable into) implements ProcedureStep {

    @Override
    public boolean mayRun(CallView view) {
        return false;
    }

    @Override
    public Continuation run(CallContext context) {
        return null;
    }
}
