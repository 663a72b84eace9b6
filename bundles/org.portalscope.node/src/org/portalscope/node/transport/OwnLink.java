package org.portalscope.node.transport;

import java.util.concurrent.Executor;

import io.netty.buffer.ByteBuf;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.wire.FrameDecoder;
import org.portalscope.wire.FrameException;

/** The way from a node to itself: what is sent arrives later, as from any other. */
final class OwnLink implements MessageLink {

    private final Executor loop;
    private final IncomingMessages messages;
    private final FrameDecoder decoder = new FrameDecoder(Integer.MAX_VALUE);

    OwnLink(Executor loop, IncomingMessages messages) {
        this.loop = loop;
        this.messages = messages;
    }

    @Override
    public boolean isWritable() {
        return true;
    }

    @Override
    public boolean isWritable(long length) {
        return true;
    }

    @Override
    public void write(ByteBuf header, MemoryBlock memory, int from, int length) {
        ByteBuf frame = header.alloc().directBuffer(header.readableBytes() + length).writeBytes(header);
        header.release();
        memory.read(from, frame.nioBuffer(frame.writerIndex(), length), length);
        write(frame.writerIndex(frame.writerIndex() + length));
    }

    @Override
    public void write(ByteBuf frame) {
        loop.execute(() -> take(frame));
    }

    private void take(ByteBuf frame) {
        try {
            decoder.wrap(frame.nioBuffer(), 0, frame.readableBytes());
            messages.take(decoder, frame.nioBuffer(decoder.headerLength(), decoder.dataLength()));
        } catch (FrameException | RefusalException e) {
            throw new IllegalStateException("a node cannot read what it has sent itself", e);
        } finally {
            frame.release();
        }
    }

    @Override
    public void flush() {
        // It has left already.
    }
}
