package org.portalscope.engine.effect;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.PortalsState;

/** A memory descriptor lost its match entry while operations were pending; it takes no new ones and goes with the last. */
public record DescriptorDetached(long handle, long entry) implements PortalsEffect { // R19

    @Override
    public void apply(PortalsState state) {
        state.descriptor(handle).detach();
        state.entry(entry).attach(null);
    }

    @Override
    public void revert(PortalsState state) {
        MemoryDescriptor descriptor = state.descriptor(handle);
        descriptor.undetach(entry);
        state.entry(entry).attach(descriptor);
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
