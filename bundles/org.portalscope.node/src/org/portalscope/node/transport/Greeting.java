package org.portalscope.node.transport;

import java.util.concurrent.TimeUnit;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.SimpleChannelInboundHandler;
import io.netty.util.concurrent.Future;
import org.portalscope.wire.LinkFrame;

/**
 * The beginning of a connection between nodes: both ends send a challenge, then the node that has connected introduces itself with a proof that it belongs to
 * the run, then the other does, or refuses it. A connection that takes too long for that is closed, however many bytes it sends.
 */
final class Greeting extends SimpleChannelInboundHandler<LinkFrame> {

    /** Seconds in which both have to have introduced themselves. */
    static final int PATIENCE = 10;

    private final Membership membership;
    /** How this node introduces itself on a connection that it has made; null on one that it has accepted, where it answers in kind. */
    private final LinkFrame.Introduction own;
    private final Reception reception;
    private final Refusals refusals;
    private final LinkFrame.Challenge challenge = Membership.challenge();
    private LinkFrame.Challenge asked;
    private boolean isBegun;
    private boolean isOver;
    private Future<?> patience;

    /** Takes connections whose other end has introduced itself, and has proved that it belongs to the run. */
    interface Reception {

        /**
         * Decides whether a node may have the connection, and remembers that it has.
         *
         * @return how this node introduces itself in turn
         * @throws RefusalException if it may not
         */
        LinkFrame.Introduction admit(LinkFrame.Introduction introduction) throws RefusalException;

        /**
         * Takes a connection on which both have introduced themselves.
         *
         * @param context of the handler to be replaced by others
         */
        void greeted(ChannelHandlerContext context, LinkFrame.Introduction introduction) throws RefusalException;
    }

    /** @param own how this node introduces itself on a connection that it has made; null on one that it has accepted */
    Greeting(Membership membership, LinkFrame.Introduction own, Reception reception, Refusals refusals) {
        this.membership = membership;
        this.own = own;
        this.reception = reception;
        this.refusals = refusals;
    }

    @Override
    public void handlerAdded(ChannelHandlerContext context) {
        patience = context.executor().schedule(() -> refusals.refuse(context.channel(), "it has not introduced itself within " + PATIENCE + " seconds"),
                PATIENCE, TimeUnit.SECONDS);
        begin(context);
    }

    @Override
    public void channelActive(ChannelHandlerContext context) {
        begin(context);
        context.fireChannelActive();
    }

    /** A connection that was accepted is there when this handler is added, one that is made comes later. */
    private void begin(ChannelHandlerContext context) {
        if (!isBegun && context.channel().isActive()) {
            isBegun = true;
            LinkFrameEncoder.send(context.channel(), challenge);
        }
    }

    @Override
    public void handlerRemoved(ChannelHandlerContext context) {
        patience.cancel(false);
    }

    @Override
    protected void channelRead0(ChannelHandlerContext context, LinkFrame frame) throws RefusalException {
        if (isOver) {
            return;
        }
        try {
            read(context, frame);
        } catch (RefusalException e) {
            isOver = true; // what has come behind it is not looked at, though closing may take a while
            throw e;
        }
    }

    private void read(ChannelHandlerContext context, LinkFrame frame) throws RefusalException {
        if (frame instanceof LinkFrame.Challenge first && asked == null) {
            asked = first;
            if (own != null) {
                send(context, own);
            }
        } else if (frame instanceof LinkFrame.Introduction introduction && asked != null && (own != null || frame.kind() != LinkFrame.Kind.REFUSED)) {
            membership.verify(own == null ? Membership.End.CONNECTING : Membership.End.ACCEPTING, challenges(), introduction);
            greet(context, introduction);
        } else {
            throw new RefusalException("it sent a " + frame.kind() + " before it introduced itself");
        }
    }

    private void greet(ChannelHandlerContext context, LinkFrame.Introduction introduction) throws RefusalException {
        LinkFrame.Introduction answer = reception.admit(introduction);
        isOver = true;
        if (own == null) {
            send(context, answer);
        }
        reception.greeted(context, introduction);
    }

    private void send(ChannelHandlerContext context, LinkFrame.Introduction introduction) {
        LinkFrameEncoder.send(context.channel(),
                membership.prove(own == null ? Membership.End.ACCEPTING : Membership.End.CONNECTING, challenges(), introduction));
    }

    private Membership.Challenges challenges() {
        return own == null ? new Membership.Challenges(asked, challenge) : new Membership.Challenges(challenge, asked);
    }
}
