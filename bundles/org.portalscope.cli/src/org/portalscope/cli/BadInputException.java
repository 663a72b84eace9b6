package org.portalscope.cli;

/** What the user gave cannot be used; the message says what, and how to correct it. */
final class BadInputException extends Exception {

    private static final long serialVersionUID = 1L;

    BadInputException(String message) {
        super(message);
    }
}
