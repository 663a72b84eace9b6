package org.portalscope.engine.state;

import org.portalscope.engine.message.Header;

/**
 * An operation that has started and not ended, in a place that is used again: its fields stay as they are until the next operation of
 * the interface starts. {@link #value} makes an immutable value of it, once.
 */
public final class PendingOperation {

    final Header header = new Header();
    NetworkInterface networkInterface;
    Operation.Kind kind;
    long link;
    MemoryDescriptor descriptor;
    long eventq;
    EventQueue queue;
    long address;
    long offset;
    long length;
    PendingOperation previous;
    PendingOperation next;
    PendingOperation nextOfLink;
    PendingOperation nextOfOrdinal;
    private Operation value;

    PendingOperation() {
    }

    void set(Operation operation, NetworkInterface ni, MemoryDescriptor newDescriptor) {
        header.set(operation.message());
        set(ni, operation.kind(), operation.link(), newDescriptor, operation.eventq(), null, operation.address(), operation.offset(),
                operation.length());
        value = operation;
    }

    void set(NetworkInterface ni, Operation.Kind newKind, long newLink, MemoryDescriptor newDescriptor, long newEventq,
            EventQueue newQueue, long newAddress, long newOffset, long newLength) {
        kind = newKind;
        link = newLink;
        if (networkInterface != ni) {
            networkInterface = ni;
        }
        if (descriptor != newDescriptor) {
            descriptor = newDescriptor;
        }
        eventq = newEventq;
        if (queue != newQueue) {
            queue = newQueue;
        }
        address = newAddress;
        offset = newOffset;
        length = newLength;
        if (value != null) {
            value = null;
        }
    }

    /** The operation as a value. */
    public Operation value() {
        if (value == null) {
            value = new Operation(networkInterface.number, link, kind, header.message(), descriptor.handle, eventq, address, offset,
                    length);
        }
        return value;
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

    /** The queue it started with, or null if that has gone or there was none. */
    public EventQueue queue() { // R44
        if (queue == null || !queue.live) {
            queue = networkInterface.queues.get(eventq);
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
