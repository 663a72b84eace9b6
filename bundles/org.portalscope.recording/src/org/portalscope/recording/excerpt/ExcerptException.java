package org.portalscope.recording.excerpt;

/** Calls cannot be taken out of a run, or cannot be written as a program; the message is a sentence that says why. */
public final class ExcerptException extends Exception {

    private static final long serialVersionUID = 1L;

    public ExcerptException(String sentence) {
        super(sentence);
    }

    public ExcerptException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
