package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * An event queue on which nobody waits was released.
 *
 * @param events what it held last
 * @param lost   events lost in it because it was full
 * @param gap    whether one was lost since the last one was logged
 */
public record QueueFreed(long handle, long capacity, List<EventQueue.Queued> events, long lost, boolean gap) implements PortalsEffect {

    public QueueFreed {
        events = List.copyOf(events);
    }

    @Override
    public void apply(PortalsState state) {
        state.owner(handle).queues().remove(handle);
    }

    @Override
    public void revert(PortalsState state) {
        EventQueue queue = new EventQueue(handle, capacity);
        queue.refill(events, lost, gap);
        state.owner(handle).queues().unremove(handle, queue);
    }

    @Override
    public String words() {
        return Handle.text(handle) + " is released with " + Numbers.count(events.size(), "event");
    }

    @Override
    public String section() {
        return "3.9.6";
    }

    @Override
    public void describe(Fields out) {
        out.handle("handle", handle).count("capacity", capacity).value("events", new Elements(events)).count("lost", lost)
                .value("gap", gap);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(handle));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(new ValueChange(new Subject.OfObject(handle), "capacity", Unit.COUNT, capacity, null));
    }
}
