package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.PortalsState;

/** Saves the state of a process for a snapshot; {@link ProcessRestorer} restores it. */
public final class ProcessSaver {

    /** The content of every page without content. */
    private static final byte[] ZEROS = new byte[MemoryPage.SIZE];

    private final PortalsState state;

    public ProcessSaver(PortalsState state) {
        this.state = state;
    }

    /** Writes what the process is made from. */
    public void specify(FieldWriter out) {
        new PortalsStateWriter(out).specification(state);
    }

    /** Writes everything but the content of its memory. */
    public void save(FieldWriter out) {
        new PortalsStateWriter(out).write(state);
    }

    /**
     * The content of its memory in the order of addresses.
     *
     * @param process its index in its world
     */
    public List<MemoryPage> pages(int process) {
        return pages(process, List.of());
    }

    /**
     * The content of its memory in the order of addresses; a page that is as it was is the same object.
     *
     * @param process its index in its world
     * @param before  pages of all processes as they were, in their order
     */
    public List<MemoryPage> pages(int process, List<MemoryPage> before) {
        Iterator<MemoryPage> former = before.stream().filter(page -> page.process() == process).iterator();
        MemoryPage next = former.hasNext() ? former.next() : null;
        List<MemoryPage> pages = new ArrayList<>();
        for (Region region : state.memory().regions()) {
            for (PageExtent extent : PageExtent.of(region.address(), region.length())) {
                while (next != null && next.number() < extent.number()) {
                    next = former.hasNext() ? former.next() : null;
                }
                pages.add(next != null && extent.is(next) && holds(region, next) ? next : page(process, region, extent));
            }
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
}
