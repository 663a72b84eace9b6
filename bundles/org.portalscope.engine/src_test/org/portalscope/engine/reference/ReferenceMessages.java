package org.portalscope.engine.reference;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.message.DropReason;

/** How messages are received and operations end or fail, Portals 3.2 §2.2, §3.8, §3.9 and §4.2. */
final class ReferenceMessages {

    private final Memory memory;
    private final Consumer<Message> network;
    /** What threads that were woken in PtlEQWait have not yet taken. */
    final Map<Integer, Queue.Served> served = new TreeMap<>();

    ReferenceMessages(Memory memory, Consumer<Message> network) {
        this.memory = memory;
        this.network = network;
    }

    void arrive(Interface ni, Message message) {
        DropReason refusal = ni.isOpen() ? receive(ni, message) : DropReason.NO_INTERFACE;
        if (refusal != null) {
            ni.drops.add(refusal);
        }
    }

    private DropReason receive(Interface ni, Message message) {
        return switch (message.header.kind()) {
            case PUT, GET -> request(ni, message);
            case ACK -> acknowledgement(ni, message.header);
            case REPLY -> reply(ni, message) == null ? DropReason.NO_DESCRIPTOR : null;
        };
    }

    private DropReason request(Interface ni, Message message) { // R47
        Header request = message.header;
        if (request.portal() < 0 || request.portal() > ni.limits.maxPtableIndex()) {
            return DropReason.PORTAL_INDEX;
        }
        if (request.cookie() < 0 || request.cookie() > ni.limits.maxAtableIndex()) {
            return DropReason.COOKIE;
        }
        Interface.Access access = ni.accessTable.get(request.cookie());
        if (access.id() == null || !Entry.admits(access.id(), request.initiator())
                || access.uid() != Ptl.PTL_UID_ANY && access.uid() != request.user()) {
            return DropReason.ACCESS_ID;
        }
        if (access.portal() != Ptl.PTL_PT_INDEX_ANY && access.portal() != request.portal()) {
            return DropReason.ACCESS_PORTAL;
        }
        return translate(ni, message);
    }

    private DropReason translate(Interface ni, Message message) {
        Header request = message.header;
        for (Entry entry : List.copyOf(ni.portalTable.get(request.portal()))) {
            Descriptor descriptor = entry.descriptor;
            if (!entry.matches(request) || descriptor == null || !descriptor.active() || !responds(descriptor, request)) {
                continue;
            }
            long offset = descriptor.has(Ptl.PTL_MD_MANAGE_REMOTE) ? request.offset() : descriptor.localOffset;
            long room = Long.compareUnsigned(offset, descriptor.md.length()) > 0 ? 0 : descriptor.md.length() - offset; // R24
            boolean fits = Long.compareUnsigned(request.length(), room) <= 0;
            if (fits || descriptor.has(Ptl.PTL_MD_TRUNCATE)) {
                start(ni, message, descriptor, offset, fits ? request.length() : room);
                return null;
            }
            if (descriptor.unlinkNofit == Unlink.PTL_UNLINK && descriptor.pending == 0) { // R17
                unlinkAutomatically(ni, descriptor, request, ni.sequence); // R22
            }
        }
        return DropReason.NO_MATCH;
    }

    private static boolean responds(Descriptor descriptor, Header request) {
        return descriptor.has(request.kind() == Header.Kind.PUT ? Ptl.PTL_MD_OP_PUT : Ptl.PTL_MD_OP_GET); // R32
    }

    private void start(Interface ni, Message message, Descriptor descriptor, long offset, long length) {
        boolean put = message.header.kind() == Header.Kind.PUT;
        Operation operation = begin(ni, put ? Operation.Kind.PUT : Operation.Kind.GET, message, descriptor, offset, length);
        descriptor.count(operation.link(), descriptor.has(Ptl.PTL_MD_MANAGE_REMOTE) ? 0 : length); // R36
        log(ni, operation, put ? EventKind.PTL_EVENT_PUT_START : EventKind.PTL_EVENT_GET_START, operation.link());
    }

    private DropReason acknowledgement(Interface ni, Header ack) {
        Descriptor descriptor = ni.descriptor(ack.memoryDescriptor());
        if (descriptor == null) {
            return DropReason.NO_DESCRIPTOR;
        }
        Queue queue = ni.queue(descriptor.md.eventq());
        if (queue == null) {
            return DropReason.NO_QUEUE;
        }
        if (queue.isFull()) {
            return DropReason.QUEUE_FULL; // R21
        }
        long sequence = ni.sequence;
        descriptor.count(sequence, 0); // R11, R12
        log(ni, queue, event(EventKind.PTL_EVENT_ACK, ack, ack.manipulatedLength(), ack.offset(), descriptor, sequence, NiFailType.PTL_NI_OK,
                sequence)); // R56
        unlinkIfUsedUp(ni, descriptor, ack);
        return null;
    }

    private Operation reply(Interface ni, Message message) {
        Descriptor descriptor = ni.descriptor(message.header.memoryDescriptor());
        if (descriptor == null) {
            return null;
        }
        Operation fetch = ni.operations.stream().filter(pending -> pending.kind() == Operation.Kind.FETCH
                && pending.message().header.operation() == message.header.operation()).findFirst().orElseThrow();
        long length = Math.min(message.header.manipulatedLength(), fetch.length()); // R38
        Operation operation = new Operation(Operation.Kind.REPLY, ni.sequence++, message, descriptor, fetch.eventq(), fetch.address(), 0,
                length); // R44
        ni.operations.remove(fetch);
        ni.operations.add(operation);
        descriptor.count(operation.link(), 0); // R11, R12
        log(ni, operation, EventKind.PTL_EVENT_REPLY_START, operation.link());
        return operation;
    }

    /** Starts an operation: from now on it is pending on its descriptor (R43). */
    Operation begin(Interface ni, Operation.Kind kind, Message message, Descriptor descriptor, long offset, long length) {
        Operation operation = new Operation(kind, ni.sequence++, message, descriptor, descriptor.md.eventq(),
                descriptor.md.start() + offset, offset, length); // R59
        ni.operations.add(operation);
        descriptor.succeeded &= descriptor.pending > 0; // R16
        descriptor.pending++;
        return operation;
    }

    void complete(Interface ni, Operation operation) { // R28, R34
        Header header = operation.message().header;
        switch (operation.kind()) {
            case SEND -> {
                send(operation);
                end(ni, operation, EventKind.PTL_EVENT_SEND_END, NiFailType.PTL_NI_OK);
            }
            case PUT -> {
                boolean ack = header.memoryDescriptor() != Ptl.PTL_MD_NONE && !operation.descriptor().has(Ptl.PTL_MD_ACK_DISABLE); // R26
                memory.write(operation.address(), operation.message().data, operation.length());
                end(ni, operation, EventKind.PTL_EVENT_PUT_END, NiFailType.PTL_NI_OK);
                if (ack) {
                    network.accept(new Message(header.answer(Header.Kind.ACK, operation.length())));
                }
            }
            case GET -> {
                answer(operation);
                end(ni, operation, EventKind.PTL_EVENT_GET_END, NiFailType.PTL_NI_OK);
            }
            case REPLY -> {
                memory.write(operation.address(), operation.message().data, operation.length());
                end(ni, operation, EventKind.PTL_EVENT_REPLY_END, NiFailType.PTL_NI_OK);
            }
            case FETCH -> throw new IllegalArgumentException("ends when its reply starts");
        }
    }

    /** Ends an operation without success: no byte of it has been written, and none will be, Portals 3.2 §3.9.3. */
    void fail(Interface ni, Operation operation, int niFailType) { // R73
        Message message = operation.message();
        switch (operation.kind()) {
            case SEND -> {
                message.niFailType = niFailType; // R74
                end(ni, operation, EventKind.PTL_EVENT_SEND_FAIL, niFailType);
            }
            case PUT -> end(ni, operation, EventKind.PTL_EVENT_PUT_FAIL, niFailType);
            case GET -> {
                Message reply = new Message(message.header.answer(Header.Kind.REPLY, operation.length())); // R75
                reply.niFailType = niFailType;
                network.accept(reply);
                end(ni, operation, EventKind.PTL_EVENT_GET_FAIL, niFailType);
            }
            case FETCH -> fail(ni, reply(ni, new Message(message.header.answer(Header.Kind.REPLY, 0))), niFailType); // R76
            case REPLY -> end(ni, operation, EventKind.PTL_EVENT_REPLY_FAIL, niFailType);
        }
    }

    private void send(Operation operation) {
        operation.message().data = memory.read(operation.address(), operation.length());
    }

    private void answer(Operation operation) {
        Message reply = new Message(operation.message().header.answer(Header.Kind.REPLY, operation.length()));
        reply.data = memory.read(operation.address(), operation.length());
        network.accept(reply);
    }

    /** Shuts an interface down: what others wait for leaves, no event reports an end (R45). */
    void close(Interface ni) {
        ni.queues.forEach(queue -> refuseWaiters(queue, ReturnCode.PTL_INV_NI));
        for (Operation operation : ni.operations) {
            if (operation.kind() == Operation.Kind.SEND) {
                send(operation);
            } else if (operation.kind() == Operation.Kind.GET) {
                answer(operation);
            }
        }
        ni.close();
    }

    void refuseWaiters(Queue queue, ReturnCode code) { // R45
        queue.waiters.forEach(thread -> served.put(thread, new Queue.Served(code, null)));
        queue.waiters.clear();
    }

    private void end(Interface ni, Operation operation, EventKind kind, int niFailType) {
        ni.operations.remove(operation);
        operation.descriptor().pending--;
        operation.descriptor().succeeded |= niFailType == NiFailType.PTL_NI_OK; // R16
        log(ni, operation, kind, niFailType, ni.sequence);
        unlinkIfUsedUp(ni, operation.descriptor(), operation.message().header);
    }

    private void unlinkIfUsedUp(Interface ni, Descriptor descriptor, Header cause) { // R16
        if (descriptor.pending > 0) {
            return;
        }
        if (descriptor.detached) {
            ni.descriptors.remove(descriptor); // R19
        } else if (descriptor.entry != null && descriptor.unlinkOp == Unlink.PTL_UNLINK && descriptor.succeeded && !descriptor.active()) {
            unlinkAutomatically(ni, descriptor, cause, descriptor.inactivatedBy == 0 ? ni.sequence : descriptor.inactivatedBy); // R22, R48
        }
    }

    private void unlinkAutomatically(Interface ni, Descriptor descriptor, Header cause, long link) {
        Queue queue = ni.queue(descriptor.md.eventq());
        if (queue != null) {
            log(ni, queue, event(EventKind.PTL_EVENT_UNLINK, cause, 0, 0, descriptor, link, NiFailType.PTL_NI_OK, ni.sequence)); // R58
        }
        release(ni, descriptor);
    }

    /** Releases a descriptor, and the entry that was to go with it. */
    void release(Interface ni, Descriptor descriptor) {
        ni.descriptors.remove(descriptor);
        if (descriptor.entry != null) {
            descriptor.entry.descriptor = null;
            if (descriptor.entry.unlink == Unlink.PTL_UNLINK) {
                ni.portalTable.forEach(list -> list.remove(descriptor.entry)); // R18
            }
        }
    }

    void log(Interface ni, Operation operation, EventKind kind, long sequence) {
        log(ni, operation, kind, NiFailType.PTL_NI_OK, sequence);
    }

    private void log(Interface ni, Operation operation, EventKind kind, int niFailType, long sequence) {
        Queue queue = ni.queue(operation.eventq());
        if (queue != null) {
            Header header = operation.message().header;
            long offset = operation.kind() == Operation.Kind.SEND ? header.offset() : operation.offset(); // R35
            log(ni, queue, event(kind, header, operation.length(), offset, operation.descriptor(), operation.link(), niFailType,
                    sequence));
        }
    }

    private void log(Interface ni, Queue queue, Event event) {
        ni.sequence = Math.max(ni.sequence, event.sequence() + 1);
        queue.log(event);
        if (!queue.waiters.isEmpty() && !queue.items.isEmpty()) {
            served.put(queue.waiters.remove(0), queue.take());
        }
    }

    private static Event event(EventKind kind, Header header, long mlength, long offset, Descriptor descriptor, long link,
            int niFailType, long sequence) {
        return new Event(kind, header.initiator(), header.user(), header.portal(), header.matchBits(), header.length(), mlength, offset,
                descriptor.handle, descriptor.values(), header.hdrData(), link, niFailType, sequence); // R23
    }
}
