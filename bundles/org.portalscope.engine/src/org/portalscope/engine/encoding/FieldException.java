package org.portalscope.engine.encoding;

/** Fields are not those that a reader asks for: something else was written, or nothing more. The message says what was expected and found. */
public final class FieldException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public FieldException(String message) {
        super(message);
    }
}
