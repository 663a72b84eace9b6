package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/** An event queue was created. */
public record QueueAllocated(long handle, long capacity) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.owner(handle).queues().put(handle, new EventQueue(handle, capacity));
    }

    @Override
    public void revert(PortalsState state) {
        state.owner(handle).queues().unput(handle);
    }

    @Override
    public String words() {
        return Handle.text(handle) + " holds up to " + Numbers.count(capacity, "event");
    }

    @Override
    public String section() {
        return "3.9.5";
    }

    @Override
    public void describe(Fields out) {
        out.handle("handle", handle).count("capacity", capacity);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(handle));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(new ValueChange(new Subject.OfObject(handle), "capacity", Unit.COUNT, null, capacity));
    }
}
