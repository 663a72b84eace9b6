package org.portalscope.protocol.call;

import org.portalscope.engine.api.EventData;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.QueueHandles;

/**
 * Knows what the events of a protocol's queues mean. Every call that makes progress takes them out of the queues and has them dispatched; an active
 * message's handler, or the fetching of a long message, is a procedure that the dispatch calls.
 */
public interface Dispatcher {

    /** The queues whose events it takes; those of the first are taken first. */
    QueueHandles queues(ProtocolState state);

    /**
     * Takes an event; no further call of Portals can be made in the same transition.
     *
     * @param event its members, which change with the next event that is taken
     * @param queue that the event was in
     * @return {@link Continuation#AGAIN} if the event has been dealt with, {@link Continuation#WAIT} if nobody waits for what it tells, or a procedure that
     *         deals with it
     */
    Continuation dispatch(EventData event, long queue, CallContext context);
}
