package org.portalscope.dat.state;

import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.DatEvent;
import org.portalscope.dat.object.EventDispatcher;
import org.portalscope.dat.object.EventNumber;
import org.portalscope.dat.object.SharedReceiveQueue;
import org.portalscope.dat.transfer.ReceiveDto;

/** Puts events into event dispatchers, and takes them out for the consumer. */
public final class EventDelivery {

    private EventDelivery() {
    }

    /**
     * With an event in an event dispatcher. If that is full, the event is lost, and an asynchronous event says so.
     *
     * @param evd handle of it, or 0 if nobody wants the event
     */
    public static DatState post(DatState state, long evd, DatEvent event) {
        EventDispatcher dispatcher = state.object(evd, EventDispatcher.class);
        if (dispatcher == null) {
            return lost(state, event);
        }
        if (!dispatcher.isFull()) {
            return state.with(dispatcher.with(event));
        }
        EventDispatcher async = state.object(state.adapter().asyncEvd(), EventDispatcher.class);
        DatState after = lost(state, event);
        return async.isFull() ? after : after.with(async.with(DatEvent.async(EventNumber.DAT_ASYNC_ERROR_EVD_OVERFLOW, evd, 0)));
    }

    /** Nobody will reap the receive of an event. */
    private static DatState lost(DatState state, DatEvent event) {
        ReceiveDto receive = state.receive(event.receive());
        return receive == null ? state : state.without(receive);
    }

    /** Without the oldest event of an event dispatcher; the receive that it tells of is no longer outstanding. */
    public static DatState taken(DatState state, EventDispatcher dispatcher) {
        DatEvent oldest = dispatcher.events().peek();
        return reaped(state.with(dispatcher.taken()), oldest);
    }

    /** Without an event dispatcher; nobody waits for it. */
    public static DatState freed(DatState state, EventDispatcher dispatcher) {
        DatState after = state.without(dispatcher);
        for (DatEvent event : dispatcher.events()) {
            after = reaped(after, event);
        }
        return after;
    }

    private static DatState reaped(DatState state, DatEvent event) {
        ReceiveDto receive = event.receive() == 0 ? null : state.receive(event.receive());
        if (receive == null) {
            return state;
        }
        SharedReceiveQueue queue = state.object(receive.queue(), SharedReceiveQueue.class);
        return queue == null ? state.without(receive) : state.reaped(receive, queue.reapedOne());
    }

    /** With a receive that an endpoint takes, in its present state. */
    public static DatState receiveTaken(DatState state, ReceiveDto receive) {
        DatState after = state.with(receive, state.object(receive.endpoint(), DatEndpoint.class).took(receive.number()));
        SharedReceiveQueue queue = after.object(receive.queue(), SharedReceiveQueue.class);
        return queue == null ? after : watch(after, queue);
    }

    /** With an asynchronous event if a shared receive queue has fewer receives than its low watermark, and that has not been told. */
    public static DatState watch(DatState state, long srq) {
        SharedReceiveQueue queue = state.object(srq, SharedReceiveQueue.class);
        return queue == null ? state : watch(state, queue);
    }

    private static DatState watch(DatState state, SharedReceiveQueue queue) {
        return !queue.armed() || state.posted(queue.handle()) >= queue.lowWatermark() ? state
                : post(state.with(queue.told()), state.adapter().asyncEvd(),
                        DatEvent.async(EventNumber.DAT_ASYNC_ERROR_PROVIDER_INTERNAL_ERROR, queue.handle(), DatEvent.LOW_WATERMARK));
    }
}
