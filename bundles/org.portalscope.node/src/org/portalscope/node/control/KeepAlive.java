package org.portalscope.node.control;

import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.timeout.IdleState;
import io.netty.handler.timeout.IdleStateEvent;
import io.netty.handler.timeout.IdleStateHandler;

/** Says now and then that somebody is there, and tells the handlers behind it if nothing has been heard of the other end for long. */
public final class KeepAlive extends IdleStateHandler {

    /** Seconds after which an end of which nothing was heard is gone. */
    public static final int PATIENCE = 30;
    /** Seconds after which an end that has nothing to say says so. */
    private static final int INTERVAL = 5;

    public KeepAlive() {
        super(PATIENCE, INTERVAL, 0);
    }

    @Override
    protected void channelIdle(ChannelHandlerContext context, IdleStateEvent event) throws Exception {
        if (event.state() == IdleState.WRITER_IDLE) {
            context.writeAndFlush(ControlFrame.of(ControlFrame.Kind.ALIVE));
        } else {
            super.channelIdle(context, event);
        }
    }
}
