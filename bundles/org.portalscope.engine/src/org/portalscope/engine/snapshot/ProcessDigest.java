package org.portalscope.engine.snapshot;

import java.util.Arrays;

import org.portalscope.engine.memory.Digest128;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.PortalsState;

/**
 * The digest of a process at one moment: of everything but the content of memory, and of some pages of that, so that it costs about the same however much
 * memory there is. Who makes one after the other comes to all pages.
 *
 * @param control   of everything but the content of memory
 * @param firstPage of the memory, counted from 0 over all regions in the order of their addresses
 * @param pages     how many pages it is of, 0 or more
 * @param memory    of their content
 */
public record ProcessDigest(StateDigest control, long firstPage, int pages, StateDigest memory) {

    /**
     * The digest of a process as it is now.
     *
     * @param firstPage of those wanted; if there is no such page, they begin with the first one there is
     * @param most      pages
     */
    public static ProcessDigest of(PortalsState state, long firstPage, int most) {
        long all = state.memory().regions().stream().mapToLong(region -> PageExtent.count(region.length())).sum();
        long first = firstPage < all ? firstPage : 0;
        return exactly(state, first, (int) Math.min(most, all - first));
    }

    /** Whether a process is in the state that this is the digest of. */
    public boolean isOf(PortalsState state) {
        return equals(exactly(state, firstPage, pages));
    }

    /** The page behind the last one. */
    public long nextPage() {
        return firstPage + pages;
    }

    private static ProcessDigest exactly(PortalsState state, long first, int count) {
        return new ProcessDigest(ProcessSnapshot.controlDigest(state), first, count, memory(state, first, count));
    }

    private static StateDigest memory(PortalsState state, long first, int count) {
        Digest128 digest = new Digest128();
        byte[] page = new byte[MemoryPage.SIZE];
        long number = 0;
        for (Region region : state.memory().regions()) {
            int pages = PageExtent.count(region.length());
            int from = (int) Math.max(0, Math.min(pages, first - number));
            int to = (int) Math.max(0, Math.min(pages, first + count - number));
            for (int index = from; index < to; index++) {
                add(region, index * MemoryPage.SIZE, page, digest);
            }
            number += pages;
        }
        digest.finish(count);
        return new StateDigest(digest.high(), digest.low());
    }

    /** Adds a page; one at the end of a region has zeros behind it. */
    private static void add(Region region, int at, byte[] page, Digest128 digest) {
        int length = Math.min(page.length, region.length() - at);
        region.block().read(at, page, 0, length);
        Arrays.fill(page, length, page.length, (byte) 0);
        digest.add(page, page.length);
    }
}
