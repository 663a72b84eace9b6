package org.portalscope.protocol.call;

/** Calls another procedure, or none. */
final class ChosenProcedure extends ProcedureStep {

    private final StepAction choice;

    /**
     * @param choice says which
     * @param local  whether it makes no call of Portals before
     */
    ChosenProcedure(StepAction choice, boolean local) {
        super(local);
        this.choice = choice;
    }

    @Override
    Continuation run(CallContext context) {
        return choice.run(context);
    }

    @Override
    Continuation returned(CallContext context, Object result) {
        return Continuation.ON;
    }
}
