package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.EventLoop;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.channel.nio.NioIoHandler;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.memory.MemoryBlock;

/** The way to another node is opened by its first message, keeps their order, and tells when the other end does not read. */
class OutgoingLinkTest {

    private static final int LONG = 1_000_000;

    private int asked;
    private int told;
    private final OutgoingLink link = new OutgoingLink(new NodeLock(new EmbeddedChannel().eventLoop()), () -> asked++, () -> told++);

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
    void shouldWriteLongDataPieceByPieceAsTheyAreInMemory() {
        EmbeddedChannel channel = new EmbeddedChannel();
        link.open(channel);
        byte[] memory = new byte[LONG];
        new SplittableRandom(4).nextBytes(memory);
        link.write(frame(1), MemoryBlock.of(memory), 3, LONG - 3);
        assertTrue(channel.outboundMessages().size() > 2);
        ByteBuf sent = Unpooled.wrappedBuffer(channel.outboundMessages().toArray(ByteBuf[]::new));
        memory[2] = 1;
        assertEquals(Unpooled.wrappedBuffer(memory, 2, LONG - 2), sent);
        sent.release();
        channel.outboundMessages().clear();
        channel.finish();
    }

    @Test
    void shouldKeepLongDataUntilThereIsAConnection() {
        byte[] memory = new byte[LONG];
        link.write(frame(1), MemoryBlock.of(memory), 0, LONG);
        Arrays.fill(memory, (byte) 9);
        EmbeddedChannel channel = new EmbeddedChannel();
        link.open(channel);
        ByteBuf sent = Unpooled.wrappedBuffer(channel.outboundMessages().toArray(ByteBuf[]::new));
        assertEquals(LONG + 1, sent.readableBytes());
        assertEquals(1, sent.readByte());
        assertEquals(Unpooled.wrappedBuffer(new byte[LONG]), sent);
        sent.release();
        channel.outboundMessages().clear();
        channel.finish();
    }

    @Test
    void shouldLetOnlyTheEventLoopSendLongData() throws Exception {
        MultiThreadIoEventLoopGroup threads = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        try {
            EventLoop loop = threads.next();
            OutgoingLink other = new OutgoingLink(new NodeLock(loop), () -> asked++, () -> told++);
            EmbeddedChannel channel = new EmbeddedChannel();
            loop.submit(() -> other.open(channel)).sync();
            assertTrue(other.isWritable(1000));
            assertEquals(0, told);
            assertFalse(other.isWritable(LONG));
            assertEquals(1, told);
            assertTrue(loop.submit(() -> other.isWritable(LONG)).get());
            channel.finish();
        } finally {
            threads.shutdownGracefully(0, 10, TimeUnit.SECONDS).syncUninterruptibly();
        }
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
        ByteBuf header = frame(3);
        link.write(header, MemoryBlock.of(new byte[LONG]), 0, LONG);
        assertEquals(0, header.refCnt());
        EmbeddedChannel late = new EmbeddedChannel();
        link.open(late);
        assertFalse(late.isOpen());
    }
}
