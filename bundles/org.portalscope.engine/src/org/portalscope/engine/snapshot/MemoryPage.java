package org.portalscope.engine.snapshot;

import java.util.Arrays;

/**
 * A page of the memory of a process.
 *
 * @param process index of the process in its world
 * @param number  its address divided by {@link #SIZE}
 * @param bytes   its content, at most {@link #SIZE} bytes, fewer only at the end of a region; not to be changed
 */
public record MemoryPage(int process, long number, byte[] bytes) {

    /** Bytes of a page. */
    public static final int SIZE = 4096;

    /** Address of its first byte. */
    public long address() {
        return number * SIZE;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MemoryPage page && process == page.process && number == page.number && Arrays.equals(bytes, page.bytes);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(number) * 31 + process;
    }
}
