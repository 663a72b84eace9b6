package org.portalscope.engine.snapshot;

import java.util.List;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.state.PortalsState;

/** A process that is going to be restored: everything has been read and nothing has changed. */
public final class ProcessRestorer {

    private final PortalsStateReader state;
    private final List<MemoryPage> pages;

    /**
     * Reads what {@link ProcessSaver#save} has written.
     *
     * @param process its index in its world
     * @param state   of a process that is made from the same specification
     * @param pages   those of all processes
     * @throws FieldException if something else was written
     */
    public ProcessRestorer(int process, PortalsState state, FieldReader in, List<MemoryPage> pages) {
        this.state = new PortalsStateReader(state, in);
        this.pages = pages.stream().filter(page -> page.process() == process).toList();
        requirePages(this.state.pages());
    }

    private void requirePages(List<PageExtent> expected) {
        boolean complete = pages.size() == expected.size();
        for (int i = 0; complete && i < pages.size(); i++) {
            complete = expected.get(i).is(pages.get(i));
        }
        if (!complete) {
            throw new FieldException("the pages of memory are not those of the regions");
        }
    }

    /** Changes the process. */
    public void restore() {
        restore(new KnownPages());
    }

    /**
     * Changes the process.
     *
     * @param known the pages that it had before, which learn of those that it has now
     */
    public void restore(KnownPages known) {
        state.install(pages, known);
    }
}
