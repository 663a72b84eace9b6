package org.portalscope.engine.snapshot;

import java.util.Arrays;

import org.portalscope.engine.memory.PageContent;
import org.portalscope.engine.memory.Region;

/** A page of the memory of a process: all its bytes, or those of another page and in what it differs from that. Immutable. */
public final class MemoryPage implements PageContent {

    /** Bytes of a page. */
    public static final int SIZE = Region.PAGE;

    private final int process;
    private final long number;
    private final byte[] base;
    private final PageChanges changes;

    /**
     * A page with all its bytes.
     *
     * @param process index of the process in its world
     * @param number  its address divided by {@link #SIZE}
     * @param bytes   its content, at most {@link #SIZE} bytes, fewer only at the end of a region; not to be changed
     */
    public MemoryPage(int process, long number, byte[] bytes) {
        this(process, number, bytes, PageChanges.NONE);
    }

    /**
     * A page that differs from another one.
     *
     * @param base    the bytes of that one, as many as it has; not to be changed
     * @param changes in what it differs
     */
    public MemoryPage(int process, long number, byte[] base, PageChanges changes) {
        this.process = process;
        this.number = number;
        this.base = base;
        this.changes = changes;
    }

    /** Index of the process in its world. */
    public int process() {
        return process;
    }

    /** Its address divided by {@link #SIZE}. */
    public long number() {
        return number;
    }

    /** How many bytes it has. */
    public int length() {
        return base.length;
    }

    @Override
    public byte[] bytes() {
        return isDerived() ? copy() : base;
    }

    @Override
    public byte[] copy() {
        byte[] bytes = base.clone();
        changes.apply(bytes);
        return bytes;
    }

    @Override
    public boolean isDerived() {
        return changes != PageChanges.NONE;
    }

    boolean isAt(int itsProcess, long itsNumber) {
        return process == itsProcess && number == itsNumber;
    }

    /** Address of its first byte. */
    public long address() {
        return number * SIZE;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MemoryPage page && process == page.process && number == page.number && Arrays.equals(bytes(), page.bytes());
    }

    @Override
    public int hashCode() {
        return Long.hashCode(number) * 31 + process;
    }
}
