package org.portalscope.engine.memory;

import java.util.List;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.description.ControlCharacters;

/** A named piece of a process's memory. */
public final class Region {

    /** Bytes of a page. */
    public static final int PAGE = 4096;

    private final String name;
    private final long address;
    private final MemoryBlock block;
    /** That of the block, which is asked for with each use of memory. */
    private final int length;
    /** The digest of the bytes, or null if they have been written by a process since it was made. */
    private Digest128 digest;

    /** @param block holds its bytes; it is shared, not copied */
    public Region(String name, long address, MemoryBlock block) {
        this.name = ControlCharacters.shown(name);
        this.address = address;
        this.block = block;
        length = block.length();
    }

    public String name() {
        return name;
    }

    /** Address of its first byte. */
    public long address() {
        return address;
    }

    /** Its size in bytes. */
    public int length() {
        return length;
    }

    /** Where its bytes are: what is written there behind the back of the process is not noticed by {@link #digest}. */
    public MemoryBlock block() {
        return block;
    }

    /** A copy of its bytes. */
    public byte[] bytes() {
        return block.copy(0, length);
    }

    /** Index of an address of the region among its bytes. */
    public int index(long of) {
        return (int) (of - address);
    }

    /** Overwrites some bytes, from an address on. Nothing is copied if they are there already: where they are to be written in the same block. */
    @Mutation
    public void write(long to, MemoryBlock data, int from, int count) {
        if (data != block || from != index(to)) {
            block.write(index(to), data, from, count);
            forget();
        }
    }

    /** Overwrites some bytes, from an address on. */
    void write(long to, byte[] from, int first, int count) {
        block.write(index(to), from, first, count);
        forget();
    }

    /** Bytes are no longer what they were. */
    private void forget() {
        if (digest != null) {
            digest = null;
        }
    }

    /** Whether its memory lies in pages that can be shared. */
    public boolean isPaged() {
        return block.page(0) != null;
    }

    /**
     * What one of its pages holds: the same object as long as nothing else has been written there. Only if it {@link #isPaged}.
     *
     * @param index of the page in the region
     */
    public PageContent page(int index) {
        return block.page(index);
    }

    /**
     * Replaces a page by one that others may have, too. Only if it {@link #isPaged}.
     *
     * @param index of the page in the region
     */
    @Mutation
    public void share(int index, PageContent page) {
        if (block.page(index) != page) {
            digest = null;
            block.share(index, page);
        }
    }

    /** All its pages as they are, which others may have, too: what is written from now on is written into other ones. Only if it {@link #isPaged}. */
    @Mutation
    public List<PageContent> shareAll() {
        return block.shareAll();
    }

    /** The digest of its bytes. */
    public Digest128 digest() {
        if (digest == null) {
            digest = block.digest();
        }
        return digest;
    }

    boolean holds(long start, long size) {
        return start >= address && size <= length && start - address <= length - size;
    }
}
