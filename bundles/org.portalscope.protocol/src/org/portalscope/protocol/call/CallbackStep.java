package org.portalscope.protocol.call;

import java.util.function.Function;

import org.portalscope.protocol.value.CallVariable;

/** Has the program call one of its functions. The thread stays here until that has returned; its driver sees to both. */
final class CallbackStep extends ProcedureStep {

    private final Function<CallView, Callback> callback;
    private final CallVariable into;

    /**
     * @param callback says which function, with which arguments; it looks at the state and changes nothing
     * @param into     the variable that takes what the function returns, or null
     */
    CallbackStep(Function<CallView, Callback> callback, CallVariable into) {
        super(false);
        this.callback = callback;
        this.into = into;
    }

    /** Which function it has called, with which arguments. */
    Callback callback(CallView view) {
        return callback.apply(view);
    }

    /** The variable that takes what the function returns, or null. */
    CallVariable into() {
        return into;
    }

    @Override
    boolean mayRun(CallView view) {
        return false;
    }

    @Override
    Continuation run(CallContext context) {
        return null;
    }
}
