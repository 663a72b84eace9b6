package org.portalscope.node.transport;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import org.portalscope.engine.memory.MemoryBlock;

/** Keeps the frames that are sent. */
final class TestMessageLink implements MessageLink {

    final List<byte[]> frames = new ArrayList<>();
    boolean writable = true;
    int flushes;

    @Override
    public boolean isWritable() {
        return writable;
    }

    @Override
    public boolean isWritable(long length) {
        return writable;
    }

    @Override
    public void write(ByteBuf header, MemoryBlock memory, int from, int length) {
        byte[] frame = new byte[header.readableBytes() + length];
        int headerLength = header.readableBytes();
        header.readBytes(frame, 0, headerLength);
        header.release();
        memory.read(from, frame, headerLength, length);
        frames.add(frame);
    }

    @Override
    public void write(ByteBuf frame) {
        frames.add(ByteBufUtil.getBytes(frame));
        frame.release();
    }

    @Override
    public void flush() {
        flushes++;
    }

    byte[] bytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        frames.forEach(bytes::writeBytes);
        return bytes.toByteArray();
    }
}
