package org.portalscope.engine.memory;

import java.nio.ByteBuffer;

/**
 * Bytes at indexes from 0, on the heap or in a direct buffer: where the memory of a region lies, and the data of messages. Bytes are
 * copied from one block to another without a step between, and without an allocation.
 */
public abstract sealed class MemoryBlock permits HeapBlock, DirectBlock {

    /** A block over an array, which it shares. */
    public static MemoryBlock of(byte[] bytes) {
        return new HeapBlock(bytes);
    }

    /**
     * A block over all bytes of a buffer from index 0 to its capacity, which it shares; position and limit do not count, nor are they changed.
     *
     * @throws IllegalArgumentException if the buffer cannot be written
     */
    public static MemoryBlock of(ByteBuffer buffer) {
        if (buffer.isReadOnly()) {
            throw new IllegalArgumentException("a buffer that can only be read cannot be memory of a process");
        }
        return new DirectBlock(buffer);
    }

    /** How many bytes there are. */
    public abstract int length();

    /** The byte at an index. */
    public abstract byte get(int index);

    /** Copies bytes into an array. */
    public abstract void read(int from, byte[] to, int at, int count);

    /** Copies bytes into a buffer, to its position on. */
    public abstract void read(int from, ByteBuffer to, int count);

    /** Overwrites bytes with those of an array. */
    public abstract void write(int at, byte[] from, int first, int count);

    /** Overwrites bytes with those of another block, or of this one. */
    public abstract void write(int at, MemoryBlock from, int first, int count);

    /** Whether the bytes from an index on are those of an array. */
    public abstract boolean holds(int from, byte[] bytes);

    /** The digest of all bytes. */
    abstract Digest128 digest();

    /** A copy of some bytes. */
    public final byte[] copy(int from, int count) {
        byte[] copy = new byte[count];
        read(from, copy, 0, count);
        return copy;
    }
}
