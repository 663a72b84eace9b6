package org.portalscope.world.schedule;

/** A schedule cannot be read, or is that of something else; the message is for users. */
public final class ScheduleException extends Exception {

    private static final long serialVersionUID = 1L;

    ScheduleException(String message) {
        super(message);
    }

    ScheduleException(String message, Throwable cause) {
        super(message, cause);
    }
}
