package org.portalscope.wire;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.CRC32C;

import org.portalscope.engine.message.Message;

/** The numbers of the format of frames. */
public final class FrameFormat {

    /** The version that is written and read. */
    public static final int VERSION = 1;

    /** The first four bytes of a frame: {@code PTLF}. */
    public static final int MAGIC = 0x50544C46;

    /** A flag: the message begins with this frame, so that its target takes the header. */
    public static final int HEADER = 1;

    /** A flag: the data of the message are behind the header of this frame, or the frame says why they will never come. */
    public static final int DATA = 2;

    /** Bytes of the longest header of any kind. */
    public static final int LONGEST_HEADER = 104;

    /** Bytes of a frame that are enough to know how long it is. */
    public static final int PREFIX = FrameField.FRAME_LENGTH.end();

    private FrameFormat() {
    }

    /** Bytes of the header of a kind of message; its data are behind it. */
    public static int headerLength(Message.Kind kind) {
        return kind == Message.Kind.PUT ? FrameField.HDR_DATA.end() : FrameField.MANIPULATED_LENGTH.end();
    }

    /** The number that stands for a kind of message: 1 put, 2 ack, 3 get, 4 reply. */
    static int code(Message.Kind kind) {
        return kind.ordinal() + 1;
    }

    /** The checksum that the header of a frame should have. */
    static int checksum(CRC32C crc, ByteBuffer frame, int at, int headerLength) {
        crc.reset();
        update(crc, frame, at, at + FrameField.CHECKSUM.offset());
        update(crc, frame, at + FrameField.CHECKSUM.end(), at + headerLength);
        return (int) crc.getValue();
    }

    private static void update(CRC32C crc, ByteBuffer frame, int from, int to) {
        int position = frame.position();
        int limit = frame.limit();
        frame.limit(to).position(from);
        crc.update(frame);
        frame.limit(limit).position(position);
    }

    /** @throws IllegalArgumentException if numbers in the buffer have their lowest byte first */
    static void requireByteOrder(ByteBuffer buffer) {
        if (buffer.order() != ByteOrder.BIG_ENDIAN) {
            throw new IllegalArgumentException("numbers of frames have their highest byte first");
        }
    }
}
