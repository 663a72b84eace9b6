package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.wire.FrameEncoder;
import org.portalscope.wire.FrameFormat;
import org.portalscope.wire.LinkFrame;

/** A connection that brings what cannot be taken is closed, one sentence says why, and the others are served undisturbed. */
class HostileConnectionTest extends ConnectionsFixture {

    private static List<byte[]> frames() {
        return List.of(frame(TestMessages.put(1, 20), 1), frame(TestMessages.get(1, 20), 1),
                frame(TestMessages.response(Message.Kind.ACK, 1, 20), 1), frame(TestMessages.response(Message.Kind.REPLY, 1, 20), 1));
    }

    @Test
    void shouldTakeTheMessagesOfANodeThatHasIntroducedItself() {
        EmbeddedChannel channel = introduced();
        arrive(channel, frame(TestMessages.put(1, 20), 1));
        arrive(channel, frame(TestMessages.get(2, 20), 2));
        assertEquals(List.of("put #1 whole 20", "get #2 whole"), messages.arrived);
        assertEquals(List.of(), log);
        LinkFrame.Introduction answer = (LinkFrame.Introduction) TestMembership.sent(channel);
        assertEquals(introduction(LinkFrame.Kind.MESSAGES, RUN, 1, TestMessages.SERVER).proved(answer.proof()), answer);
    }

    @Test
    void shouldRefuseRandomBytes() {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 1000; i++) {
            byte[] noise = new byte[random.nextInt(12, 300)];
            random.nextBytes(noise);
            EmbeddedChannel channel = i % 2 == 0 ? connection() : introducedElsewhere();
            arrive(channel, noise);
            assertFalse(channel.isOpen());
            assertEquals(i + 1, log.size());
        }
        assertEquals(List.of(), messages.arrived);
    }

    @Test
    void shouldTakeNothingOfAFrameThatIsCutOffAnywhere() {
        for (byte[] frame : frames()) {
            for (int length = 0; length < frame.length; length++) {
                EmbeddedChannel channel = introducedElsewhere();
                arrive(channel, Arrays.copyOf(frame, length));
                assertTrue(channel.isOpen());
                channel.close();
            }
        }
        assertEquals(List.of(), messages.arrived);
        assertEquals(List.of(), log);
    }

    @Test
    void shouldRefuseAFrameThatIsTooLongByItsFirstBytes() {
        EmbeddedChannel channel = introduced();
        arrive(channel, Arrays.copyOf(frame(TestMessages.put(1, LONGEST), 1), FrameFormat.PREFIX));
        assertRefused(channel, "byte 8 of the frame, frame_length: 65640 bytes are more than the 65536 that are accepted");
    }

    @Test
    void shouldRefuseAnotherVersion() {
        byte[] frame = frame(TestMessages.get(1, 1), 1);
        frame[4] = 9;
        EmbeddedChannel channel = introduced();
        arrive(channel, frame);
        assertRefused(channel, "byte 4 of the frame, version: the frame is of version 9, which is newer than 1, the newest that is read");
    }

    @Test
    void shouldRefuseAChangedByte() {
        byte[] frame = frame(TestMessages.get(1, 1), 1);
        frame[50] ^= 1;
        EmbeddedChannel channel = introduced();
        arrive(channel, frame);
        assertFalse(channel.isOpen());
        assertTrue(log.get(0).contains("checksum"), log.get(0));
    }

    @Test
    void shouldRefuseAMessageThatNamesAnotherInitiator() { // §2.3
        Header put = new Header();
        put.setPut(1, new ProcessId(2, 0).packed(), 100, TestMessages.SERVER.packed(), 4, 0, 7, 0, 0, 0, 9);
        EmbeddedChannel channel = introduced();
        arrive(channel, frame(put, 1));
        assertRefused(channel, "put #1 from 2:0 names another initiator than the process that introduced itself, 0:0");
    }

    @Test
    void shouldRefuseAMessageForAnotherProcess() {
        Header put = new Header();
        put.setPut(1, TestMessages.CLIENT.packed(), 100, new ProcessId(2, 0).packed(), 4, 0, 7, 0, 0, 0, 9);
        EmbeddedChannel channel = introduced();
        arrive(channel, frame(put, 1));
        assertRefused(channel, "put #1 from 0:0 is for 2:0, which is no id of this process");
    }

    @Test
    void shouldRefuseAGapInTheOrderOfMessages() { // R27
        EmbeddedChannel channel = introduced();
        arrive(channel, frame(TestMessages.get(1, 1), 1));
        arrive(channel, frame(TestMessages.get(2, 1), 3));
        assertRefused(channel, "get #2 from 0:0 has the sequence number 3 instead of 2");
    }

    @Test
    void shouldRefuseDataWithoutAHeader() {
        Header put = TestMessages.put(1, 0);
        ByteBuffer frame = ByteBuffer.allocate(FrameFormat.LONGEST_HEADER);
        new FrameEncoder().data(put, 1, 0, frame, 0);
        EmbeddedChannel channel = introduced();
        arrive(channel, frame.array());
        assertRefused(channel, "data of put #1 from 0:0 arrived, whose header did not");
    }

    @Test
    void shouldWriteNothingButItsIntroductionToOneThatReadsNothing() {
        EmbeddedChannel channel = introduced();
        for (int ordinal = 1; ordinal <= 1000; ordinal++) {
            arrive(channel, frame(TestMessages.get(ordinal, 1), ordinal));
        }
        assertEquals(1000, messages.arrived.size());
        assertEquals(1, channel.outboundMessages().size());
    }

    @Test
    void shouldServeOthersUndisturbed() {
        EmbeddedChannel good = introduced();
        SplittableRandom random = new SplittableRandom(9);
        for (int ordinal = 1; ordinal <= 500; ordinal++) {
            byte[] noise = new byte[100];
            random.nextBytes(noise);
            arrive(connection(), noise);
            arrive(good, frame(TestMessages.put(ordinal, 20), ordinal));
        }
        assertEquals(500, refusals.count());
        assertEquals(500, messages.arrived.size());
        assertTrue(good.isOpen());
    }
}
