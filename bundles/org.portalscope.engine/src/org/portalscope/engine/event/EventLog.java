package org.portalscope.engine.event;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.message.Acknowledgement;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.Mutator;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;

/** Builds events, Portals 3.2 §3.9.4, and logs them in the queue of their operation, if it has one. */
public final class EventLog {

    private final PortalsState state;
    private final Mutator mutator;

    public EventLog(PortalsState state, Mutator mutator) {
        this.state = state;
        this.mutator = mutator;
    }

    /** Logs the START event of an operation; its sequence number is the operation's link. */
    public void started(Operation operation, EventKind kind) {
        log(operation, kind, operation.link()); // R59
    }

    /** Logs the END event of an operation. */
    public void ended(Operation operation, EventKind kind) {
        log(operation, kind, state.interfaces().get(operation.networkInterface()).nextSequence());
    }

    /** Logs the receipt of an acknowledgement in the queue of the descriptor of the put. */
    public void acknowledged(MemoryDescriptor descriptor, Acknowledgement ack) {
        long sequence = state.owner(descriptor.handle()).nextSequence();
        mutator.log(state.queue(descriptor.eventq()), event(EventKind.PTL_EVENT_ACK, ack, ack.length(), ack.manipulatedLength(),
                ack.offset(), descriptor, sequence, sequence)); // R35, R56
    }

    /** Logs that a descriptor was unlinked automatically, in its queue if it has one; the descriptor still exists. */
    public void unlinked(NetworkInterface ni, MemoryDescriptor descriptor, Message cause, long link) {
        EventQueue queue = state.queue(descriptor.eventq());
        if (queue != null) {
            mutator.log(queue, event(EventKind.PTL_EVENT_UNLINK, cause, cause.length(), 0, 0, descriptor, link,
                    ni.nextSequence())); // R58
        }
    }

    private void log(Operation operation, EventKind kind, long sequence) {
        EventQueue queue = state.queue(operation.eventq());
        if (queue != null) {
            MemoryDescriptor descriptor = state.descriptor(operation.descriptor());
            Message message = operation.message();
            mutator.log(queue, event(kind, message, message.length(), operation.length(), offset(operation), descriptor,
                    operation.link(), sequence));
        }
    }

    private static long offset(Operation operation) {
        return operation.kind() == Operation.Kind.SEND ? operation.message().offset() : operation.offset(); // R35
    }

    private static Event event(EventKind kind, Message message, long rlength, long mlength, long offset, MemoryDescriptor descriptor,
            long link, long sequence) {
        int user = message instanceof Request request ? request.user() : Ptl.PTL_UID_ANY; // R57
        long hdrData = message instanceof PutRequest put ? put.hdrData() : 0;
        return new Event(kind, message.initiator(), user, message.portal(), message.matchBits(), rlength, mlength, offset,
                descriptor.handle(), descriptor.md(), hdrData, link, 0, sequence); // R23
    }
}
