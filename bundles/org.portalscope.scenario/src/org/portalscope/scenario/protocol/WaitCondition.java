package org.portalscope.scenario.protocol;

import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.PortalsState;

/** What a thread waits for. It looks at the state of the process and changes nothing. */
public interface WaitCondition {

    /** Holds at once. */
    WaitCondition NONE = (portals, state) -> true;

    /** Whether the thread may go on. */
    boolean holds(PortalsState portals, ProtocolState state);

    /** An event is in a queue. */
    static WaitCondition eventIn(long queue) {
        return (portals, state) -> {
            EventQueue found = portals.queue(queue);
            return found != null && found.size() > 0;
        };
    }

    /** One of two holds. */
    default WaitCondition or(WaitCondition other) {
        return (portals, state) -> holds(portals, state) || other.holds(portals, state);
    }
}
