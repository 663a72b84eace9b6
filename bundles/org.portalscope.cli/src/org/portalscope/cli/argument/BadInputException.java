package org.portalscope.cli.argument;

/** What the user gave cannot be used; the message says what, and how to correct it. */
public final class BadInputException extends Exception {

    private static final long serialVersionUID = 1L;

    public BadInputException(String message) {
        super(message);
    }
}
