package org.portalscope.node.transport;

import java.nio.ByteBuffer;
import java.util.List;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import org.portalscope.wire.FrameDecoder;
import org.portalscope.wire.FrameException;
import org.portalscope.wire.FrameFormat;

/**
 * Cuts frames of messages out of what arrives, and verifies each before anything of it is read: its first bytes as soon as they are there. Data are handed on
 * where they arrived; only those of a frame that came in several reads are put together, once.
 */
final class MessageFrameDecoder extends ByteToMessageDecoder {

    private final FrameDecoder decoder;
    private final IncomingMessages messages;

    /** @param longest bytes of the longest frame that is accepted */
    MessageFrameDecoder(int longest, IncomingMessages messages) {
        decoder = new FrameDecoder(longest);
        this.messages = messages;
        setCumulator(COMPOSITE_CUMULATOR);
    }

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) throws FrameException, RefusalException {
        int available = in.readableBytes();
        if (available < FrameFormat.PREFIX) {
            return;
        }
        ByteBuffer header = in.nioBuffer(in.readerIndex(), Math.min(available, FrameFormat.LONGEST_HEADER));
        int length = decoder.frameLength(header, header.position(), available);
        if (available >= length) {
            decoder.wrap(header, header.position(), available);
            messages.take(decoder, in.nioBuffer(in.readerIndex() + decoder.headerLength(), decoder.dataLength()));
            in.skipBytes(length);
        }
    }
}
