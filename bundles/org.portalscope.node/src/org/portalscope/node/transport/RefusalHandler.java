package org.portalscope.node.transport;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/** The end of a connection's handlers: whatever goes wrong in them closes the connection. */
public final class RefusalHandler extends ChannelInboundHandlerAdapter {

    private final Refusals refusals;

    public RefusalHandler(Refusals refusals) {
        this.refusals = refusals;
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        refusals.refuse(context.channel(), cause);
    }
}
