package org.portalscope.node.transport;

import java.nio.ByteBuffer;
import java.util.List;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.ByteToMessageDecoder;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.wire.FrameDecoder;
import org.portalscope.wire.FrameException;
import org.portalscope.wire.FrameFormat;

/**
 * Cuts frames of messages out of what arrives, and verifies each before anything of it is read: its first bytes as soon as they are there. Data are handed on
 * where they arrived. Those of a short frame that came in several reads are put together before, once; those of a long one go on piece by piece, as they come
 * behind its header.
 */
final class MessageFrameDecoder extends ByteToMessageDecoder {

    /** Bytes from which on a frame is not waited for as a whole: so many are rarely read at once. */
    static final int LONG = 1 << 15;

    private final FrameDecoder decoder;
    private final IncomingMessages messages;
    /** What takes the data of the frame whose header came last, as long as some of them are to come; else null. */
    private LongData data;
    private int missing;

    /** @param longest bytes of the longest frame that is accepted */
    MessageFrameDecoder(int longest, IncomingMessages messages) {
        decoder = new FrameDecoder(longest);
        this.messages = messages;
        setCumulator(COMPOSITE_CUMULATOR);
    }

    @Override
    protected void decode(ChannelHandlerContext context, ByteBuf in, List<Object> out) throws FrameException, RefusalException {
        if (data != null) {
            take(in);
        } else {
            begin(in);
        }
    }

    @Override
    public void channelInactive(ChannelHandlerContext context) throws Exception {
        try {
            super.channelInactive(context);
        } finally {
            end();
        }
    }

    private void end() {
        if (data != null) {
            LongData broken = data;
            data = null;
            broken.lost();
        }
        messages.end();
    }

    private void begin(ByteBuf in) throws FrameException, RefusalException {
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
        } else if (length >= LONG && available >= FrameFormat.LONGEST_HEADER) {
            decoder.wrapHeader(header, header.position(), available);
            missing = decoder.dataLength();
            data = messages.begin(decoder);
            in.skipBytes(decoder.headerLength());
        }
    }

    private void take(ByteBuf in) {
        int count = Math.min(missing, in.readableBytes());
        data.take(MemoryBlock.of(in.nioBuffer(in.readerIndex(), count).slice()));
        in.skipBytes(count);
        missing -= count;
        if (missing == 0) {
            LongData whole = data;
            data = null;
            whole.end();
        }
    }
}
