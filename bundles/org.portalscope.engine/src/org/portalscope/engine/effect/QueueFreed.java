package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;

/**
 * An event queue on which nobody waits was released.
 *
 * @param events what it held last
 * @param lost   events lost in it because it was full
 * @param gap    whether one was lost since the last one was logged
 */
public record QueueFreed(long handle, long capacity, List<EventQueue.Queued> events, long lost, boolean gap) implements PortalsEffect {

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
}
