package org.portalscope.engine.memory;

import java.nio.ByteBuffer;

/** A block in a buffer, meant for direct ones: memory that an application or a network device shares. */
final class DirectBlock extends MemoryBlock {

    private final ByteBuffer buffer;

    /** @param buffer is used with absolute indexes only */
    DirectBlock(ByteBuffer buffer) {
        this.buffer = buffer.duplicate().clear();
    }

    @Override
    public int length() {
        return buffer.capacity();
    }

    @Override
    public byte get(int index) {
        return buffer.get(index);
    }

    @Override
    public void read(int from, byte[] to, int at, int count) {
        buffer.get(from, to, at, count);
    }

    @Override
    public void read(int from, ByteBuffer to, int count) {
        to.put(to.position(), buffer, from, count).position(to.position() + count);
    }

    @Override
    public void write(int at, byte[] from, int first, int count) {
        buffer.put(at, from, first, count);
    }

    @Override
    public void write(int at, MemoryBlock from, int first, int count) {
        if (from instanceof DirectBlock direct) {
            buffer.put(at, direct.buffer, first, count);
        } else if (from instanceof PagedBlock paged) {
            paged.read(first, buffer, at, count);
        } else {
            buffer.put(at, ((HeapBlock) from).bytes, first, count);
        }
    }

    @Override
    public boolean holds(int from, byte[] bytes) {
        return buffer.slice(from, bytes.length).equals(ByteBuffer.wrap(bytes));
    }

    @Override
    Digest128 digest() {
        return Digest128.of(copy(0, length()));
    }
}
