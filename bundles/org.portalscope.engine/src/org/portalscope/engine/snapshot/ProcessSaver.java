package org.portalscope.engine.snapshot;

import java.util.List;

import org.portalscope.engine.encoding.FieldWriter;
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
     * @param known   the pages that it had before, which learn of those that it has now
     */
    public List<MemoryPage> pages(int process, KnownPages known) {
        return known.take(process, state.memory());
    }
}
