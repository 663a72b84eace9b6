package org.portalscope.engine.translation;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.PendingOperation;

/**
 * Operations that start and end in one input while nothing is recorded: what their start and their end do, but they are never pending.
 * The other way to the same is to start an operation, in {@link Translation} or by a call, and then to complete it, in {@link Completion}.
 */
public final class FusedOperation {

    private final Mutator mutator;
    private final EventLog events;
    private final Unlinking unlinking;
    private final Header response = new Header();

    public FusedOperation(Mutator mutator, EventLog events, Unlinking unlinking) {
        this.mutator = mutator;
        this.events = events;
        this.unlinking = unlinking;
    }

    /** Whether operations can pass now. */
    public boolean isOpen() {
        return !mutator.isRecording();
    }

    /** Sends a put and its data. */
    public void send(MemoryDescriptor descriptor, Header put) {
        long link = mutator.passOperation(descriptor, true);
        mutator.takeThreshold(descriptor, link); // R11
        mutator.send(put);
        mutator.sendData(put, descriptor, 0, descriptor.length()); // R38
        events.passed(EventKind.PTL_EVENT_SEND_START, EventKind.PTL_EVENT_SEND_END, descriptor.queue(), descriptor, put, link, put.offset(), // R35
                descriptor.length());
        unlinking.afterOperation(descriptor.networkInterface(), descriptor, put);
    }

    /**
     * Performs a put or get request on the descriptor that accepts it.
     *
     * @param data what a put carries
     * @param from index of the first byte there
     */
    void serve(MemoryDescriptor descriptor, Header request, MemoryBlock data, int from) {
        long offset = Acceptance.offset(descriptor, request);
        long length = Acceptance.length(descriptor, request, offset);
        long link = mutator.passOperation(descriptor, false);
        mutator.takeThreshold(descriptor, link);
        if (!descriptor.managesRemote()) {
            mutator.moveOffset(descriptor, length, link); // R14, R36
        }
        if (request.is(Message.Kind.PUT)) {
            put(descriptor, request, data, from, link, offset, length);
        } else {
            get(descriptor, request, link, offset, length);
        }
    }

    private void put(MemoryDescriptor descriptor, Header request, MemoryBlock data, int from, long link, long offset, long length) {
        if (length > 0) {
            mutator.write(descriptor, offset, length, data, from);
        }
        events.passed(EventKind.PTL_EVENT_PUT_START, EventKind.PTL_EVENT_PUT_END, descriptor.queue(), descriptor, request, link, offset, length);
        unlinking.afterOperation(descriptor.networkInterface(), descriptor, request);
        if (Completion.wantsAck(descriptor, request)) {
            response.setResponse(Message.Kind.ACK, request, length);
            mutator.send(response);
        }
    }

    private void get(MemoryDescriptor descriptor, Header request, long link, long offset, long length) {
        response.setResponse(Message.Kind.REPLY, request, length);
        mutator.send(response);
        mutator.sendData(response, descriptor, offset, length);
        events.passed(EventKind.PTL_EVENT_GET_START, EventKind.PTL_EVENT_GET_END, descriptor.queue(), descriptor, request, link, offset, length); // R34
        unlinking.afterOperation(descriptor.networkInterface(), descriptor, request);
    }

    /**
     * Receives a reply in the memory and with the queue that its get started with, and ends the get.
     *
     * @param data what the reply carries
     * @param from index of the first byte there
     */
    void receive(PendingOperation fetch, Header reply, MemoryBlock data, int from) { // R44
        MemoryDescriptor descriptor = fetch.descriptor();
        EventQueue queue = fetch.queue();
        long length = Responses.received(reply, fetch.length());
        mutator.endOperation(fetch, false);
        long link = mutator.passOperation(descriptor, false);
        mutator.takeThreshold(descriptor, link); // R11, R12
        if (length > 0) {
            mutator.write(fetch.address(), length, data, from);
        }
        events.passed(EventKind.PTL_EVENT_REPLY_START, EventKind.PTL_EVENT_REPLY_END, queue, descriptor, reply, link, 0, length);
        unlinking.afterOperation(descriptor.networkInterface(), descriptor, reply);
    }
}
