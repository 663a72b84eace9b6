package org.portalscope.protocol.call;

/** A step of a procedure. It holds no state: what it needs to know is in the variables and in the state of the protocol. */
@FunctionalInterface
public interface ProcedureStep {

    /** Whether it can run now; else the thread waits. */
    default boolean mayRun(CallView view) {
        return true;
    }

    /** Runs it, or answers null and does nothing if it cannot run now. */
    Continuation run(CallContext context);

    /** Takes the result of the procedure that it has called, null if there is none. */
    default Continuation returned(CallContext context, Object result) {
        return Continuation.AGAIN;
    }
}
