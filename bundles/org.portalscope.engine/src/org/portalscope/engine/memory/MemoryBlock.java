package org.portalscope.engine.memory;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * Bytes at indexes from 0, in an array, in pages or in a direct buffer: where the memory of a region lies, and the data of messages. Bytes are copied from one
 * block to another without a step between, and without an allocation, but for the first write into a page that is shared.
 */
public abstract sealed class MemoryBlock permits HeapBlock, PagedBlock, DirectBlock {

    /** From so many bytes on, memory of a process lies in pages: then it is worth it that worlds and snapshots share those that are the same. */
    public static final int PAGED = 4 * Region.PAGE;

    /** A block of zeros, in pages if it is large. */
    public static MemoryBlock zeros(int length) {
        return length < PAGED ? new HeapBlock(new byte[length]) : new PagedBlock(length);
    }

    /** A block with a copy of some bytes, in pages if it is large. */
    public static MemoryBlock copyOf(byte[] bytes) {
        if (bytes.length < PAGED) {
            return new HeapBlock(bytes.clone());
        }
        MemoryBlock block = new PagedBlock(bytes.length);
        block.write(0, bytes, 0, bytes.length);
        return block;
    }

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

    /** The number of the eight bytes from an index on, the least significant first. */
    public long longAt(int index) {
        long number = 0;
        for (int i = Long.BYTES - 1; i >= 0; i--) {
            number = number << Byte.SIZE | get(index + i) & 0xFF;
        }
        return number;
    }

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

    /**
     * What a page holds, which is its alone if it has been written and not been shared since; null if the block has no pages.
     *
     * @param index of the page
     */
    PageContent page(int index) {
        return null;
    }

    /**
     * Replaces a page by one that others may have, too. Only for blocks with pages.
     *
     * @param index of the page
     */
    void share(int index, PageContent page) {
        throw new UnsupportedOperationException("a block without pages");
    }

    /** All pages, which others may have, too, from now on. Only for blocks with pages. */
    List<PageContent> shareAll() {
        throw new UnsupportedOperationException("a block without pages");
    }

    /** The digest of all bytes. */
    abstract Digest128 digest();

    /** A copy of some bytes. */
    public final byte[] copy(int from, int count) {
        byte[] copy = new byte[count];
        read(from, copy, 0, count);
        return copy;
    }
}
