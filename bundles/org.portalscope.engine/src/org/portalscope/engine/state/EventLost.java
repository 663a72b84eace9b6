package org.portalscope.engine.state;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;

/**
 * An event found its queue full and is lost.
 *
 * @param gapBefore      whether one was lost just before it
 * @param sequenceBefore the next sequence number before this event took one
 */
public record EventLost(long queue, Event event, boolean gapBefore, long sequenceBefore) implements PortalsEffect { // R21

    @Override
    public void apply(PortalsState state) {
        NetworkInterface ni = state.owner(queue);
        ni.nextSequence = Math.max(sequenceBefore, event.sequence() + 1);
        EventQueue eventQueue = ni.queues.get(queue);
        eventQueue.gap = true;
        eventQueue.lost++;
    }

    @Override
    public void revert(PortalsState state) {
        NetworkInterface ni = state.owner(queue);
        EventQueue eventQueue = ni.queues.get(queue);
        eventQueue.lost--;
        eventQueue.gap = gapBefore;
        ni.nextSequence = sequenceBefore;
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
