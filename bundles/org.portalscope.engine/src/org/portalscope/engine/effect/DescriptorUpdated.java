package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** PtlMDUpdate replaced the application's view of a memory descriptor; {@code before} and {@code after} are all that it held. */
public record DescriptorUpdated(long handle, DescriptorValues before, DescriptorValues after) implements PortalsEffect { // R20

    @Override
    public void apply(PortalsState state) {
        state.descriptor(handle).update(after);
    }

    @Override
    public void revert(PortalsState state) {
        state.descriptor(handle).update(before);
    }

    @Override
    public String words() {
        return Handle.text(handle) + " is updated: " + Numbers.count(after.md().length(), "byte") + " at "
                + Numbers.hex(after.md().start()) + ", threshold " + threshold(before) + " → " + threshold(after)
                + ", local offset " + before.localOffset() + " → " + after.localOffset();
    }

    private static String threshold(DescriptorValues values) {
        return values.md().threshold() < 0 ? "∞" : Integer.toString(values.md().threshold());
    }

    @Override
    public String section() {
        return "3.8.5";
    }

    @Override
    public void describe(Fields out) {
        out.handle("handle", handle).value("before", before).value("after", after);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(handle));
    }

    @Override
    public List<ValueChange> changes() {
        return ValueChange.between(new Subject.OfObject(handle), before, after);
    }
}
