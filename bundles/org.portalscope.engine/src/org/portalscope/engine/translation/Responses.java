package org.portalscope.engine.translation;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.message.Acknowledgement;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Reply;
import org.portalscope.engine.message.Response;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.Mutator;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;

/** The reception of acknowledgements and replies, which bypass translation, Portals 3.2 §4.2. */
final class Responses {

    private final PortalsState state;
    private final Mutator mutator;
    private final EventLog events;
    private final Unlinking unlinking;

    Responses(PortalsState state, Mutator mutator, EventLog events, Unlinking unlinking) {
        this.state = state;
        this.mutator = mutator;
        this.events = events;
        this.unlinking = unlinking;
    }

    void acknowledge(NetworkInterface ni, Acknowledgement ack) {
        MemoryDescriptor descriptor = ni.descriptors().get(ack.memoryDescriptor());
        EventQueue queue = descriptor == null ? null : state.queue(descriptor.eventq());
        if (!exists(descriptor, ack)) {
            mutator.drop(ni, ack, DropReason.NO_DESCRIPTOR);
        } else if (!check(queue != null, "the event queue of " + Handle.text(descriptor.handle()), "exists", "is gone")) {
            mutator.drop(ni, ack, DropReason.NO_QUEUE);
        } else if (!check(!queue.isFull(), Handle.text(queue.handle()), "has space", "is full")) {
            mutator.drop(ni, ack, DropReason.QUEUE_FULL); // R21
        } else {
            mutator.takeThreshold(descriptor, ni.nextSequence()); // R11, R12
            events.acknowledged(descriptor, ack);
            unlinking.afterOperation(ni, descriptor, ack);
        }
    }

    void reply(NetworkInterface ni, Reply reply) {
        MemoryDescriptor descriptor = ni.descriptors().get(reply.memoryDescriptor());
        if (!exists(descriptor, reply)) {
            mutator.drop(ni, reply, DropReason.NO_DESCRIPTOR);
            return;
        }
        long length = Math.min(reply.manipulatedLength(), descriptor.length()); // R38
        Operation operation = new Operation(ni.number(), ni.nextSequence(), Operation.Kind.REPLY, reply, descriptor.handle(),
                descriptor.eventq(), descriptor.start(), 0, length);
        mutator.startOperation(operation, false);
        mutator.takeThreshold(descriptor, operation.link()); // R11, R12
        endFetch(ni, reply);
        events.started(operation, EventKind.PTL_EVENT_REPLY_START);
    }

    private void endFetch(NetworkInterface ni, Reply reply) {
        ni.operations().stream()
                .filter(operation -> operation.kind() == Operation.Kind.FETCH)
                .filter(operation -> operation.message().operation().equals(reply.operation()))
                .findFirst()
                .ifPresent(fetch -> mutator.endOperation(fetch, false));
    }

    private boolean exists(MemoryDescriptor descriptor, Response response) {
        return check(descriptor != null, Handle.text(response.memoryDescriptor()) + " of " + ((Message) response).key(),
                "exists", "is gone");
    }

    private boolean check(boolean holds, String subject, String yes, String no) {
        if (mutator.explains()) {
            mutator.note(new ResponseCheck(subject + " " + (holds ? yes : no), holds));
        }
        return holds;
    }
}
