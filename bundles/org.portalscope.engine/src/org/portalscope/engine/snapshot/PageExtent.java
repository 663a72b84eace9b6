package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.List;

/**
 * A page of memory without its content.
 *
 * @param number its address divided by {@link MemoryPage#SIZE}
 * @param length bytes that it has, at most {@link MemoryPage#SIZE}
 */
record PageExtent(long number, int length) {

    /** The pages of a region. */
    static List<PageExtent> of(long address, int length) {
        List<PageExtent> pages = new ArrayList<>();
        for (int from = 0; from < length; from += MemoryPage.SIZE) {
            pages.add(new PageExtent((address + from) / MemoryPage.SIZE, Math.min(MemoryPage.SIZE, length - from)));
        }
        return pages;
    }

    /** How many pages so many bytes have. */
    static int count(int length) {
        return (length + MemoryPage.SIZE - 1) / MemoryPage.SIZE;
    }

    boolean is(MemoryPage page) {
        return page.number() == number && page.length() == length;
    }
}
