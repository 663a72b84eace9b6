package org.portalscope.wire;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.zip.CRC32C;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.message.Message;

/** Verifies everything that can be wrong with the header of a frame, before anything of it is read. What is no free value has a test of its own here. */
final class FrameVerifier {

    private static final Message.Kind[] KINDS = Message.Kind.values();

    private final CRC32C crc = new CRC32C();
    private final int longest;

    /** @param longest bytes of the longest frame */
    FrameVerifier(int longest) {
        this.longest = longest;
    }

    /** The kind of the message in a frame that has been verified. */
    static Message.Kind kind(ByteBuffer frame, int at) {
        return KINDS[frame.get(at + FrameField.KIND.offset()) - 1];
    }

    /** Verifies what comes before the checksum, and returns how long the frame is. */
    int prefix(ByteBuffer frame, int at, int available) throws FrameException {
        FrameFormat.requireByteOrder(frame);
        if (available < FrameFormat.PREFIX) {
            throw new FrameException(FrameField.FRAME_LENGTH, "the frame is cut off after " + available + " bytes");
        }
        verifyFormat(frame, at);
        verifyFlags(frame, at);
        return verifiedLength(frame, at);
    }

    /** Verifies a frame that is there as a whole. */
    void verify(ByteBuffer frame, int at, int available) throws FrameException {
        int length = prefix(frame, at, available);
        verifyAvailable(length, length, available);
        verifyFields(frame, at, length);
    }

    /** Verifies a frame of which at least the header is there. */
    void verifyHeader(ByteBuffer frame, int at, int available) throws FrameException {
        int length = prefix(frame, at, available);
        verifyAvailable(FrameFormat.headerLength(kind(frame, at)), length, available);
        verifyFields(frame, at, length);
    }

    private static void verifyAvailable(int needed, int length, int available) throws FrameException {
        if (needed > available) {
            throw new FrameException(FrameField.FRAME_LENGTH, "the frame of " + length + " bytes is cut off after " + available + " bytes");
        }
    }

    private void verifyFields(ByteBuffer frame, int at, int length) throws FrameException {
        int found = frame.getInt(at + FrameField.CHECKSUM.offset());
        int expected = FrameFormat.checksum(crc, frame, at, FrameFormat.headerLength(kind(frame, at)));
        if (found != expected) {
            throw new FrameException(FrameField.CHECKSUM, hex(found) + " is not " + hex(expected) + ", the checksum of the header: a byte has changed");
        }
        verifyIds(frame, at);
        verifyFailure(frame, at);
        verifyDataLength(frame, at, length);
    }

    private static void verifyFormat(ByteBuffer frame, int at) throws FrameException {
        int magic = frame.getInt(at + FrameField.MAGIC.offset());
        if (magic != FrameFormat.MAGIC) {
            throw new FrameException(FrameField.MAGIC, hex(magic) + " is not " + hex(FrameFormat.MAGIC) + ": this is no frame");
        }
        int version = octet(frame, at, FrameField.VERSION);
        if (version != FrameFormat.VERSION) {
            throw new FrameException(FrameField.VERSION, version == 0 ? "0 is no version"
                    : "the frame is of version " + version + ", which is newer than " + FrameFormat.VERSION + ", the newest that is read");
        }
        int kind = octet(frame, at, FrameField.KIND);
        if (kind < 1 || kind > KINDS.length) {
            throw new FrameException(FrameField.KIND, kind + " is none of 1 (put), 2 (ack), 3 (get), 4 (reply)");
        }
    }

    private static void verifyFlags(ByteBuffer frame, int at) throws FrameException {
        int flags = flags(frame, at);
        if ((flags & ~(FrameFormat.HEADER | FrameFormat.DATA)) != 0) {
            throw new FrameException(FrameField.FLAGS, hex((short) flags) + " has reserved bits: only 0x0001 and 0x0002 mean something");
        }
        if (flags == 0) {
            throw new FrameException(FrameField.FLAGS, "the frame brings neither a header nor data");
        }
        Message.Kind kind = kind(frame, at);
        if (flags != FrameFormat.HEADER && !kind.carriesData()) {
            throw new FrameException(FrameField.FLAGS, "a message of kind " + kind.word() + " carries no data");
        }
    }

    private int verifiedLength(ByteBuffer frame, int at) throws FrameException {
        int length = frame.getInt(at + FrameField.FRAME_LENGTH.offset());
        if (length < 0 || length > longest) {
            throw new FrameException(FrameField.FRAME_LENGTH, Integer.toUnsignedString(length) + " bytes are more than the " + longest + " that are accepted");
        }
        int headerLength = FrameFormat.headerLength(kind(frame, at));
        if (length < headerLength) {
            throw new FrameException(FrameField.FRAME_LENGTH, length + " bytes are fewer than the " + headerLength + " of the header alone");
        }
        return length;
    }

    private static void verifyIds(ByteBuffer frame, int at) throws FrameException {
        if (frame.getLong(at + FrameField.SEQUENCE.offset()) < 1) {
            throw new FrameException(FrameField.SEQUENCE, frame.getLong(at + FrameField.SEQUENCE.offset()) + " is less than 1");
        }
        verifyAtLeast(0, FrameField.INITIATOR_NID, frame, at);
        verifyAtLeast(0, FrameField.INITIATOR_PID, frame, at);
        verifyAtLeast(0, FrameField.TARGET_NID, frame, at);
        verifyAtLeast(0, FrameField.TARGET_PID, frame, at);
        verifyAtLeast(1, FrameField.ORDINAL, frame, at);
    }

    private static void verifyAtLeast(int least, FrameField field, ByteBuffer frame, int at) throws FrameException {
        int found = frame.getInt(at + field.offset());
        if (found < least) {
            throw new FrameException(field, found + " is less than " + least);
        }
    }

    private static void verifyFailure(ByteBuffer frame, int at) throws FrameException {
        if (frame.getInt(at + FrameField.NI_FAIL_TYPE.offset()) != NiFailType.PTL_NI_OK && flags(frame, at) != FrameFormat.DATA) {
            throw new FrameException(FrameField.NI_FAIL_TYPE, "only a frame that brings data, but no header, can say that they will never come");
        }
        int reserved = frame.getInt(at + FrameField.RESERVED.offset());
        if (reserved != 0) {
            throw new FrameException(FrameField.RESERVED, hex(reserved) + " is not 0");
        }
    }

    private static void verifyDataLength(ByteBuffer frame, int at, int length) throws FrameException {
        Message.Kind kind = kind(frame, at);
        int found = length - FrameFormat.headerLength(kind);
        FrameField field = kind == Message.Kind.PUT ? FrameField.LENGTH : FrameField.MANIPULATED_LENGTH;
        boolean data = (flags(frame, at) & FrameFormat.DATA) != 0 && frame.getInt(at + FrameField.NI_FAIL_TYPE.offset()) == NiFailType.PTL_NI_OK;
        long expected = data ? frame.getLong(at + field.offset()) : 0;
        if (found != expected) {
            throw new FrameException(FrameField.FRAME_LENGTH, found + " bytes of data are in the frame, which should be " + Long.toUnsignedString(expected));
        }
    }

    private static int flags(ByteBuffer frame, int at) {
        return frame.getShort(at + FrameField.FLAGS.offset()) & 0xFFFF;
    }

    private static int octet(ByteBuffer frame, int at, FrameField field) {
        return frame.get(at + field.offset()) & 0xFF;
    }

    private static String hex(int number) {
        return "0x" + HexFormat.of().withUpperCase().toHexDigits(number);
    }

    private static String hex(short number) {
        return "0x" + HexFormat.of().withUpperCase().toHexDigits(number);
    }
}
