package org.portalscope.protocol.call;

/** What a step of a procedure does. It holds no state: what it needs to know is in the variables and in the state of the protocol. */
@FunctionalInterface
public interface StepAction {

    /** Does it, or answers null and does nothing if it cannot be done now. */
    Continuation run(CallContext context);
}
