package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * An operation made a descriptor inactive: it used up the threshold, or moved the local offset beyond the maximum.
 *
 * @param before the link of the operation that did so before, zero if none
 * @param after  the link of this operation
 */
public record DescriptorInactivated(long descriptor, long before, long after) implements PortalsEffect { // R22

    @Override
    public void apply(PortalsState state) {
        state.descriptor(descriptor).setInactivatedBy(after);
    }

    @Override
    public void revert(PortalsState state) {
        state.descriptor(descriptor).setInactivatedBy(before);
    }

    @Override
    public String words() {
        return Handle.text(descriptor) + " is inactive now";
    }

    @Override
    public String section() {
        return "3.8.1";
    }

    @Override
    public void describe(Fields out) {
        out.handle("descriptor", descriptor).id("before", before).id("after", after);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(descriptor));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(new ValueChange(new Subject.OfObject(descriptor), "inactivated_by", Unit.ID, before, after));
    }
}
