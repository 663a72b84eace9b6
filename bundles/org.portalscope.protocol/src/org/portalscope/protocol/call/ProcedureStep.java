package org.portalscope.protocol.call;

/** A step of a procedure. It holds no state of any process. */
abstract class ProcedureStep {

    private final boolean local;
    private final boolean barrier;

    private ProcedureStep(boolean local, boolean barrier) {
        this.local = local;
        this.barrier = barrier;
    }

    /** @param local whether it makes no call of Portals, and so belongs to the transition before it */
    ProcedureStep(boolean local) {
        this(local, false);
    }

    /** Waits until all processes of the run have come to as many barriers as this one. That is not Portals, but the runtime system's. */
    static final class Barrier extends ProcedureStep {

        Barrier() {
            super(false, true);
        }

        @Override
        Continuation run(CallContext context) {
            context.passBarrier();
            return Continuation.ON;
        }
    }

    /** Whether it makes no call of Portals and waits for no other process, and so belongs to the transition before it. */
    final boolean isLocal() {
        return local;
    }

    /** Whether it waits for all processes of the run. */
    final boolean isBarrier() {
        return barrier;
    }

    /** Whether it can run now; else the thread waits. */
    boolean mayRun(CallView view) {
        return true;
    }

    /** Runs it, or answers null and does nothing if it cannot run now. */
    abstract Continuation run(CallContext context);

    /** Runs it again behind {@link Continuation#WAIT}, or answers null and does nothing if it cannot run now. */
    Continuation goOnWaiting(CallContext context) {
        return run(context);
    }

    /** Takes the result of the procedure that it has called, null if there is none. */
    Continuation returned(CallContext context, Object result) {
        return Continuation.AGAIN;
    }
}
