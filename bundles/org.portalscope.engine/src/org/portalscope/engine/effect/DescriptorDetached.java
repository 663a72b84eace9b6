package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

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

    @Override
    public void describe(Fields out) {
        out.handle("handle", handle).handle("entry", entry);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(handle), new Subject.OfObject(entry));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(new ValueChange(new Subject.OfObject(handle), "entry", Unit.HANDLE, entry, Ptl.ME_NONE));
    }
}
