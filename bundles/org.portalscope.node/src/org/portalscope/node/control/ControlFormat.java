package org.portalscope.node.control;

import java.util.zip.CRC32C;

import io.netty.buffer.ByteBuf;
import org.portalscope.node.transport.RefusalException;

/** The bytes of control frames. What is wrong with the beginning of one is found before anything is reserved for it. */
public final class ControlFormat {

    /** The version that is written and read. */
    static final int VERSION = 4;
    /** Bytes in front of the content. */
    static final int HEADER = 16;
    /** The first four bytes: {@code PTLC}. */
    private static final int MAGIC = 0x50544C43;
    private static final int VERSION_AT = 4;
    private static final int KIND_AT = 5;
    private static final int ZERO_AT = 6;
    private static final int LENGTH_AT = 8;
    private static final int CHECKSUM_AT = 12;

    private ControlFormat() {
    }

    /** Writes a frame. */
    static void write(ControlFrame frame, ByteBuf out) {
        byte[] content = frame.content();
        header(frame.kind(), content.length, checksum(content), out);
        out.writeBytes(content);
    }

    /** Writes a frame whose content is that of two arrays, of the second one so many bytes: together at most {@link ControlFrame#LONGEST}. */
    static void write(ControlFrame.Kind kind, byte[] first, byte[] second, int length, ByteBuf out) {
        CRC32C crc = new CRC32C();
        crc.update(first);
        crc.update(second, 0, length);
        header(kind, first.length + length, (int) crc.getValue(), out);
        out.writeBytes(first).writeBytes(second, 0, length);
    }

    private static void header(ControlFrame.Kind kind, int length, int checksum, ByteBuf out) {
        out.writeInt(MAGIC).writeByte(VERSION).writeByte(kind.code()).writeShort(0).writeInt(HEADER + length).writeInt(checksum);
    }

    /**
     * Reads the frame that begins where a buffer is to be read, and passes it.
     *
     * @return null if it is not there as a whole
     * @throws RefusalException if it is none; the message says why
     */
    static ControlFrame read(ByteBuf in) throws RefusalException {
        if (in.readableBytes() < HEADER) {
            return null;
        }
        int at = in.readerIndex();
        require(in.getInt(at) == MAGIC, "this is no control frame");
        int version = in.getUnsignedByte(at + VERSION_AT);
        require(version == VERSION, "the frame is of version " + version + ", and only " + VERSION + " is read");
        ControlFrame.Kind kind = ControlFrame.Kind.of(in.getUnsignedByte(at + KIND_AT));
        require(kind != null, in.getUnsignedByte(at + KIND_AT) + " is no kind of control frame");
        require(in.getShort(at + ZERO_AT) == 0, "two bytes of the frame should be 0");
        long length = in.getUnsignedInt(at + LENGTH_AT) - HEADER;
        require(length >= kind.least() && length <= kind.most(), "a frame of the kind " + kind + " cannot have " + (length + HEADER) + " bytes");
        if (in.readableBytes() < HEADER + length) {
            return null;
        }
        byte[] content = new byte[(int) length];
        in.getBytes(at + HEADER, content);
        require(in.getInt(at + CHECKSUM_AT) == checksum(content), "the checksum of the frame is not that of its content");
        in.skipBytes(HEADER + content.length);
        return new ControlFrame(kind, content);
    }

    private static void require(boolean holds, String why) throws RefusalException {
        if (!holds) {
            throw new RefusalException(why);
        }
    }

    private static int checksum(byte[] content) {
        CRC32C crc = new CRC32C();
        crc.update(content);
        return (int) crc.getValue();
    }
}
