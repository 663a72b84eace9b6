package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** A memory descriptor was created, attached to a match entry or floating free. */
public record DescriptorCreated(long handle, DescriptorValues values) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        create(state.owner(handle), handle, values.md(), values.entry(), values.unlinkOp(), values.unlinkNofit());
    }

    /** Makes the change. */
    static void create(NetworkInterface ni, long handle, MdValues md, long entry, Unlink unlinkOp, Unlink unlinkNofit) {
        MemoryDescriptor released = ni.descriptors().released();
        MemoryDescriptor descriptor = released == null ? new MemoryDescriptor(ni) : released;
        descriptor.set(handle, md, entry, unlinkOp, unlinkNofit);
        ni.descriptors().put(handle, descriptor);
        attach(ni, entry, descriptor);
    }

    @Override
    public void revert(PortalsState state) {
        NetworkInterface ni = state.owner(handle);
        attach(ni, values.entry(), null);
        ni.descriptors().unput(handle);
    }

    private static void attach(NetworkInterface ni, long entry, MemoryDescriptor descriptor) {
        if (!Handle.isNone(entry)) {
            ni.entries().get(entry).attach(descriptor);
        }
    }

    @Override
    public String words() {
        return Handle.text(handle) + " describes " + Numbers.count(values.md().length(), "byte") + " at "
                + Numbers.hex(values.md().start())
                + (Handle.isNone(values.entry()) ? ", floating free" : ", attached to " + Handle.text(values.entry()));
    }

    @Override
    public String section() {
        return Handle.isNone(values.entry()) ? "3.8.3" : "3.8.2";
    }

    @Override
    public void describe(Fields out) {
        out.handle("handle", handle).value("values", values);
    }

    @Override
    public List<Subject> subjects() {
        return Handle.isNone(values.entry()) ? List.of(new Subject.OfObject(handle))
                : List.of(new Subject.OfObject(handle), new Subject.OfObject(values.entry()));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfObject(handle), "memory_descriptor", null, values));
    }
}
