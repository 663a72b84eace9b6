package org.portalscope.recording;

import java.io.IOException;

/** Bytes are no recording, or a damaged one; the message is a sentence for users. */
public final class RecordingException extends IOException {

    private static final long serialVersionUID = 1L;

    public RecordingException(String message) {
        super(message);
    }

    /** Damage at a place of the file, in bytes from its start. */
    public static RecordingException damaged(long offset, String why) {
        return new RecordingException("The recording is damaged at byte " + offset + ": " + why + ".");
    }
}
