package org.portalscope.node.transport;

import java.util.function.IntConsumer;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import org.portalscope.wire.LinkFrame;

/** The connection with another node on which both say how far their programs have come. If it breaks off, the other node is lost. */
final class BarrierHandler extends SimpleChannelInboundHandler<LinkFrame> {

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
    public void channelInactive(ChannelHandlerContext context) {
        if (!progress.isGone(rank)) {
            progress.leave(rank);
            lost.accept(rank);
            progressed.run();
        }
        context.fireChannelInactive();
    }
}
