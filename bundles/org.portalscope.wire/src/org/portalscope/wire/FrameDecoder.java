package org.portalscope.wire;

import java.nio.ByteBuffer;

import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/**
 * Reads frames out of a buffer, without an allocation: first all of a frame's header is verified, then its fields can be read. It neither moves the position of
 * the buffer nor looks at data.
 */
public final class FrameDecoder {

    private final FrameVerifier verifier;
    private ByteBuffer frame;
    private int start;

    /** @param longest bytes of the longest frame that is accepted, header and data */
    public FrameDecoder(int longest) {
        verifier = new FrameVerifier(longest);
    }

    /**
     * Reads how long the frame is that begins at an index, for those who wait until it is there.
     *
     * @param available bytes of it that are there, at least {@link FrameFormat#PREFIX}
     * @throws FrameException if it is not the beginning of a frame that can be read
     */
    public int frameLength(ByteBuffer buffer, int at, int available) throws FrameException {
        return verifier.prefix(buffer, at, available);
    }

    /**
     * Goes to the frame that begins at an index.
     *
     * @param available bytes from there on that belong to the frame or to what comes behind it
     * @throws FrameException if it is no whole frame of this version that means something; then nothing can be read
     */
    public FrameDecoder wrap(ByteBuffer buffer, int at, int available) throws FrameException {
        frame = null;
        verifier.verify(buffer, at, available);
        frame = buffer;
        start = at;
        return this;
    }

    /**
     * Goes to the frame that begins at an index although its data may not all be there: they are free values, and all else is in its header.
     *
     * @param available bytes from there on that belong to the frame or to what comes behind it
     * @throws FrameException if it is no frame of this version that means something, or not all of its header is there; then nothing can be read
     */
    public FrameDecoder wrapHeader(ByteBuffer buffer, int at, int available) throws FrameException {
        frame = null;
        verifier.verifyHeader(buffer, at, available);
        frame = buffer;
        start = at;
        return this;
    }

    /** The kind of the message. */
    public Message.Kind kind() {
        return FrameVerifier.kind(frame, start);
    }

    /** Bytes of the frame, header and data. */
    public int frameLength() {
        return number(FrameField.FRAME_LENGTH);
    }

    /** Bytes of the header. */
    public int headerLength() {
        return FrameFormat.headerLength(kind());
    }

    /** Bytes of data behind the header. */
    public int dataLength() {
        return frameLength() - headerLength();
    }

    /** Whether the message begins with this frame. */
    public boolean bringsHeader() {
        return (flags() & FrameFormat.HEADER) != 0;
    }

    /** Whether its data are in this frame, or will never come. */
    public boolean bringsData() {
        return (flags() & FrameFormat.DATA) != 0;
    }

    /** Why the data of the message will never come, or {@code PTL_NI_OK}. */
    public int niFailType() {
        return number(FrameField.NI_FAIL_TYPE);
    }

    /** Counts the messages from this initiator to this target, from 1; the same in all frames of a message. */
    public long sequence() {
        return bits(FrameField.SEQUENCE);
    }

    /** Makes a header that of the message. */
    public void read(Header to) {
        switch (kind()) {
            case PUT -> to.setPut(number(FrameField.ORDINAL), bits(FrameField.INITIATOR_NID), number(FrameField.USER), bits(FrameField.TARGET_NID),
                    number(FrameField.PORTAL_INDEX), number(FrameField.COOKIE), bits(FrameField.MATCH_BITS), bits(FrameField.OFFSET),
                    bits(FrameField.MEMORY_DESC), bits(FrameField.LENGTH), bits(FrameField.HDR_DATA));
            case GET -> to.setGet(number(FrameField.ORDINAL), bits(FrameField.INITIATOR_NID), number(FrameField.USER), bits(FrameField.TARGET_NID),
                    number(FrameField.PORTAL_INDEX), number(FrameField.COOKIE), bits(FrameField.MATCH_BITS), bits(FrameField.OFFSET),
                    bits(FrameField.MEMORY_DESC), bits(FrameField.LENGTH));
            case ACK, REPLY -> to.setResponse(kind(), number(FrameField.ORDINAL), bits(FrameField.INITIATOR_NID), bits(FrameField.TARGET_NID),
                    number(FrameField.PORTAL_INDEX), bits(FrameField.MATCH_BITS), bits(FrameField.OFFSET), bits(FrameField.MEMORY_DESC),
                    bits(FrameField.LENGTH), bits(FrameField.MANIPULATED_LENGTH));
        }
    }

    private int flags() {
        return frame.getShort(start + FrameField.FLAGS.offset());
    }

    private int number(FrameField field) {
        return frame.getInt(start + field.offset());
    }

    private long bits(FrameField field) {
        return frame.getLong(start + field.offset());
    }
}
