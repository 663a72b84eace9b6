package org.portalscope.protocol.call;

import java.util.function.Function;

/** A step that never waits. */
record SimpleStep(Function<CallContext, Continuation> action, boolean isLocal) implements ProcedureStep {

    @Override
    public Continuation run(CallContext context) {
        return action.apply(context);
    }
}
