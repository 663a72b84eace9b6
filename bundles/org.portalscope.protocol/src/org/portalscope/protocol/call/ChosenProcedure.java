package org.portalscope.protocol.call;

/**
 * Calls another procedure, or none.
 *
 * @param choice says which
 */
record ChosenProcedure(ProcedureStep choice) implements ProcedureStep {

    @Override
    public Continuation run(CallContext context) {
        return choice.run(context);
    }

    @Override
    public Continuation returned(CallContext context, Object result) {
        return Continuation.ON;
    }
}
