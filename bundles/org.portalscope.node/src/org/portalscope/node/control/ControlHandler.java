package org.portalscope.node.control;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.handler.timeout.IdleStateEvent;
import org.portalscope.node.transport.RefusalException;

/** Somebody who has attached: does what it says, and sends it what the node takes. */
final class ControlHandler extends SimpleChannelInboundHandler<ControlFrame> {

    private final InputStreams streams;
    private final RunControl control;
    private final boolean lines;
    private ReaderStream reader;

    /** @param lines whether the lines of programs in Java are wanted */
    ControlHandler(InputStreams streams, RunControl control, boolean lines) {
        this.streams = streams;
        this.control = control;
        this.lines = lines;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        reader = streams.attach(context.channel(), lines, ControlFrame.state(control.state()));
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ControlFrame frame) throws RefusalException {
        if (reader.isEnding()) {
            return;
        }
        switch (frame.kind()) {
            case PAUSE -> control.pause();
            case RESUME -> control.resume();
            case STEP -> control.step();
            case RUN_UNTIL -> answer(control.runUntil(frame.text()));
            case WATCH -> answer(control.watch(frame.text()));
            case ALIVE -> {
                // That it was sent is all there is to it.
            }
            default -> throw new RefusalException("it sent " + frame + ", which only a node sends");
        }
    }

    /** @param problem of breakpoints */
    private void answer(String problem) {
        if (!problem.isEmpty()) {
            reader.send(ControlFrame.of(ControlFrame.Kind.REFUSED, problem));
        }
    }

    @Override
    public void channelWritabilityChanged(ChannelHandlerContext context) {
        streams.writable(reader);
        context.fireChannelWritabilityChanged();
    }

    @Override
    public void userEventTriggered(ChannelHandlerContext context, Object event) throws RefusalException {
        if (event == IdleStateEvent.FIRST_READER_IDLE_STATE_EVENT) {
            throw new RefusalException("nothing has been heard of it for " + KeepAlive.PATIENCE + " seconds");
        }
        context.fireUserEventTriggered(event);
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) {
        streams.detach(reader);
        context.fireChannelInactive();
    }
}
