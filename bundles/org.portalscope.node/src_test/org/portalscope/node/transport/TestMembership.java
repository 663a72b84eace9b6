package org.portalscope.node.transport;

import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.channel.embedded.EmbeddedChannel;
import org.portalscope.node.token.Token;
import org.portalscope.wire.FrameException;
import org.portalscope.wire.LinkFrame;
import org.portalscope.wire.LinkFrameFormat;

/** The connecting end of a connection between nodes, byte by byte. */
public final class TestMembership {

    private static final int CHALLENGE_FRAME = LinkFrameFormat.write(Membership.challenge()).length;

    private TestMembership() {
    }

    /** What a node sends that knows a token, once it has the challenge of the other: its own challenge and its introduction. */
    static byte[] greeting(Token token, LinkFrame.Challenge asked, LinkFrame.Introduction introduction) {
        LinkFrame.Challenge own = Membership.challenge();
        return together(own, new Membership(token).prove(Membership.End.CONNECTING, new Membership.Challenges(own, asked), introduction));
    }

    /** Frames, one behind the other. */
    static byte[] together(LinkFrame... frames) {
        ByteBuf bytes = Unpooled.buffer();
        for (LinkFrame frame : frames) {
            bytes.writeBytes(LinkFrameFormat.write(frame));
        }
        byte[] all = new byte[bytes.readableBytes()];
        bytes.readBytes(all);
        return all;
    }

    /** The next frame that a node has sent. */
    static LinkFrame sent(EmbeddedChannel channel) {
        ByteBuf bytes = channel.readOutbound();
        try {
            return LinkFrameFormat.read(bytes.nioBuffer(), 0, bytes.readableBytes());
        } catch (FrameException e) {
            throw new AssertionError(e);
        } finally {
            bytes.release();
        }
    }

    /** Connects with a node, and introduces itself as soon as that has sent its challenge. */
    public static void introduce(Socket socket, Token token, LinkFrame.Introduction introduction) throws IOException {
        socket.getOutputStream().write(greeting(token, challenge(socket), introduction));
    }

    /** The challenge that a node sends on a connection. */
    static LinkFrame.Challenge challenge(Socket socket) throws IOException {
        byte[] bytes = socket.getInputStream().readNBytes(CHALLENGE_FRAME);
        try {
            return (LinkFrame.Challenge) LinkFrameFormat.read(ByteBuffer.wrap(bytes), 0, bytes.length);
        } catch (FrameException e) {
            throw new AssertionError(e);
        }
    }
}
