package org.portalscope.engine.effect;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.PortalsState;

/** A memory descriptor lost its match entry while operations were pending; it takes no new ones and goes with the last. */
public record DescriptorDetached(long handle, long entry) implements PortalsEffect { // R19

    @Override
    public void apply(PortalsState state) {
        set(state, Ptl.ME_NONE, true);
    }

    @Override
    public void revert(PortalsState state) {
        set(state, entry, false);
    }

    private void set(PortalsState state, long newEntry, boolean detached) {
        MemoryDescriptor descriptor = state.descriptor(handle);
        descriptor.entry = newEntry;
        descriptor.detached = detached;
        state.entry(entry).descriptor = detached ? null : descriptor;
    }

    @Override
    public String words() {
        return Handle.text(handle) + " is detached from " + Handle.text(entry) + " and released when its last pending operation ends";
    }

    @Override
    public String section() {
        return "3.7.4";
    }
}
