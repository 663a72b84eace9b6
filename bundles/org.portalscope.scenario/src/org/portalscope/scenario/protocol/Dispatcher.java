package org.portalscope.scenario.protocol;

import org.portalscope.engine.api.Event;

/**
 * Knows what the events of a protocol's queue mean. Every call that makes progress takes them out of the queue and has them dispatched; an active
 * message's handler, or the fetching of a long message, is an activity that the dispatch answers with.
 */
public interface Dispatcher {

    /** The queue whose events it takes. */
    long queue(ProtocolState state);

    /**
     * Takes an event.
     *
     * @param turn in which the event was taken out of the queue, so no further call of the API can be made in it
     * @param then what the call goes on with once the event has been dealt with
     * @return {@code then} if that is already so
     */
    ResumableCall dispatch(Event event, CallContext turn, ResumableCall then);
}
