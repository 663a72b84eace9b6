package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.channel.embedded.EmbeddedChannel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When connections with lost nodes end. */
class MessageConnectionsTest {

    private static final int LOST = 1;
    private static final int OTHER = 2;

    private final List<Integer> read = new ArrayList<>();
    private final EmbeddedChannel lost = new EmbeddedChannel(new Reader());
    private final EmbeddedChannel other = new EmbeddedChannel(new Reader());
    private final MessageConnections connections = new MessageConnections(Runnable::run);

    /** Notes what is read. */
    private final class Reader extends SimpleChannelInboundHandler<ByteBuf> {

        @Override
        protected void channelRead0(ChannelHandlerContext context, ByteBuf bytes) {
            read.add(bytes.readableBytes());
        }
    }

    @BeforeEach
    void connect() {
        lost.freezeTime();
        other.freezeTime();
        connections.add(LOST, lost);
        connections.add(OTHER, other);
    }

    private static void pass(EmbeddedChannel channel, long milliseconds) {
        channel.advanceTimeBy(milliseconds, TimeUnit.MILLISECONDS);
        channel.runScheduledPendingTasks();
        channel.runPendingTasks();
    }

    @Test
    void shouldEndWithANodeThatIsLostOnceNothingMoreComes() {
        connections.lose(LOST);
        pass(lost, SilenceHandler.PATIENCE - 1);
        lost.writeInbound(Unpooled.wrappedBuffer(new byte[3]));
        pass(lost, SilenceHandler.PATIENCE - 1);
        assertTrue(lost.isOpen());
        pass(lost, 1);
        assertFalse(lost.isOpen());
        assertEquals(List.of(3), read);
    }

    @Test
    void shouldStayWithOthers() {
        connections.lose(LOST);
        pass(other, 10 * SilenceHandler.PATIENCE);
        assertTrue(other.isOpen());
    }

    @Test
    void shouldLeaveWhatHasArrivedToANodeThatIsPaused() {
        connections.read(false);
        connections.lose(LOST);
        pass(lost, 10 * SilenceHandler.PATIENCE);
        assertTrue(lost.isOpen());
        connections.read(true);
        pass(lost, SilenceHandler.PATIENCE);
        assertFalse(lost.isOpen());
    }
}
