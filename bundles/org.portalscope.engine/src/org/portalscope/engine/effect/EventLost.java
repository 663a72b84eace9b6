package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * An event found its queue full and is lost.
 *
 * @param gapBefore      whether one was lost just before it
 * @param sequenceBefore the next sequence number before this event took one
 */
public record EventLost(long queue, Event event, boolean gapBefore, long sequenceBefore) implements PortalsEffect { // R21

    @Override
    public void apply(PortalsState state) {
        state.queue(queue).lose();
        state.owner(queue).countSequence(event.sequence());
    }

    @Override
    public void revert(PortalsState state) {
        state.queue(queue).unlose(gapBefore);
        state.owner(queue).setNextSequence(sequenceBefore);
    }

    @Override
    public String words() {
        return Handle.text(queue) + " is full: " + event.kind() + " is lost";
    }

    @Override
    public String section() {
        return "3.9.7";
    }

    @Override
    public Category category() {
        return Category.LOSS;
    }

    @Override
    public void describe(Fields out) {
        out.handle("queue", queue).value("event", event).value("gap_before", gapBefore)
                .id("sequence_before", sequenceBefore);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(queue), new Subject.OfObject(event.mdHandle()));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfObject(queue), "lost", null, event));
    }
}
