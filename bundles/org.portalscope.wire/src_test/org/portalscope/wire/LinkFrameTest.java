package org.portalscope.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ByteString;

/** A link frame is read as it was written, and one that is cut off or changed anywhere is refused. */
class LinkFrameTest {

    static Stream<LinkFrame> frames() {
        return Stream.of(new LinkFrame.Introduction(LinkFrame.Kind.MESSAGES, 2, 4, -7, List.of(new ProcessId(1, 0))),
                new LinkFrame.Introduction(LinkFrame.Kind.BARRIERS, 0, 1, 9, List.of(new ProcessId(0, 3), new ProcessId(Integer.MAX_VALUE, 4))),
                new LinkFrame.Introduction(LinkFrame.Kind.BARRIERS, 1, 2, 9, List.of(new ProcessId(0, 3))).proved(bytes(7)),
                new LinkFrame.Introduction(LinkFrame.Kind.REFUSED, 1, 2, 9, List.of(new ProcessId(0, 3))).proved(bytes(7)), new LinkFrame.Challenge(bytes(8)),
                new LinkFrame.BarrierReached(3), new LinkFrame.BarrierReached(Long.MAX_VALUE), new LinkFrame.Ended(), new LinkFrame.Farewell());
    }

    private static ByteString bytes(long seed) {
        byte[] bytes = new byte[LinkFrameFormat.PROOF];
        new SplittableRandom(seed).nextBytes(bytes);
        return ByteString.of(bytes);
    }

    private static FrameException refused(byte[] frame, int available) {
        return assertThrows(FrameException.class, () -> LinkFrameFormat.read(ByteBuffer.wrap(frame), 0, available));
    }

    @ParameterizedTest
    @MethodSource("frames")
    void shouldReadWhatWasWritten(LinkFrame frame) throws FrameException {
        byte[] bytes = LinkFrameFormat.write(frame);
        assertEquals(frame, LinkFrameFormat.read(ByteBuffer.wrap(bytes), 0, bytes.length));
        ByteBuffer inside = ByteBuffer.allocate(bytes.length + 8).put(5, bytes);
        assertEquals(bytes.length, LinkFrameFormat.frameLength(inside, 5, bytes.length + 3));
        assertEquals(frame, LinkFrameFormat.read(inside, 5, bytes.length + 3));
    }

    @ParameterizedTest
    @MethodSource("frames")
    void shouldRefuseEveryTruncationAndEveryChangedByte(LinkFrame frame) {
        byte[] bytes = LinkFrameFormat.write(frame);
        for (int at = 0; at < bytes.length; at++) {
            assertEquals(LinkField.FRAME_LENGTH.label(), refused(bytes, at).field());
            for (int change = 1; change <= 0xFF; change++) {
                bytes[at] ^= (byte) change;
                refused(bytes, bytes.length);
                bytes[at] ^= (byte) change;
            }
        }
    }

    @Test
    void shouldRefuseWhatMakesNoSense() {
        byte[] rank = LinkFrameFormat.write(new LinkFrame.Introduction(LinkFrame.Kind.MESSAGES, 4, 4, 0, List.of(new ProcessId(0, 0))));
        assertEquals("byte 16 of the frame, rank: 4 is no rank among 4 nodes", refused(rank, rank.length).getMessage());
        byte[] any = LinkFrameFormat.write(new LinkFrame.Introduction(LinkFrame.Kind.MESSAGES, 0, 4, 0, List.of(ProcessId.ANY)));
        assertEquals("byte 64 of the frame, ids: *:* names no process", refused(any, any.length).getMessage());
        byte[] none = LinkFrameFormat.write(new LinkFrame.BarrierReached(-1));
        assertEquals("byte 16 of the frame, arrivals: -1 is less than 0", refused(none, none.length).getMessage());
        assertThrows(IllegalArgumentException.class, () -> new LinkFrame.Introduction(LinkFrame.Kind.BARRIER, 0, 1, 0, List.of()));
        assertThrows(IllegalArgumentException.class, () -> new LinkFrame.Challenge(ByteString.of(new byte[LinkFrameFormat.PROOF - 1])));
    }

    @Test
    void shouldRefuseAnotherVersionAndAnOversizedLengthByTheFirstBytes() {
        byte[] frame = LinkFrameFormat.write(new LinkFrame.Farewell());
        frame[LinkField.VERSION.offset()] = 1;
        assertEquals("byte 4 of the frame, version: the frame is of version 1, and only 2 is read: the nodes are of different versions of Portalscope, and all "
                + "nodes of a run have to be of one", refused(frame, LinkFrameFormat.PREFIX).getMessage());
        frame[LinkField.VERSION.offset()] = LinkFrameFormat.VERSION;
        frame[LinkField.FRAME_LENGTH.offset()] = (byte) 0xFF;
        assertEquals("byte 8 of the frame, frame_length: 4278190096 is not 16, which is how long such a frame is",
                refused(frame, LinkFrameFormat.PREFIX).getMessage());
    }

    @Test
    void shouldRefuseRandomBytes() {
        byte[] noise = new byte[1 << 14];
        new SplittableRandom(5).nextBytes(noise);
        for (int at = 0; at + LinkFrameFormat.PREFIX < noise.length; at++) {
            int from = at;
            assertThrows(FrameException.class, () -> LinkFrameFormat.read(ByteBuffer.wrap(noise), from, noise.length - from));
        }
    }
}
