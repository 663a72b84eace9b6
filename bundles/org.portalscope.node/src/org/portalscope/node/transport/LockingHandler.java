package org.portalscope.node.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/** Lets the handlers behind it work while no other thread uses the node. */
final class LockingHandler extends ChannelInboundHandlerAdapter {

    private final NodeLock lock;

    LockingHandler(NodeLock lock) {
        this.lock = lock;
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
        lock.run(() -> context.fireChannelRead(message));
    }

    @Override
    public void channelReadComplete(ChannelHandlerContext context) {
        lock.run(context::fireChannelReadComplete);
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        lock.run(context::fireChannelWritabilityChanged);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        lock.run(context::fireChannelInactive);
    }
}
