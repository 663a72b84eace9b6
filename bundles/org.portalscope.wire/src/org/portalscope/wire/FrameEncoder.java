package org.portalscope.wire;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/**
 * Writes the headers of frames into a buffer, without an allocation. Data are not its business: who sends them puts them behind the header. All methods return
 * the length of the header in bytes; none moves the position of the buffer.
 *
 * <p>A message goes in one frame, or in two where its data leave later than its header, as the split phases of an operation want it (R28).
 */
public final class FrameEncoder {

    private final CRC32C crc = new CRC32C();

    /**
     * Writes the header of a frame that brings a message without data, or whose data come in a frame of their own.
     *
     * @param sequence of the message among those from its initiator to its target, from 1
     * @param at       index of the first byte in the buffer
     * @throws IndexOutOfBoundsException if there is no room
     */
    public int header(Header message, long sequence, ByteBuffer to, int at) {
        return write(message, sequence, FrameFormat.HEADER, 0, NiFailType.PTL_NI_OK, to, at);
    }

    /**
     * Writes the header of a frame that brings a put or a reply whole.
     *
     * @param length bytes of data that will follow the header: as many as the put's length or the reply's manipulated length says
     */
    public int whole(Header message, long sequence, int length, ByteBuffer to, int at) {
        return write(message, sequence, FrameFormat.HEADER | FrameFormat.DATA, length, NiFailType.PTL_NI_OK, to, at);
    }

    /** Writes the header of a frame that brings the data of a put or a reply whose header went before. */
    public int data(Header message, long sequence, int length, ByteBuffer to, int at) {
        return write(message, sequence, FrameFormat.DATA, length, NiFailType.PTL_NI_OK, to, at);
    }

    /**
     * Writes a frame that says that the data of a put or a reply whose header went before will never come.
     *
     * @param niFailType why
     */
    public int failure(Header message, long sequence, int niFailType, ByteBuffer to, int at) {
        return write(message, sequence, FrameFormat.DATA, 0, niFailType, to, at);
    }

    private int write(Header message, long sequence, int flags, int dataLength, int niFailType, ByteBuffer to, int at) {
        FrameFormat.requireByteOrder(to);
        int headerLength = FrameFormat.headerLength(message.kind());
        to.putInt(at + FrameField.MAGIC.offset(), FrameFormat.MAGIC);
        to.put(at + FrameField.VERSION.offset(), (byte) FrameFormat.VERSION);
        to.put(at + FrameField.KIND.offset(), (byte) FrameFormat.code(message.kind()));
        to.putShort(at + FrameField.FLAGS.offset(), (short) flags);
        to.putInt(at + FrameField.FRAME_LENGTH.offset(), Math.addExact(headerLength, dataLength));
        to.putLong(at + FrameField.SEQUENCE.offset(), sequence);
        to.putInt(at + FrameField.NI_FAIL_TYPE.offset(), niFailType);
        to.putInt(at + FrameField.RESERVED.offset(), 0);
        writeCommon(message, to, at);
        writeSpecific(message, to, at);
        to.putInt(at + FrameField.CHECKSUM.offset(), FrameFormat.checksum(crc, to, at, headerLength));
        return headerLength;
    }

    private static void writeCommon(Header message, ByteBuffer to, int at) {
        to.putLong(at + FrameField.INITIATOR_NID.offset(), message.initiator());
        to.putLong(at + FrameField.TARGET_NID.offset(), message.target());
        to.putInt(at + FrameField.ORDINAL.offset(), message.ordinal());
        to.putInt(at + FrameField.PORTAL_INDEX.offset(), message.portal());
        to.putLong(at + FrameField.MATCH_BITS.offset(), message.matchBits());
        to.putLong(at + FrameField.OFFSET.offset(), message.offset());
        to.putLong(at + FrameField.MEMORY_DESC.offset(), message.memoryDescriptor());
        to.putLong(at + FrameField.LENGTH.offset(), message.length());
    }

    private static void writeSpecific(Header message, ByteBuffer to, int at) {
        if (!message.isRequest()) {
            to.putLong(at + FrameField.MANIPULATED_LENGTH.offset(), message.manipulatedLength());
            return;
        }
        to.putInt(at + FrameField.USER.offset(), message.user());
        to.putInt(at + FrameField.COOKIE.offset(), message.cookie());
        if (message.is(Message.Kind.PUT)) {
            to.putLong(at + FrameField.HDR_DATA.offset(), message.hdrData());
        }
    }
}
