package org.portalscope.protocol.repeat;

/** A call cannot be run again as it was recorded. The message says why, as a part of a sentence. */
final class RepetitionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    RepetitionException(String message) {
        super(message);
    }
}
