package org.portalscope.wire;

/** Bytes are not a frame that can be read. The message names the place of the byte in the frame, the field, what was found and what is expected. */
public final class FrameException extends Exception {

    private static final long serialVersionUID = 1L;

    private final FrameField field;

    /** @param found what is wrong with the field, such as {@code 9 is no kind of message} */
    FrameException(FrameField field, String found) {
        super("byte " + field.offset() + " of the frame, " + field.label() + ": " + found);
        this.field = field;
    }

    /** The field that cannot be read. */
    public FrameField field() {
        return field;
    }
}
