package org.portalscope.node.transport;

import java.util.function.IntConsumer;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.timeout.IdleStateEvent;
import org.portalscope.wire.LinkFrame;

/**
 * The connection with another node on which both say how far their programs have come, and say it again now and then. If it breaks off, or nothing has come on
 * it for long, the other node is lost.
 */
final class BarrierHandler extends SimpleChannelInboundHandler<LinkFrame> {

    /** Seconds without a message from a node after which it is lost. */
    static final int PATIENCE = 30;
    /** Seconds after which a node says again how far it has come. */
    static final int INTERVAL = 5;

    private final int rank;
    private final NodeProgress progress;
    private final IntConsumer lost;
    private final Runnable progressed;

    /**
     * @param rank       of the other node
     * @param lost       learns that it is lost
     * @param progressed learns that its program has come further, or need not be waited for
     */
    BarrierHandler(int rank, NodeProgress progress, IntConsumer lost, Runnable progressed) {
        this.rank = rank;
        this.progress = progress;
        this.lost = lost;
        this.progressed = progressed;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, LinkFrame frame) throws RefusalException {
        if (frame instanceof LinkFrame.BarrierReached barrier) {
            progress.reach(rank, barrier.arrivals());
        } else if (frame instanceof LinkFrame.Ended) {
            progress.end(rank);
        } else if (frame instanceof LinkFrame.Farewell) {
            progress.leave(rank);
        } else {
            throw new RefusalException("rank " + rank + " introduces itself again");
        }
        progressed.run();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event == IdleStateEvent.WRITER_IDLE_STATE_EVENT || event == IdleStateEvent.FIRST_WRITER_IDLE_STATE_EVENT) {
            LinkFrameEncoder.send(context.channel(), new LinkFrame.BarrierReached(progress.arrivals()));
        } else if (event == IdleStateEvent.FIRST_READER_IDLE_STATE_EVENT) {
            context.close();
        }
        context.fireUserEventTriggered(event);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        if (!progress.isGone(rank)) {
            progress.leave(rank);
            lost.accept(rank);
            progressed.run();
        }
        context.fireChannelInactive();
    }
}
