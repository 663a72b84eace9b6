package org.portalscope.engine.state;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.message.Header;

/**
 * An operation that has started, in a place that is used again once it has ended: its fields stay as they are until the next operation
 * of the interface starts. {@link #value} makes an immutable value of it, once.
 */
public final class PendingOperation {

    private final Header header = new Header();
    private NetworkInterface networkInterface;
    private Operation.Kind kind;
    private long link;
    boolean pending;
    private MemoryDescriptor descriptor;
    private long eventq;
    private long address;
    private long offset;
    private long length;
    PendingOperation nextOfPlace;
    PendingOperation nextOfOrdinal;
    private EventQueue queue;
    private Operation value;

    PendingOperation() {
    }

    @Mutation
    public void set(Operation operation, MemoryDescriptor newDescriptor) {
        header.set(operation.message());
        set(operation.kind(), operation.link(), newDescriptor, null, operation.address(), operation.offset(), operation.length());
        eventq = operation.eventq();
        value = operation;
    }

    /** Takes everything but the header; references are only written if they change, which spares the collector's bookkeeping. */
    @Mutation
    public void set(Operation.Kind newKind, long newLink, MemoryDescriptor newDescriptor, EventQueue newQueue, long newAddress, long newOffset,
            long newLength) {
        link = newLink;
        eventq = newDescriptor.eventq();
        address = newAddress;
        offset = newOffset;
        length = newLength;
        if (kind != newKind) {
            kind = newKind;
        }
        if (descriptor != newDescriptor) {
            descriptor = newDescriptor;
            networkInterface = newDescriptor.networkInterface();
        }
        if (queue != newQueue) {
            queue = newQueue;
        }
        if (value != null) {
            value = null;
        }
    }

    /** Takes everything but the header from the get that is answered. */
    @Mutation
    public void setReply(PendingOperation fetch, long newLength) { // R44
        set(Operation.Kind.REPLY, fetch.networkInterface.nextSequence(), fetch.descriptor, fetch.queue(), fetch.address, 0, newLength);
        eventq = fetch.eventq;
    }

    /** The operation as a value. */
    public Operation value() {
        if (value == null) {
            value = new Operation(networkInterface.number(), link, kind, header.message(), descriptor.handle(), eventq, address, offset,
                    length);
        }
        return value;
    }

    /** Whether the application had better not read, or write, some memory before it ends. */
    boolean uses(long start, long size, boolean written) { // R70
        boolean overlaps = size > 0 && length > 0 && start - address < length && address - start < size;
        return overlaps && (kind == Operation.Kind.PUT || kind == Operation.Kind.REPLY || written && kind != Operation.Kind.FETCH);
    }

    /** The message that it sends, serves or receives. */
    public Header header() {
        return header;
    }

    public NetworkInterface networkInterface() {
        return networkInterface;
    }

    public Operation.Kind kind() {
        return kind;
    }

    /** The number that ties its events together. */
    public long link() {
        return link;
    }

    public MemoryDescriptor descriptor() {
        return descriptor;
    }

    /** Handle of the queue it started with, or {@code PTL_EQ_NONE}; it may have gone. */
    public long eventq() { // R44
        return eventq;
    }

    /** The queue it started with, or null if that has gone or there was none. */
    public EventQueue queue() { // R44
        if (eventq == Ptl.PTL_EQ_NONE) {
            return null;
        }
        if (queue == null || !queue.live) {
            queue = networkInterface.queues().get(eventq);
        }
        return queue;
    }

    /** Where its bytes begin. */
    public long address() {
        return address;
    }

    /** Displacement of its bytes in the descriptor's region. */
    public long offset() {
        return offset;
    }

    /** Bytes manipulated. */
    public long length() {
        return length;
    }
}
