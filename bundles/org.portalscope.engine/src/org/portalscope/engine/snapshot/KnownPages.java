package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.memory.Region;

/**
 * The pages of memory that a process had when a snapshot was last taken of it, or restored. Where nothing has been written since, it has them still: the next
 * snapshot shares them, and to restore another one only others are written.
 */
public final class KnownPages {

    /** The content of every page without content. */
    private static final byte[] ZEROS = new byte[MemoryPage.SIZE];

    /** In the order of addresses. */
    private List<Held> held = List.of();

    /**
     * What a region held.
     *
     * @param pages all of them
     * @param since when, as the region says it
     */
    private record Held(Region region, List<MemoryPage> pages, int since) {

        /** The page that the region holds for certain, or null. */
        MemoryPage still(int index) {
            return region.isWritten(index, since) ? null : pages.get(index);
        }
    }

    /**
     * The content of memory in the order of addresses; a page that is as it was is the same object.
     *
     * @param process its index in its world
     */
    List<MemoryPage> take(int process, AddressSpace memory) {
        List<Held> now = new ArrayList<>();
        List<MemoryPage> all = new ArrayList<>();
        for (Region region : memory.regions()) {
            List<MemoryPage> pages = pages(process, region, find(region));
            all.addAll(pages);
            now.add(new Held(region, pages, region.observe()));
        }
        held = now;
        return all;
    }

    private static List<MemoryPage> pages(int process, Region region, Held before) {
        List<MemoryPage> pages = new ArrayList<>();
        for (PageExtent extent : PageExtent.of(region.address(), region.length())) {
            int index = pages.size();
            MemoryPage still = before == null ? null : before.still(index);
            boolean isSame = still == null && before != null && holds(region, before.pages.get(index));
            pages.add(still != null ? still : isSame ? before.pages.get(index) : page(process, region, extent));
        }
        return pages;
    }

    private static boolean holds(Region region, MemoryPage page) {
        return region.block().holds(region.index(page.address()), page.bytes());
    }

    private static MemoryPage page(int process, Region region, PageExtent extent) {
        int from = region.index(extent.number() * MemoryPage.SIZE);
        boolean isZero = extent.length() == MemoryPage.SIZE && region.block().holds(from, ZEROS);
        return new MemoryPage(process, extent.number(), isZero ? ZEROS : region.block().copy(from, extent.length()));
    }

    /**
     * Gives memory its content; what it has already is not written.
     *
     * @param pages those of its regions, in the order of addresses
     */
    void restore(List<MemoryPage> pages, AddressSpace memory) {
        List<Held> now = new ArrayList<>();
        int next = 0;
        for (Region region : memory.regions()) {
            int count = PageExtent.count(region.length());
            List<MemoryPage> content = pages.subList(next, next + count);
            restore(content, find(region), memory);
            now.add(new Held(region, content, region.observe()));
            next += count;
        }
        held = now;
    }

    private static void restore(List<MemoryPage> pages, Held before, AddressSpace memory) {
        byte[] scratch = new byte[MemoryPage.SIZE];
        for (int i = 0; i < pages.size(); i++) {
            if (before == null || before.still(i) != pages.get(i)) {
                pages.get(i).writeTo(memory, scratch);
            }
        }
    }

    /** What a region held, or null if nobody has looked. */
    private Held find(Region region) {
        int low = 0;
        int high = held.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (held.get(middle).region.address() < region.address()) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low < held.size() && held.get(low).region == region ? held.get(low) : null;
    }
}
