package org.portalscope.engine.effect;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.PortalsState;

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
}
