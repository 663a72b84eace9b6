package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.PortalsState;

/** Saves the state of a process for a snapshot; {@link ProcessRestorer} restores it. */
public final class ProcessSaver {

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
        List<MemoryPage> pages = new ArrayList<>();
        for (Region region : state.memory().regions()) {
            for (PageExtent extent : PageExtent.of(region.address(), region.length())) {
                pages.add(new MemoryPage(process, extent.number(), state.memory().read(extent.number() * MemoryPage.SIZE, extent.length())));
            }
        }
        return pages;
    }
}
