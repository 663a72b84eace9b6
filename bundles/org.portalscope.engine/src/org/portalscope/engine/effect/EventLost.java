package org.portalscope.engine.effect;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.PortalsState;

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
}
