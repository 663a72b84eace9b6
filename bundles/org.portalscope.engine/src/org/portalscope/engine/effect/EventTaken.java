package org.portalscope.engine.effect;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.PortalsState;

/**
 * The oldest event of a queue was taken out of it.
 *
 * @param afterGap whether an event was lost just before it
 */
public record EventTaken(long queue, Event event, boolean afterGap) implements PortalsEffect {

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
        return "3.9.7";
    }
}
