package org.portalscope.engine.call;

import static org.portalscope.engine.api.ReturnCode.PTL_EQ_EMPTY;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_EQ;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_NOSPACE;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.state.WaitResult;

/** Event queues, Portals 3.2 §3.9. */
public final class QueueCalls extends Calls {

    /** Events that a queue can hold at most; more is insufficient memory. */
    private static final long LARGEST_QUEUE = 1L << 20;

    public QueueCalls(PortalsState state, Mutator mutator) {
        super(state, mutator);
    }

    /**
     * PtlEQAlloc, Portals 3.2 §3.9.5.
     *
     * @param count  events that the queue can hold, unsigned, at most 2^20
     * @param handle gets the handle of the queue
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_NI}, {@code PTL_NOSPACE}, {@code PTL_SEGV}
     */
    public ReturnCode eqAlloc(long networkInterface, long count, LongOut handle) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_EQ_ALLOC);
        }
        NetworkInterface ni = state.networkInterface(networkInterface);
        if (ni == null) {
            return refuse(Function.PTL_EQ_ALLOC, "interface", PTL_INV_NI);
        }
        if (Long.compareUnsigned(count, LARGEST_QUEUE) > 0 || ni.queues().size() >= ni.limits().maxEventQueues()) {
            return refuse(Function.PTL_EQ_ALLOC, "count " + Long.toUnsignedString(count), PTL_NOSPACE);
        }
        if (!LongOut.legal(handle)) {
            return refuse(Function.PTL_EQ_ALLOC, "handle", PTL_SEGV);
        }
        handle.set(mutator.objects().allocateQueue(ni, count));
        return PTL_OK;
    }

    /**
     * PtlEQFree, Portals 3.2 §3.9.6: releases a queue; threads that wait on it return, and its descriptors log no more.
     *
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_EQ}
     */
    public ReturnCode eqFree(long eventq) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_EQ_FREE);
        }
        EventQueue queue = state.queue(eventq);
        if (queue == null) {
            return refuse(Function.PTL_EQ_FREE, "eventq", PTL_INV_EQ);
        }
        mutator.refuseWaiters(queue, PTL_INV_EQ); // R45
        mutator.objects().freeQueue(queue);
        return PTL_OK;
    }

    /**
     * PtlEQGet, Portals 3.2 §3.9.7: takes the next event, if there is one and no thread waits for it.
     *
     * @param event gets the event
     * @return {@code PTL_OK}, {@code PTL_EQ_DROPPED} with an event too, {@code PTL_EQ_EMPTY}, {@code PTL_NOINIT},
     *         {@code PTL_INV_EQ}, {@code PTL_SEGV}
     */
    public ReturnCode eqGet(long eventq, EventOut event) {
        EventQueue queue = state.queue(eventq);
        ReturnCode refusal = refusal(Function.PTL_EQ_GET, queue, event);
        if (refusal != null) {
            return refusal;
        }
        if (queue.isEmpty()) { // as it is while threads wait for its next event
            return PTL_EQ_EMPTY;
        }
        return mutator.takeEvent(queue, event, false);
    }

    /**
     * PtlEQWait, Portals 3.2 §3.9.8: takes the next event, or lets the thread wait for it.
     *
     * @param event gets the event
     * @return the codes of PtlEQGet but for {@code PTL_EQ_EMPTY}; null if the thread waits: {@link #waitReturned} gives the code once it has been served
     */
    public ReturnCode eqWait(int thread, long eventq, EventOut event) {
        EventQueue queue = state.queue(eventq);
        ReturnCode refusal = refusal(Function.PTL_EQ_WAIT, queue, event);
        if (refusal != null) {
            return refusal;
        }
        if (queue.isEmpty()) {
            mutator.addWaiter(queue, thread);
            return null;
        }
        return mutator.takeEvent(queue, event, true);
    }

    /** Returns from PtlEQWait on behalf of a thread that has been served; without an event if the queue has gone. */
    public ReturnCode waitReturned(int thread, EventOut event) {
        WaitResult result = mutator.returnFromWait(thread);
        if (result.event() != null) {
            event.set(result.event());
        }
        return result.code();
    }

    private ReturnCode refusal(Function function, EventQueue queue, EventOut event) {
        if (!state.initialized()) {
            return refuseUninitialized(function);
        }
        if (queue == null) {
            return refuse(function, "eventq", PTL_INV_EQ);
        }
        return EventOut.legal(event) ? null : refuse(function, "event", PTL_SEGV);
    }
}
