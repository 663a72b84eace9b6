package org.portalscope.node.client;

import java.io.IOException;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.codec.DecoderException;
import io.netty.handler.timeout.IdleStateEvent;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.control.KeepAlive;
import org.portalscope.node.control.NodeDescription;

/** The connection to a node that somebody attaches to. */
final class AttachedHandler extends SimpleChannelInboundHandler<ControlFrame> {

    private final AttachedNode node;
    private final NodeTarget target;
    private boolean isAttached;

    AttachedHandler(AttachedNode node, NodeTarget target) {
        this.node = node;
        this.target = target;
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ControlFrame frame) throws IOException {
        switch (frame.kind()) {
            case CHALLENGE -> context.writeAndFlush(ControlFrame.attach(frame, target.token(), target.lines()));
            case ATTACHED -> {
                node.describe(NodeDescription.parse(frame.text()));
                isAttached = true;
            }
            case RECORDING -> node.receive(frame.content());
            case GAP, DIGEST, STATE, REFUSED -> node.hear(frame);
            case ENDED -> {
                node.hear(frame);
                context.close();
            }
            case ALIVE -> {
                // That it was sent is all there is to it.
            }
            default -> throw new IOException("it sent " + frame + ", which no node sends");
        }
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) {
        if (event == IdleStateEvent.FIRST_READER_IDLE_STATE_EVENT) {
            lose(context, "nothing has been heard of it for " + KeepAlive.PATIENCE + " seconds");
        }
        context.fireUserEventTriggered(event);
    }

    @Override
    public void exceptionCaught(ChannelHandlerContext context, Throwable cause) {
        Throwable reason = cause instanceof DecoderException && cause.getCause() != null ? cause.getCause() : cause;
        lose(context, reason.getMessage() == null ? reason.toString() : reason.getMessage());
    }

    private void lose(ChannelHandlerContext context, String why) {
        node.lose(why);
        context.close();
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        node.lose(isAttached ? "the connection was closed"
                : "it closed the connection: the token is not that of this node, or too many tried to attach at once; try again");
        context.fireChannelInactive();
    }
}
