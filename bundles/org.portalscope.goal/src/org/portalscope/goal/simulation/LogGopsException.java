package org.portalscope.goal.simulation;

/** Parameters of the LogGOPS model that are none, or that a schedule would need too much time with; the message says which, for the user. */
public final class LogGopsException extends Exception {

    private static final long serialVersionUID = 1L;

    LogGopsException(String message) {
        super(message);
    }
}
