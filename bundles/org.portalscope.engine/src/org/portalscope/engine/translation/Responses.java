package org.portalscope.engine.translation;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;

/** The reception of acknowledgements and replies, which bypass translation, Portals 3.2 §4.2. */
final class Responses {

    private final Mutator mutator;
    private final EventLog events;
    private final Unlinking unlinking;

    Responses(Mutator mutator, EventLog events, Unlinking unlinking) {
        this.mutator = mutator;
        this.events = events;
        this.unlinking = unlinking;
    }

    void acknowledge(NetworkInterface ni, Header ack) {
        MemoryDescriptor descriptor = ni.descriptors().get(ack.memoryDescriptor());
        EventQueue queue = descriptor == null ? null : descriptor.queue();
        if (!exists(descriptor, ack)) {
            mutator.drop(ni, ack, DropReason.NO_DESCRIPTOR);
        } else if (!hasQueue(descriptor, queue)) {
            mutator.drop(ni, ack, DropReason.NO_QUEUE);
        } else if (!hasSpace(queue)) {
            mutator.drop(ni, ack, DropReason.QUEUE_FULL); // R21
        } else {
            mutator.takeThreshold(descriptor, ni.nextSequence()); // R11, R12
            events.acknowledged(ni, queue, descriptor, ack);
            unlinking.afterOperation(ni, descriptor, ack);
        }
    }

    /** The get that waits for a reply, or null if there is none, or its descriptor is not the one that the reply is for. */
    static PendingOperation fetch(NetworkInterface ni, Header reply) {
        PendingOperation fetch = ni.fetch(reply.ordinal());
        return fetch == null || fetch.descriptor().handle() != reply.memoryDescriptor() ? null : fetch;
    }

    /** Returns the operation that it started, or null. */
    PendingOperation reply(NetworkInterface ni, Header reply) {
        MemoryDescriptor descriptor = ni.descriptors().get(reply.memoryDescriptor());
        if (!exists(descriptor, reply)) {
            mutator.drop(ni, reply, DropReason.NO_DESCRIPTOR);
            return null;
        }
        PendingOperation operation = start(ni, descriptor, reply);
        mutator.takeThreshold(descriptor, operation.link()); // R11, R12
        events.started(operation, EventKind.PTL_EVENT_REPLY_START);
        return operation;
    }

    private PendingOperation start(NetworkInterface ni, MemoryDescriptor descriptor, Header reply) {
        PendingOperation operation = mutator.place(ni);
        operation.header().set(reply);
        PendingOperation fetch = fetch(ni, reply);
        if (fetch == null) {
            mutator.startOperation(operation, Operation.Kind.REPLY, descriptor, descriptor.start(), 0,
                    received(reply, descriptor.length()), false);
        } else {
            mutator.startReply(operation, fetch, received(reply, fetch.length())); // R44
            mutator.endOperation(fetch, false);
        }
        return operation;
    }

    /** The bytes of a reply that there is room for. */
    static long received(Header reply, long available) { // R38
        return Long.compareUnsigned(reply.manipulatedLength(), available) <= 0 ? reply.manipulatedLength() : available;
    }

    private boolean exists(MemoryDescriptor descriptor, Header response) {
        if (mutator.explains()) {
            note(descriptor != null, Handle.text(response.memoryDescriptor()) + " of " + response.message().key(), "exists", "is gone");
        }
        return descriptor != null;
    }

    private boolean hasQueue(MemoryDescriptor descriptor, EventQueue queue) {
        if (mutator.explains()) {
            note(queue != null, "the event queue of " + Handle.text(descriptor.handle()), "exists", "is gone");
        }
        return queue != null;
    }

    private boolean hasSpace(EventQueue queue) {
        if (mutator.explains()) {
            note(!queue.isFull(), Handle.text(queue.handle()), "has space", "is full");
        }
        return !queue.isFull();
    }

    private void note(boolean holds, String subject, String yes, String no) {
        mutator.note(new ResponseCheck(subject + " " + (holds ? yes : no), holds));
    }
}
