package org.portalscope.world.fault;

/** A plan of faults is none, or names a process that the scenario does not have; the message is for users. */
public final class FaultPlanException extends Exception {

    private static final long serialVersionUID = 1L;

    FaultPlanException(String message) {
        super(message);
    }
}
