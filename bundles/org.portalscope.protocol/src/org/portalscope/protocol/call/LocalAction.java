package org.portalscope.protocol.call;

import java.util.function.Consumer;

/** A step that makes no call of Portals, and after which the next one comes. */
final class LocalAction extends ProcedureStep {

    private final Consumer<CallContext> action;

    LocalAction(Consumer<CallContext> action) {
        super(true);
        this.action = action;
    }

    @Override
    Continuation run(CallContext context) {
        action.accept(context);
        return Continuation.ON;
    }
}
