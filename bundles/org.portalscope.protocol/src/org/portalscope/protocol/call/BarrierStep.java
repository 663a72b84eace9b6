package org.portalscope.protocol.call;

/** Waits until all processes of the run have come to as many barriers as this one. That is not Portals, but the runtime system's. */
record BarrierStep() implements ProcedureStep {

    @Override
    public Continuation run(CallContext context) {
        context.passBarrier();
        return Continuation.ON;
    }
}
