package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** The data of long messages go on as they come, each of them in its order, and only behind a header that has been verified. */
class LongFrameTest {

    private static final int LONG = 100_000;
    private static final int LONGEST = 1 << 20;

    private final TestMessageLink link = new TestMessageLink();
    private final MessageSender sender = new MessageSender(id -> link, UnpooledByteBufAllocator.DEFAULT);
    private final TestMessages messages = new TestMessages();
    /** The lengths of the pieces of long messages. */
    private final List<Integer> pieces = new ArrayList<>();
    private final List<String> refusals = new ArrayList<>();
    private final EmbeddedChannel channel = new EmbeddedChannel(new MessageFrameDecoder(LONGEST,
            new IncomingMessages(List.of(TestMessages.CLIENT), List.of(TestMessages.SERVER), new PieceReceiver())),
            new RefusalHandler(new Refusals(refusals::add)));

    /** Notes the pieces of long messages. */
    private final class PieceReceiver implements CollectingReceiver {

        @Override
        public LongData beginWhole(Header header, int length) {
            return noting(CollectingReceiver.super.beginWhole(header, length));
        }

        @Override
        public LongData beginData(Header header, int length) {
            return noting(CollectingReceiver.super.beginData(header, length));
        }

        private LongData noting(LongData data) {
            return new LongData() {
                @Override
                public void take(MemoryBlock bytes) {
                    pieces.add(bytes.length());
                    data.take(bytes);
                }

                @Override
                public void end() {
                    data.end();
                }

                @Override
                public void lost() {
                    data.lost();
                }
            };
        }

        @Override
        public void whole(Header header, MemoryBlock data) {
            messages.whole(header, data);
        }

        @Override
        public void header(Header header) {
            messages.header(header);
        }

        @Override
        public void data(Header header, MemoryBlock data) {
            messages.data(header, data);
        }

        @Override
        public void dataLost(Message.Key message, int niFailType) {
            messages.dataLost(message, niFailType);
        }
    }

    @AfterEach
    void close() {
        channel.finishAndReleaseAll();
    }

    private void send(Header header) {
        sender.send(header);
        sendData(header);
    }

    private void sendData(Header header) {
        int length = (int) header.length();
        sender.sendData(header, TestMessages.data(length), 0, length);
    }

    /** Lets bytes arrive, in pieces of random lengths. */
    private void arrive(byte[] bytes, int longest, SplittableRandom random) {
        for (int at = 0, length; at < bytes.length; at += length) {
            length = Math.min(bytes.length - at, random.nextInt(1, longest));
            channel.writeInbound(Unpooled.copiedBuffer(bytes, at, length));
        }
    }

    @Test
    void shouldTakeLongAndShortMessagesInTheirOrderHoweverTheyAreCut() {
        SplittableRandom random = new SplittableRandom(5);
        for (int round = 0; round < 30; round++) {
            int first = 5 * round + 1;
            messages.arrived.clear();
            Header split = TestMessages.put(first + 3, LONG + round);
            send(TestMessages.put(first, LONG));
            send(TestMessages.put(first + 1, round));
            send(TestMessages.put(first + 2, MessageFrameDecoder.LONG));
            sender.send(split);
            send(TestMessages.put(first + 4, 3));
            sendData(split);
            sender.settle();
            arrive(link.bytes(), 64 << round % 11, random);
            link.frames.clear();
            assertEquals(List.of("put #" + first + " whole " + LONG, "put #" + (first + 1) + " whole " + round,
                    "put #" + (first + 2) + " whole " + MessageFrameDecoder.LONG, "put #" + (first + 3) + " header", "put #" + (first + 4) + " whole 3",
                    "put #" + (first + 3) + " data " + (LONG + round)), messages.arrived);
        }
    }

    @Test
    void shouldHandOnWhatHasComeOfALongMessageAndWaitForAllOfAShortOne() {
        send(TestMessages.put(1, LONG));
        sender.settle();
        byte[] frame = link.bytes();
        channel.writeInbound(Unpooled.copiedBuffer(frame, 0, 1000), Unpooled.copiedBuffer(frame, 1000, 500));
        assertEquals(List.of(1000 - 104, 500), pieces);
        channel.writeInbound(Unpooled.copiedBuffer(frame, 1500, frame.length - 1500));
        assertEquals(LONG, pieces.stream().mapToInt(Integer::intValue).sum());
        link.frames.clear();
        send(TestMessages.put(2, 1000));
        sender.settle();
        pieces.clear();
        channel.writeInbound(Unpooled.copiedBuffer(link.bytes(), 0, 500));
        assertEquals(List.of(), pieces);
        assertEquals(List.of("put #1 whole " + LONG), messages.arrived);
    }

    @Test
    void shouldNotTakeForWholeWhatBreaksOffAnywhere() {
        send(TestMessages.put(1, LONG));
        sender.settle();
        arrive(Arrays.copyOf(link.bytes(), LONG + 103), 5000, new SplittableRandom(1));
        channel.close();
        assertEquals(LONG - 1, pieces.stream().mapToInt(Integer::intValue).sum());
        assertEquals(List.of(), messages.arrived);
    }

    @Test
    void shouldSayWhichDataWillNotComeOnceTheConnectionIsClosed() { // R81
        sender.send(TestMessages.put(1, 5));
        sender.send(TestMessages.put(2, 5));
        Header broken = TestMessages.put(3, LONG);
        sender.send(broken);
        sendData(TestMessages.put(2, 5));
        sender.send(TestMessages.put(4, 5));
        sendData(broken);
        sender.settle();
        byte[] bytes = link.bytes();
        channel.writeInbound(Unpooled.copiedBuffer(bytes, 0, bytes.length - 1));
        messages.arrived.clear();
        channel.close();
        assertEquals(List.of("put #3 PTL_NI_PEER_DEAD", "put #1 PTL_NI_PEER_DEAD", "put #4 PTL_NI_PEER_DEAD"), messages.arrived);
    }

    @Test
    void shouldRefuseAWrongInitiatorBeforeAnyOfItsDataCome() { // §2.3
        Header put = new Header();
        put.setPut(1, new ProcessId(2, 0).packed(), 100, TestMessages.SERVER.packed(), 4, 0, 7, 0, 0, LONG, 9);
        send(put);
        sender.settle();
        byte[] header = Arrays.copyOf(link.bytes(), 104);
        channel.writeInbound(Unpooled.copiedBuffer(header));
        assertTrue(refusals.get(0).contains("names another initiator"), refusals::toString);
        assertFalse(channel.isOpen());
    }

    @Test
    void shouldRefuseAChangedHeaderBeforeAnyOfItsDataCome() {
        send(TestMessages.put(1, LONG));
        sender.settle();
        byte[] header = Arrays.copyOf(link.bytes(), 104);
        header[60] ^= 1;
        channel.writeInbound(Unpooled.copiedBuffer(header));
        assertTrue(refusals.get(0).contains("checksum"), refusals::toString);
        assertFalse(channel.isOpen());
        assertEquals(List.of(), pieces);
    }

    @Test
    void shouldCollectMoreThanThereIsRoomForAtOnce() {
        int length = 10_000_000;
        List<byte[]> whole = new ArrayList<>();
        CollectedData data = new CollectedData(length, whole::add, () -> whole.add(null));
        byte[] expected = new byte[length];
        new SplittableRandom(2).nextBytes(expected);
        for (int at = 0, count; at < length; at += count) {
            count = Math.min(777_777, length - at);
            data.take(MemoryBlock.of(Arrays.copyOfRange(expected, at, at + count)));
        }
        data.end();
        assertTrue(Arrays.equals(expected, whole.get(0)));
    }
}
