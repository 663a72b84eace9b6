package org.portalscope.protocol.call;

import java.util.function.Function;

/** A step that never waits. */
record SimpleStep(Function<CallContext, Next> action, boolean isLocal) implements ProcedureStep {

    @Override
    public Next run(CallContext context) {
        return action.apply(context);
    }
}
