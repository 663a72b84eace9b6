package org.portalscope.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** A frame that is damaged or makes no sense is refused, by the first field that shows it; only data are free values. */
class FrameDamageTest {

    private static final int LONGEST = 1 << 16;

    private final RandomFrames frames = new RandomFrames(11);
    private final FrameDecoder decoder = new FrameDecoder(LONGEST);

    private FrameException refused(byte[] frame, int available) {
        return assertThrows(FrameException.class, () -> decoder.wrap(ByteBuffer.wrap(frame), 0, available));
    }

    private Message read(byte[] frame) throws FrameException {
        Header read = new Header();
        decoder.wrap(ByteBuffer.wrap(frame), 0, frame.length).read(read);
        return read.message();
    }

    @ParameterizedTest
    @EnumSource
    void shouldRefuseAFrameThatIsCutOffAnywhere(Message.Kind kind) {
        byte[] frame = frames.whole(kind);
        for (int length = 0; length < frame.length; length++) {
            FrameException refusal = refused(frame, length);
            assertEquals(FrameField.FRAME_LENGTH.label(), refusal.field());
            assertTrue(refusal.getMessage().endsWith("cut off after " + length + " bytes"), refusal.getMessage());
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldReadAHeaderWhoseDataAreNotThereYet(Message.Kind kind) throws FrameException {
        byte[] frame = four(kind);
        Message message = read(frame);
        int headerLength = FrameFormat.headerLength(kind);
        Header header = new Header();
        for (int length = 0; length <= frame.length; length++) {
            int available = length;
            if (length < headerLength) {
                FrameException refusal = assertThrows(FrameException.class, () -> decoder.wrapHeader(ByteBuffer.wrap(frame), 0, available));
                assertTrue(refusal.getMessage().endsWith("cut off after " + length + " bytes"), refusal.getMessage());
            } else {
                decoder.wrapHeader(ByteBuffer.wrap(frame), 0, available).read(header);
                assertEquals(message, header.message());
                assertEquals(frame.length - headerLength, decoder.dataLength());
            }
        }
        for (int at = 0; at < headerLength; at++) {
            frame[at] ^= 1;
            assertThrows(FrameException.class, () -> decoder.wrapHeader(ByteBuffer.wrap(frame), 0, headerLength));
            frame[at] ^= 1;
        }
    }

    @ParameterizedTest
    @EnumSource
    void shouldNoticeEveryChangeOfAByteOfTheHeader(Message.Kind kind) throws FrameException {
        byte[] frame = frames.whole(kind);
        Message message = read(frame);
        for (int at = 0; at < frame.length; at++) {
            for (int change = 1; change <= 0xFF; change++) {
                frame[at] ^= (byte) change;
                if (at < FrameFormat.headerLength(kind)) {
                    refused(frame, frame.length);
                } else {
                    assertEquals(message, read(frame), "data are free values");
                }
                frame[at] ^= (byte) change;
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            PUT   | MAGIC          | 1  | 'byte 0 of the frame, magic: 0x00000001 is not 0x50544C46: this is no frame'
            GET   | VERSION        | 0  | 'byte 4 of the frame, version: 0 is no version'
            GET   | VERSION        | 2  | 'byte 4 of the frame, version: the frame is of version 2, which is newer than 1, the newest that is read'
            ACK   | KIND           | 0  | 'byte 5 of the frame, kind: 0 is none of 1 (put), 2 (ack), 3 (get), 4 (reply)'
            ACK   | KIND           | 5  | 'byte 5 of the frame, kind: 5 is none of 1 (put), 2 (ack), 3 (get), 4 (reply)'
            PUT   | FLAGS          | 7  | 'byte 6 of the frame, flags: 0x0007 has reserved bits: only 0x0001 and 0x0002 mean something'
            PUT   | FLAGS          | -1 | 'byte 6 of the frame, flags: 0xFFFF has reserved bits: only 0x0001 and 0x0002 mean something'
            PUT   | FLAGS          | 0  | 'byte 6 of the frame, flags: the frame brings neither a header nor data'
            GET   | FLAGS          | 3  | 'byte 6 of the frame, flags: a message of kind get carries no data'
            PUT   | NI_FAIL_TYPE   | 1  | 'byte 80 of the frame, ni_fail_type: only a frame that brings data, but no header, can say that they will never come'
            ACK   | RESERVED       | 1  | 'byte 84 of the frame, reserved: 0x00000001 is not 0'
            ACK   | FRAME_LENGTH   | 95 | 'byte 8 of the frame, frame_length: 95 bytes are fewer than the 96 of the header alone'
            ACK   | FRAME_LENGTH   | -1 | 'byte 8 of the frame, frame_length: 4294967295 bytes are more than the 65536 that are accepted'
            ACK   | FRAME_LENGTH   | 65537 | 'byte 8 of the frame, frame_length: 65537 bytes are more than the 65536 that are accepted'
            GET   | SEQUENCE       | 0  | 'byte 16 of the frame, sequence: 0 is less than 1'
            GET   | INITIATOR_NID  | -1 | 'byte 24 of the frame, initiator_nid: -1 is less than 0'
            GET   | INITIATOR_PID  | -1 | 'byte 28 of the frame, initiator_pid: -1 is less than 0'
            REPLY | TARGET_NID     | -1 | 'byte 32 of the frame, target_nid: -1 is less than 0'
            REPLY | TARGET_PID     | -1 | 'byte 36 of the frame, target_pid: -1 is less than 0'
            PUT   | ORDINAL        | 0  | 'byte 40 of the frame, ordinal: 0 is less than 1'
            PUT   | LENGTH         | -1 | 'byte 8 of the frame, frame_length: 4 bytes of data are in the frame, which should be 18446744073709551615'
            REPLY | MANIPULATED_LENGTH | 5 | 'byte 8 of the frame, frame_length: 4 bytes of data are in the frame, which should be 5'
            """)
    void shouldSayWhichFieldIsWrong(Message.Kind kind, FrameField field, long value, String words) {
        byte[] bytes = four(kind);
        ByteBuffer frame = ByteBuffer.wrap(bytes);
        switch (field.size()) {
            case 1 -> frame.put(field.offset(), (byte) value);
            case 2 -> frame.putShort(field.offset(), (short) value);
            case 4 -> frame.putInt(field.offset(), (int) value);
            default -> frame.putLong(field.offset(), value);
        }
        frame.putInt(FrameField.CHECKSUM.offset(), FrameFormat.checksum(new CRC32C(), frame, 0, FrameFormat.headerLength(kind)));
        FrameException refusal = refused(bytes, bytes.length);
        assertEquals(words, refusal.getMessage());
    }

    /** A whole message, with four bytes of data if it carries any. */
    private byte[] four(Message.Kind kind) {
        int dataLength = kind.carriesData() ? 4 : 0;
        ByteBuffer frame = ByteBuffer.allocate(FrameFormat.headerLength(kind) + dataLength);
        Header message = frames.message(kind, dataLength);
        if (kind.carriesData()) {
            new FrameEncoder().whole(message, 1, dataLength, frame, 0);
        } else {
            new FrameEncoder().header(message, 1, frame, 0);
        }
        return frame.array();
    }

    @Test
    void shouldRefuseRandomBytes() {
        byte[] noise = new byte[LONGEST];
        new SplittableRandom(3).nextBytes(noise);
        for (int at = 0; at + FrameFormat.LONGEST_HEADER < noise.length; at++) {
            int from = at;
            assertThrows(FrameException.class, () -> decoder.wrap(ByteBuffer.wrap(noise), from, noise.length - from));
        }
    }

    @Test
    void shouldReadNothingAfterARefusal() throws FrameException {
        byte[] frame = frames.whole(Message.Kind.PUT);
        decoder.wrap(ByteBuffer.wrap(frame), 0, frame.length);
        refused(frame, 1);
        assertThrows(NullPointerException.class, decoder::sequence);
    }
}
