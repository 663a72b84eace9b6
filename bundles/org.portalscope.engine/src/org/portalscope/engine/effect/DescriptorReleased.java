package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** A memory descriptor was released; {@code values} is what it held last. */
public record DescriptorReleased(long handle, DescriptorValues values) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        release(state.descriptor(handle));
    }

    /** Makes the change. */
    static void release(MemoryDescriptor descriptor) {
        NetworkInterface ni = descriptor.networkInterface();
        attach(ni, descriptor.entry(), null);
        ni.descriptors().remove(descriptor.handle());
    }

    @Override
    public void revert(PortalsState state) {
        NetworkInterface ni = state.owner(handle);
        MemoryDescriptor descriptor = new MemoryDescriptor(handle, ni, values);
        ni.descriptors().unremove(handle, descriptor);
        attach(ni, values.entry(), descriptor);
    }

    private static void attach(NetworkInterface ni, long entry, MemoryDescriptor descriptor) {
        if (!Handle.isNone(entry)) {
            ni.entries().get(entry).attach(descriptor);
        }
    }

    @Override
    public String words() {
        return Handle.text(handle) + " is unlinked and released";
    }

    @Override
    public String section() {
        return "3.8.4";
    }

    @Override
    public void describe(Fields out) {
        out.handle("handle", handle).value("values", values);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(handle));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfObject(handle), "memory_descriptor", values, null));
    }
}
