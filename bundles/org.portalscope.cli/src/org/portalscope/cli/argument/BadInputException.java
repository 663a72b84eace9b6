package org.portalscope.cli.argument;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.recording.text.InputTextException;

/** What the user gave cannot be used; the message says what, and how to correct it. */
public final class BadInputException extends Exception {

    private static final long serialVersionUID = 1L;

    public BadInputException(String message) {
        super(ControlCharacters.shown(message));
    }

    /** An input as text with problems, which the message has a line each of. */
    public BadInputException(InputTextException problems) {
        super(problems.getMessage());
    }

    /** An input that is damaged although no check has recognized how: the cause is the exception that it led to. */
    public BadInputException(String message, RuntimeException cause) {
        super(ControlCharacters.shown(message), cause);
    }

    /** Whether no check has recognized the damage. */
    public boolean isUnrecognized() {
        return getCause() instanceof RuntimeException;
    }
}
