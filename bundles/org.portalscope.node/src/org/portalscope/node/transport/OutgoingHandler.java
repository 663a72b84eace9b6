package org.portalscope.node.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/** The sending end of a connection for messages: nothing arrives there but the news that the other end takes data again. */
final class OutgoingHandler extends ChannelInboundHandlerAdapter {

    private final NodeListener listener;

    OutgoingHandler(NodeListener listener) {
        this.listener = listener;
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        if (context.channel().isWritable()) {
            listener.writable();
        }
        context.fireChannelWritabilityChanged();
    }
}
