package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;

import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** What an engine sends arrives in its order, in one frame where data follow at once, else in two. */
class MessageSenderTest {

    private final TestMessageLink link = new TestMessageLink();
    private final MessageSender sender = new MessageSender(id -> id == TestMessages.SERVER.packed() ? link : null, UnpooledByteBufAllocator.DEFAULT);
    private final TestMessages messages = new TestMessages();

    private void send(Header header, int length) {
        sender.send(header);
        sender.sendData(header, TestMessages.data(length), 0, length);
    }

    /** Lets all that was sent arrive, in pieces of random lengths. */
    private List<String> arrive(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        IncomingMessages incoming = new IncomingMessages(List.of(TestMessages.CLIENT), List.of(TestMessages.SERVER), messages);
        EmbeddedChannel channel = new EmbeddedChannel(new MessageFrameDecoder(1 << 20, incoming));
        byte[] bytes = link.bytes();
        for (int at = 0; at < bytes.length;) {
            int length = Math.min(bytes.length - at, random.nextInt(1, 300));
            channel.writeInbound(Unpooled.copiedBuffer(bytes, at, length));
            at += length;
        }
        channel.checkException();
        channel.finishAndReleaseAll();
        return messages.arrived;
    }

    @Test
    void shouldSendAMessageWholeIfItsDataFollowAtOnce() {
        send(TestMessages.put(1, 5), 5);
        sender.send(TestMessages.get(2, 8));
        sender.send(TestMessages.response(Message.Kind.ACK, 1, 3));
        send(TestMessages.response(Message.Kind.REPLY, 2, 1000), 1000);
        sender.settle();
        assertEquals(4, link.frames.size());
        assertEquals(1, link.flushes);
        assertEquals(List.of("put #1 whole 5", "get #2 whole", "ack #1 whole", "reply #2 whole 1000"), arrive(1));
    }

    @Test
    void shouldSendDataThatComeLaterInAFrameOfTheirOwn() {
        Header first = TestMessages.put(1, 5);
        Header second = TestMessages.put(2, 6);
        sender.send(first);
        sender.settle();
        sender.send(second);
        sender.sendData(first, TestMessages.data(5), 0, 5);
        sender.withholdData(second, NiFailType.PTL_NI_DATA_LOST);
        sender.settle();
        assertEquals(List.of("put #1 header", "put #2 header", "put #1 data 5", "put #2 PTL_NI_DATA_LOST"), arrive(2));
    }

    @Test
    void shouldArriveAsItWasSentHoweverTheNetworkCutsIt() {
        for (int ordinal = 1; ordinal <= 200; ordinal++) {
            send(TestMessages.put(ordinal, ordinal * 7), ordinal * 7);
        }
        sender.settle();
        List<String> arrived = arrive(3);
        for (int ordinal = 1; ordinal <= 200; ordinal++) {
            assertEquals("put #" + ordinal + " whole " + ordinal * 7, arrived.get(ordinal - 1));
        }
    }

    @Test
    void shouldDiscardWhatIsForNobody() { // R61
        Header put = new Header();
        put.setPut(1, TestMessages.CLIENT.packed(), 100, 77, 4, 0, 7, 0, 0, 4, 9);
        send(put, 4);
        sender.send(put);
        sender.settle();
        assertEquals(List.of(), link.frames);
        assertTrue(sender.isWritable(77));
    }
}
