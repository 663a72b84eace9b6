package org.portalscope.protocol.call;

import java.util.function.Consumer;

/** A step that makes no call of Portals, and after which the next one comes. */
record LocalAction(Consumer<CallContext> action) implements ProcedureStep {

    @Override
    public Continuation run(CallContext context) {
        action.accept(context);
        return Continuation.ON;
    }
}
