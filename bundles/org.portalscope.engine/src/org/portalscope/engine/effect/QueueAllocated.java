package org.portalscope.engine.effect;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;

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
}
