package org.portalscope.engine.event;

import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;

/** Builds events, Portals 3.2 §3.9.4, and logs them in the queue of their operation, if it has one. */
public final class EventLog {

    private final Mutator mutator;

    public EventLog(Mutator mutator) {
        this.mutator = mutator;
    }

    /** Logs the START event of an operation; its sequence number is the operation's link. */
    public void started(PendingOperation operation, EventKind kind) {
        log(operation, kind, 0, operation.link()); // R59
    }

    /** Logs the END event of an operation. */
    public void ended(PendingOperation operation, EventKind kind) {
        log(operation, kind, 0, operation.networkInterface().nextSequence());
    }

    /** Logs the START and the END event of an operation that starts and ends in the same input, in its queue unless that is null. */
    public void passed(EventKind start, EventKind end, EventQueue queue, MemoryDescriptor descriptor, Header header, long link, long offset,
            long length) {
        if (queue != null) {
            if (queue.takesTwo()) {
                describe(queue.next(), start, descriptor, header, link, offset, length, link); // R59
                describe(queue.nextButOne(), end, descriptor, header, link, offset, length, link + 1);
                mutator.logTwo(descriptor.networkInterface(), queue);
            } else {
                log(queue, start, descriptor, header, link, offset, length, link); // R59
                log(queue, end, descriptor, header, link, offset, length, descriptor.networkInterface().nextSequence());
            }
        }
    }

    private void log(EventQueue queue, EventKind kind, MemoryDescriptor descriptor, Header header, long link, long offset, long length,
            long sequence) {
        describe(queue.next(), kind, descriptor, header, link, offset, length, sequence);
        mutator.log(descriptor.networkInterface(), queue);
    }

    private static void describe(EventData event, EventKind kind, MemoryDescriptor descriptor, Header header, long link, long offset,
            long length, long sequence) {
        describe(event, kind, header, descriptor);
        event.setOperation(length, offset, link, 0, sequence);
    }

    /** Logs the FAIL event of an operation; the lengths are those of its START event (R73). */
    public void failed(PendingOperation operation, EventKind kind, int niFailType) {
        log(operation, kind, niFailType, operation.networkInterface().nextSequence());
    }

    /** Logs the receipt of an acknowledgement in the queue of the descriptor of the put. */
    public void acknowledged(NetworkInterface ni, EventQueue queue, MemoryDescriptor descriptor, Header ack) {
        long sequence = ni.nextSequence();
        EventData event = queue.next();
        describe(event, EventKind.PTL_EVENT_ACK, ack, descriptor);
        event.setOperation(ack.manipulatedLength(), ack.offset(), sequence, 0, sequence); // R35, R56
        mutator.log(ni, queue);
    }

    /** Logs that a descriptor was unlinked automatically, in its queue if it has one; the descriptor still exists. */
    public void unlinked(NetworkInterface ni, MemoryDescriptor descriptor, Header cause, long link) {
        EventQueue queue = descriptor.queue();
        if (queue != null) {
            EventData event = queue.next();
            describe(event, EventKind.PTL_EVENT_UNLINK, cause, descriptor);
            event.setOperation(0, 0, link, 0, ni.nextSequence()); // R58
            mutator.log(ni, queue);
        }
    }

    private void log(PendingOperation operation, EventKind kind, int failure, long sequence) {
        EventQueue queue = operation.queue();
        if (queue != null) {
            EventData event = queue.next();
            describe(event, kind, operation.header(), operation.descriptor());
            event.setOperation(operation.length(), offset(operation), operation.link(), failure, sequence);
            mutator.log(operation.networkInterface(), queue);
        }
    }

    private static long offset(PendingOperation operation) {
        return operation.kind() == Operation.Kind.SEND ? operation.header().offset() : operation.offset(); // R35
    }

    private static void describe(EventData event, EventKind kind, Header header, MemoryDescriptor descriptor) {
        event.setRequest(kind, header.initiator(), header.user(), header.portal(), header.matchBits(), header.length(), header.hdrData());
        event.setDescriptor(descriptor.handle(), descriptor.given(), descriptor.threshold()); // R23
    }
}
