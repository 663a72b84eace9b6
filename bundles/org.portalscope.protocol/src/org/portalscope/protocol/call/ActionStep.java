package org.portalscope.protocol.call;

/** Does what decides itself what comes next. */
final class ActionStep extends ProcedureStep {

    private final StepAction action;

    ActionStep(StepAction action, boolean local) {
        super(local);
        this.action = action;
    }

    @Override
    Continuation run(CallContext context) {
        return action.run(context);
    }
}
