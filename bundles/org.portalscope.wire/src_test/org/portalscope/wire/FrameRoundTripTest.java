package org.portalscope.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** What is written into a frame is what is read from it. */
class FrameRoundTripTest {

    private static final int ROUNDS = 2_000;
    private static final int AT = 3;

    private final RandomFrames frames = new RandomFrames(7);
    private final FrameEncoder encoder = new FrameEncoder();
    private final FrameDecoder decoder = new FrameDecoder(1 << 20);
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(AT + FrameFormat.LONGEST_HEADER);

    private void read(Header expected, long sequence) {
        Header read = new Header();
        decoder.read(read);
        assertEquals(expected.message(), read.message());
        assertEquals(sequence, decoder.sequence());
        assertEquals(0, buffer.position());
        assertEquals(buffer.capacity(), buffer.limit());
    }

    @ParameterizedTest
    @EnumSource
    void shouldReadTheHeaderThatWasWritten(Message.Kind kind) throws FrameException {
        for (int i = 0; i < ROUNDS; i++) {
            Header message = frames.message(kind, i);
            long sequence = frames.sequence();
            int length = encoder.header(message, sequence, buffer, AT);
            decoder.wrap(buffer, AT, length);
            read(message, sequence);
            assertTrue(decoder.bringsHeader() && !decoder.bringsData());
            assertEquals(length, decoder.frameLength());
            assertEquals(NiFailType.PTL_NI_OK, decoder.niFailType());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"PUT", "REPLY"})
    void shouldReadAMessageWhole(Message.Kind kind) throws FrameException {
        for (int i = 0; i < ROUNDS; i++) {
            Header message = frames.message(kind, i);
            int length = encoder.whole(message, i + 1, i, buffer, AT);
            decoder.wrap(buffer, AT, length + i);
            read(message, i + 1);
            assertTrue(decoder.bringsHeader() && decoder.bringsData());
            assertEquals(i, decoder.dataLength());
            assertEquals(length, decoder.headerLength());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"PUT", "REPLY"})
    void shouldReadDataAndWhyTheyNeverCome(Message.Kind kind) throws FrameException {
        Header message = frames.message(kind, 5);
        int length = encoder.data(message, 9, 5, buffer, AT);
        decoder.wrap(buffer, AT, length + 5);
        read(message, 9);
        assertTrue(decoder.bringsData() && !decoder.bringsHeader());
        int why = frames.failure();
        decoder.wrap(buffer, AT, encoder.failure(message, 9, why, buffer, AT));
        read(message, 9);
        assertEquals(why, decoder.niFailType());
        assertEquals(0, decoder.dataLength());
        assertFalse(decoder.bringsHeader());
    }

    @Test
    void shouldFindTheNextFrameBehindOne() throws FrameException {
        byte[] first = frames.whole(Message.Kind.PUT);
        byte[] second = frames.whole(Message.Kind.GET);
        ByteBuffer both = ByteBuffer.allocate(first.length + second.length).put(first).put(second).flip().asReadOnlyBuffer();
        assertEquals(first.length, decoder.frameLength(both, 0, FrameFormat.PREFIX));
        assertEquals(Message.Kind.PUT, decoder.wrap(both, 0, both.limit()).kind());
        assertEquals(Message.Kind.GET, decoder.wrap(both, decoder.frameLength(), second.length).kind());
    }

    @Test
    void shouldRefuseABufferOfTheOtherByteOrder() {
        ByteBuffer little = ByteBuffer.allocate(FrameFormat.LONGEST_HEADER).order(ByteOrder.LITTLE_ENDIAN);
        assertThrows(IllegalArgumentException.class, () -> encoder.header(frames.message(Message.Kind.GET, 0), 1, little, 0));
        assertThrows(IllegalArgumentException.class, () -> decoder.wrap(little, 0, little.limit()));
    }
}
