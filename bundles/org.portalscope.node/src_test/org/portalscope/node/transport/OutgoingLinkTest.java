package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.Test;

/** The way to another node is opened by its first message, keeps their order, and tells when the other end does not read. */
class OutgoingLinkTest {

    private int asked;
    private final OutgoingLink link = new OutgoingLink(new NodeLock(new EmbeddedChannel().eventLoop()), () -> asked++);

    private static ByteBuf frame(int value) {
        return Unpooled.wrappedBuffer(new byte[] {(byte) value});
    }

    @Test
    void shouldConnectOnceWithTheFirstMessageAndKeepTheOrder() {
        assertEquals(0, asked);
        link.write(frame(1));
        link.write(frame(2));
        assertEquals(1, asked);
        assertFalse(link.isWritable());
        assertFalse(link.isSettled());
        EmbeddedChannel channel = new EmbeddedChannel();
        link.open(channel);
        link.write(frame(3));
        link.flush();
        assertTrue(link.isSettled());
        for (int value = 1; value <= 3; value++) {
            ByteBuf sent = channel.readOutbound();
            assertEquals(value, sent.readByte());
            sent.release();
        }
        channel.finish();
    }

    @Test
    void shouldConnectForWhatWaitsUntilItCanBeSent() {
        assertFalse(link.isWritable());
        assertFalse(link.isWritable());
        assertEquals(1, asked);
        EmbeddedChannel channel = new EmbeddedChannel();
        link.open(channel);
        assertTrue(link.isWritable());
        channel.finish();
    }

    @Test
    void shouldNotBeWritableWhileTheOtherEndReadsNothing() {
        TestNodeListener listener = new TestNodeListener();
        EmbeddedChannel channel = new EmbeddedChannel(new OutgoingHandler(listener));
        channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(8, 16));
        link.write(frame(1));
        link.open(channel);
        assertTrue(link.isWritable());
        link.write(Unpooled.wrappedBuffer(new byte[64]));
        assertFalse(link.isWritable());
        link.flush();
        assertTrue(link.isWritable());
        assertTrue(listener.told.contains("writable"));
        channel.finishAndReleaseAll();
    }

    @Test
    void shouldSendNothingToANodeThatIsLost() {
        ByteBuf waiting = frame(1);
        link.write(waiting);
        link.lose();
        assertEquals(0, waiting.refCnt());
        assertTrue(link.isWritable());
        ByteBuf later = frame(2);
        link.write(later);
        assertEquals(0, later.refCnt());
        EmbeddedChannel late = new EmbeddedChannel();
        link.open(late);
        assertFalse(late.isOpen());
    }
}
