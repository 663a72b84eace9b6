package org.portalscope.wire;

/** Bytes are not a frame that can be read. The message names the place of the byte in the frame, the field, what was found and what is expected. */
public final class FrameException extends Exception {

    private static final long serialVersionUID = 1L;

    private final String field;

    /** @param found what is wrong with the field, such as {@code 9 is no kind of message} */
    FrameException(FrameField field, String found) {
        this(field.offset(), field.label(), found);
    }

    /** @param found what is wrong with the field */
    FrameException(LinkField field, String found) {
        this(field.offset(), field.label(), found);
    }

    private FrameException(int offset, String label, String found) {
        super("byte " + offset + " of the frame, " + label + ": " + found);
        field = label;
    }

    /** The name of the field that cannot be read, as documentation has it. */
    public String field() {
        return field;
    }
}
