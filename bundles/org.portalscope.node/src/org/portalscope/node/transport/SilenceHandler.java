package org.portalscope.node.transport;

import java.util.concurrent.TimeUnit;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.timeout.ReadTimeoutHandler;

/**
 * Closes a connection for messages with a node that is lost, once nothing more comes on it: what has arrived is read, and that the network says nothing does
 * not keep operations waiting for the rest. As long as this node reads nothing because it is paused, it waits.
 */
final class SilenceHandler extends ReadTimeoutHandler {

    /** Milliseconds without a byte after which nothing more is expected. */
    static final long PATIENCE = 1000;

    SilenceHandler() {
        super(PATIENCE, TimeUnit.MILLISECONDS);
    }

    @Override
    protected void readTimedOut(ChannelHandlerContext context) {
        if (context.channel().config().isAutoRead()) {
            context.close();
        }
    }
}
