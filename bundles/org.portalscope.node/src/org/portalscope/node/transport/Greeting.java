package org.portalscope.node.transport;

import java.util.concurrent.TimeUnit;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.util.concurrent.Future;
import org.portalscope.wire.LinkFrame;

/** Waits until the other end of a connection introduces itself, not for ever, and lets somebody who knows all nodes decide what becomes of the connection. */
final class Greeting extends SimpleChannelInboundHandler<LinkFrame> {

    /** Seconds in which a connection that says nothing is closed. */
    static final int PATIENCE = 10;

    private final Reception reception;
    private final Refusals refusals;
    private Future<?> patience;

    /** Takes connections whose other end has introduced itself. */
    interface Reception {

        /**
         * Takes a connection.
         *
         * @param context of this handler, to be replaced by others
         * @throws RefusalException if it is refused
         */
        void greeted(ChannelHandlerContext context, LinkFrame.Introduction introduction) throws RefusalException;
    }

    Greeting(Reception reception, Refusals refusals) {
        this.reception = reception;
        this.refusals = refusals;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        patience = context.executor().schedule(() -> refusals.refuse(context.channel(), "it has said nothing for " + PATIENCE + " seconds"),
                PATIENCE, TimeUnit.SECONDS);
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        patience.cancel(false);
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, LinkFrame frame) throws RefusalException {
        if (!(frame instanceof LinkFrame.Introduction introduction)) {
            throw new RefusalException("it sent a " + frame.kind() + " before it introduced itself");
        }
        reception.greeted(context, introduction);
    }
}
