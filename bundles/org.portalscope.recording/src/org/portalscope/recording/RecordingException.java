package org.portalscope.recording;

import java.io.IOException;
import java.util.Optional;

/** Bytes are no recording, or a damaged one; the message is a sentence for users. */
public final class RecordingException extends IOException {

    private static final long serialVersionUID = 1L;

    public RecordingException(String message) {
        super(message);
    }

    /**
     * Damage that no check has recognized, but that led to an exception while a recording was read.
     *
     * @param recording its name, for the message
     */
    public static RecordingException unrecognized(String recording, RuntimeException cause) {
        RecordingException unrecognized = new RecordingException(recording + " is damaged in a way that Portalscope does not recognize.");
        unrecognized.initCause(cause);
        return unrecognized;
    }

    /** The exception that damage has led to, if no check has recognized it. */
    public Optional<RuntimeException> unrecognized() {
        return getCause() instanceof RuntimeException cause ? Optional.of(cause) : Optional.empty();
    }

    /** Damage at a place of the file, in bytes from its start. */
    public static RecordingException damaged(long offset, String why) {
        return new RecordingException("The recording is damaged at byte " + offset + ": " + why + ".");
    }
}
