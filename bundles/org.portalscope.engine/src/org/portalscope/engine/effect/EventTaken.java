package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * The oldest event of a queue was taken out of it.
 *
 * @param afterGap whether an event was lost just before it
 * @param byWait   whether PtlEQWait takes it, at once or for a thread that waits, rather than PtlEQGet
 */
public record EventTaken(long queue, Event event, boolean afterGap, boolean byWait) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.queue(queue).removeFirst();
    }

    @Override
    public void revert(PortalsState state) {
        state.queue(queue).addFirst(event, afterGap);
    }

    @Override
    public String words() {
        return event.kind() + " taken from " + Handle.text(queue) + (afterGap ? ", an event before it was lost" : "");
    }

    @Override
    public String section() {
        return byWait ? "3.9.8" : "3.9.7";
    }

    @Override
    public void describe(Fields out) {
        out.handle("queue", queue).value("event", event).value("after_gap", afterGap).value("by_wait", byWait);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(queue), new Subject.OfObject(event.mdHandle()));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfObject(queue), "event", event, null));
    }
}
