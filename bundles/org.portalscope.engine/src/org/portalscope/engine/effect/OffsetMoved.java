package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** The locally managed offset of a descriptor moved behind the bytes of an operation. */
public record OffsetMoved(long descriptor, long before, long after) implements PortalsEffect { // R14

    @Override
    public void apply(PortalsState state) {
        state.descriptor(descriptor).setLocalOffset(after);
    }

    @Override
    public void revert(PortalsState state) {
        state.descriptor(descriptor).setLocalOffset(before);
    }

    @Override
    public String words() {
        return Handle.text(descriptor) + ": local offset " + before + " → " + after;
    }

    @Override
    public String section() {
        return "3.8.1";
    }

    @Override
    public void describe(Fields out) {
        out.handle("descriptor", descriptor).bytes("before", before).bytes("after", after);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(descriptor));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(new ValueChange(new Subject.OfObject(descriptor), "local_offset", Unit.BYTES, before, after));
    }
}
