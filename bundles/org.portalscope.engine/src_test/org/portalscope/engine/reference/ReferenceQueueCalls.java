package org.portalscope.engine.reference;

import static org.portalscope.engine.api.ReturnCode.PTL_EQ_EMPTY;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_EQ;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_NOSPACE;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ReturnCode;

/** The functions of event queues, Portals 3.2 §3.9. */
final class ReferenceQueueCalls {

    private static final long LARGEST_QUEUE = 1L << 20;

    private final ReferenceState state;

    ReferenceQueueCalls(ReferenceState state) {
        this.state = state;
    }

    ReturnCode eqFree(long handle) {
        Queue queue = state.queue(handle);
        if (queue == null) {
            return PTL_INV_EQ;
        }
        state.messages.refuseWaiters(queue, PTL_INV_EQ); // R45
        state.interfaces.stream().filter(ni -> ni.queue(handle) == queue).forEach(ni -> ni.queues.remove(queue));
        return PTL_OK;
    }

    ReturnCode eqAlloc(long handle, long count, LongOut out) {
        Interface ni = state.open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (Long.compareUnsigned(count, LARGEST_QUEUE) > 0 || ni.queues.size() >= ni.limits.maxEventQueues()) {
            return PTL_NOSPACE;
        }
        if (!LongOut.legal(out)) {
            return PTL_SEGV;
        }
        Queue queue = new Queue(state.nextHandle(), count);
        ni.queues.add(queue);
        out.set(queue.handle);
        return PTL_OK;
    }

    ReturnCode eqGet(long handle, Out<Event> event) {
        Queue queue = state.queue(handle);
        if (queue == null) {
            return PTL_INV_EQ;
        }
        if (!Out.legal(event)) {
            return PTL_SEGV;
        }
        return queue.items.isEmpty() ? PTL_EQ_EMPTY : taken(queue.take(), event);
    }

    ReturnCode eqWait(int thread, long handle, Out<Event> event) {
        Queue queue = state.queue(handle);
        if (queue == null) {
            return PTL_INV_EQ;
        }
        if (!Out.legal(event)) {
            return PTL_SEGV;
        }
        if (queue.items.isEmpty()) {
            queue.waiters.add(thread);
            return null;
        }
        return taken(queue.take(), event);
    }

    /** Lets a thread that was woken return from PtlEQWait. */
    ReturnCode waitReturned(int thread, Out<Event> event) {
        return taken(state.messages.served.remove(thread), event);
    }

    private static ReturnCode taken(Queue.Served served, Out<Event> event) {
        event.set(served.event());
        return served.code();
    }
}
