package org.portalscope.node.transport;

import java.nio.ByteBuffer;
import java.util.List;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import org.portalscope.wire.FrameException;
import org.portalscope.wire.LinkFrameFormat;

/** Cuts link frames out of what arrives, and verifies each as far as its bytes are there, so that nobody can make this node wait for what is none. */
final class LinkFrameDecoder extends ByteToMessageDecoder {

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) throws FrameException {
        int available = in.readableBytes();
        if (available < LinkFrameFormat.PREFIX) {
            return;
        }
        ByteBuffer frame = in.nioBuffer(in.readerIndex(), Math.min(available, LinkFrameFormat.LONGEST));
        int length = LinkFrameFormat.frameLength(frame, frame.position(), frame.remaining());
        if (available >= length) {
            out.add(LinkFrameFormat.read(frame, frame.position(), frame.remaining()));
            in.skipBytes(length);
        }
    }
}
