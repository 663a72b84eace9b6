package org.portalscope.node.control;

import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.util.concurrent.Future;
import org.portalscope.node.token.Token;
import org.portalscope.node.transport.RefusalException;
import org.portalscope.node.transport.Refusals;

/** Sends a challenge to a client that connects, waits for the answer, not for ever, and admits a client that knows the token. */
final class Admission extends SimpleChannelInboundHandler<ControlFrame> {

    /** Seconds in which a connection that says nothing is closed. */
    static final int PATIENCE = 10;

    private final Token token;
    private final byte[] challenge = Token.challenge();
    private final Refusals refusals;
    private final BiConsumer<ChannelHandlerContext, Boolean> admitted;
    private boolean isOver;
    private Future<?> patience;

    /** @param admitted is given the context of this handler, to be replaced by another, and whether the lines of programs in Java are wanted */
    Admission(Token token, Refusals refusals, BiConsumer<ChannelHandlerContext, Boolean> admitted) {
        this.token = token;
        this.refusals = refusals;
        this.admitted = admitted;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        patience = context.executor().schedule(() -> refusals.refuse(context.channel(), "it has not attached for " + PATIENCE + " seconds"),
                PATIENCE, TimeUnit.SECONDS);
        context.writeAndFlush(new ControlFrame(ControlFrame.Kind.CHALLENGE, challenge));
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        patience.cancel(false);
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, ControlFrame frame) throws RefusalException {
        if (isOver) {
            return;
        }
        isOver = true; // one answer is looked at, though closing may take a while
        if (frame.kind() != ControlFrame.Kind.ATTACH) {
            throw new RefusalException("it sent " + frame + " before it attached");
        }
        if (!token.isAnswered(challenge, frame.answer())) {
            throw new RefusalException("its token is wrong");
        }
        admitted.accept(context, frame.wantsLines());
    }
}
