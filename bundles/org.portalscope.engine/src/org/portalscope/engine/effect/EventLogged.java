package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;

/**
 * An event was added to a queue.
 *
 * @param afterGap       whether an event was lost just before it
 * @param sequenceBefore the next sequence number before this event took one
 */
public record EventLogged(long queue, Event event, boolean afterGap, long sequenceBefore) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        EventQueue eventQueue = state.queue(queue);
        eventQueue.next().set(event);
        eventQueue.addLast();
        state.owner(queue).countSequence(event.sequence());
    }

    @Override
    public void revert(PortalsState state) {
        state.queue(queue).removeLast();
        state.owner(queue).setNextSequence(sequenceBefore);
    }

    @Override
    public String words() {
        String failure = event.niFailType() == NiFailType.PTL_NI_OK ? "" : ": " + NiFailType.text(event.niFailType());
        return event.kind() + " logged in " + Handle.text(queue) + " (link " + event.link() + ")" + failure;
    }

    @Override
    public String section() {
        return "3.9.1";
    }

    @Override
    public Category category() {
        return Category.EVENT;
    }

    @Override
    public void describe(Fields out) {
        out.handle("queue", queue).value("event", event).value("after_gap", afterGap).id("sequence_before", sequenceBefore);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfObject(queue), new Subject.OfObject(event.mdHandle()));
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(new Subject.OfObject(queue), "event", null, event));
    }

    @Override
    public boolean isFailure() {
        return event.niFailType() != NiFailType.PTL_NI_OK;
    }
}
