package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.memory.PageContent;
import org.portalscope.engine.memory.Region;

/**
 * The pages of memory that a process had when a snapshot was last taken of it, or restored. A region whose memory lies in pages shares them with the snapshot
 * until they are written; those of others are compared with what they held before, so that the next snapshot shares those that are the same.
 */
public final class KnownPages {

    /** The content of every page without content. */
    private static final byte[] ZEROS = new byte[MemoryPage.SIZE];

    /** All pages of each region that does not share its own. */
    private Map<Region, List<MemoryPage>> held = Map.of();

    /**
     * The content of memory in the order of addresses; a page that is as it was is the same object.
     *
     * @param process its index in its world
     */
    List<MemoryPage> take(int process, AddressSpace memory) {
        Map<Region, List<MemoryPage>> now = new HashMap<>();
        List<MemoryPage> all = new ArrayList<>(memory.regions().stream().mapToInt(region -> PageExtent.count(region.length())).sum());
        for (Region region : memory.regions()) {
            if (region.isPaged()) {
                share(process, region, all);
            } else {
                List<MemoryPage> pages = compared(process, region);
                all.addAll(pages);
                now.put(region, pages);
            }
        }
        held = now;
        return all;
    }

    /** Adds the pages of a region, which has them together with the snapshot from now on. */
    private static void share(int process, Region region, List<MemoryPage> all) {
        int count = PageExtent.count(region.length());
        for (int index = 0; index < count; index++) {
            PageContent content = region.page(index);
            long number = region.address() / MemoryPage.SIZE + index;
            if (content instanceof MemoryPage known && known.isAt(process, number)) {
                all.add(known);
            } else {
                MemoryPage page = new MemoryPage(process, number, content.bytes());
                region.share(index, page);
                all.add(page);
            }
        }
    }

    /** The pages of a region, the same as before as far as they hold the same. */
    private List<MemoryPage> compared(int process, Region region) {
        List<PageExtent> extents = PageExtent.of(region.address(), region.length());
        List<MemoryPage> before = held.get(region);
        List<MemoryPage> pages = new ArrayList<>(extents.size());
        for (PageExtent extent : extents) {
            int index = pages.size();
            boolean isSame = before != null && holds(region, before.get(index));
            pages.add(isSame ? before.get(index) : page(process, region, extent));
        }
        return pages;
    }

    private static boolean holds(Region region, MemoryPage page) {
        return region.block().holds(region.index(page.address()), page.bytes());
    }

    /** A page with a copy of what a region holds there. */
    static MemoryPage page(int process, Region region, PageExtent extent) {
        int from = region.index(extent.number() * MemoryPage.SIZE);
        boolean isZero = extent.length() == MemoryPage.SIZE && region.block().holds(from, ZEROS);
        return new MemoryPage(process, extent.number(), isZero ? ZEROS : region.block().copy(from, extent.length()));
    }

    /** A page of zeros of a process by itself. */
    static MemoryPage blank(PageExtent extent) {
        return new MemoryPage(0, extent.number(), extent.length() == MemoryPage.SIZE ? ZEROS : new byte[extent.length()]);
    }

    /**
     * Gives memory its content.
     *
     * @param pages those of its regions, in the order of addresses
     */
    void restore(List<MemoryPage> pages, AddressSpace memory) {
        Map<Region, List<MemoryPage>> now = new HashMap<>();
        int next = 0;
        for (Region region : memory.regions()) {
            int count = PageExtent.count(region.length());
            List<MemoryPage> content = pages.subList(next, next + count);
            if (region.isPaged()) {
                share(content, region);
            } else {
                content.forEach(page -> memory.write(page.address(), page.bytes()));
                now.put(region, List.copyOf(content));
            }
            next += count;
        }
        held = now;
    }

    private static void share(List<MemoryPage> pages, Region region) {
        for (int i = 0; i < pages.size(); i++) {
            region.share(i, pages.get(i));
        }
    }
}
