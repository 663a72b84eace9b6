package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** An operation was counted against the threshold of a descriptor. */
public record ThresholdTaken(long descriptor, int before, int after) implements PortalsEffect { // R11

    @Override
    public void apply(PortalsState state) {
        state.descriptor(descriptor).setThreshold(after);
    }

    @Override
    public void revert(PortalsState state) {
        state.descriptor(descriptor).setThreshold(before);
    }

    @Override
    public String words() {
        return Handle.text(descriptor) + ": threshold " + before + " → " + after;
    }

    @Override
    public String section() {
        return "3.8.1";
    }

    @Override
    public void describe(Fields out) {
        out.handle("descriptor", descriptor).count("before", before).count("after", after);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(descriptor));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(new ValueChange(new Subject.OfObject(descriptor), "threshold", Unit.COUNT, (long) before, (long) after));
    }
}
