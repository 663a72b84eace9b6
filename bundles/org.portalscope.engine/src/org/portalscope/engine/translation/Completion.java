package org.portalscope.engine.translation;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;

/** The end of operations: data move, END is logged, what is used up is unlinked, the answer leaves. Portals 3.2 §3.9.1 (R28, R34). */
public final class Completion {

    private final Mutator mutator;
    private final EventLog events;
    private final Unlinking unlinking;
    private final Header response = new Header();

    public Completion(Mutator mutator, EventLog events, Unlinking unlinking) {
        this.mutator = mutator;
        this.events = events;
        this.unlinking = unlinking;
    }

    /**
     * Completes an operation that has started.
     *
     * @param data what the message carries, for operations that need it, else null
     * @param from index of the first byte there
     */
    public void complete(PendingOperation operation, MemoryBlock data, int from) {
        switch (operation.kind()) {
            case SEND -> completeSend(operation);
            case PUT -> completePut(operation, data, from);
            case GET -> completeGet(operation);
            case REPLY -> completeReply(operation, data, from);
            default -> throw new IllegalArgumentException(operation.value().label() + " does not complete by itself");
        }
    }

    /** Lets go of an operation whose interface is being shut down: what others wait for leaves, and no event reports its end. */
    public void abandon(PendingOperation operation) { // R64
        if (operation.kind() == Operation.Kind.SEND) {
            mutator.sendData(operation.header(), operation);
        } else if (operation.kind() == Operation.Kind.GET) {
            answer(operation);
        }
        mutator.abandonOperation(operation);
    }

    private void completeSend(PendingOperation operation) {
        mutator.sendData(operation.header(), operation);
        end(operation, EventKind.PTL_EVENT_SEND_END);
    }

    private void completePut(PendingOperation operation, MemoryBlock data, int from) {
        boolean ack = wantsAck(operation.descriptor(), operation.header());
        write(operation, data, from);
        end(operation, EventKind.PTL_EVENT_PUT_END);
        if (ack) {
            response.setResponse(Message.Kind.ACK, operation.header(), operation.length());
            mutator.send(response);
        }
    }

    static boolean wantsAck(MemoryDescriptor descriptor, Header put) { // R26
        return put.memoryDescriptor() != Ptl.PTL_MD_NONE && !descriptor.has(Ptl.PTL_MD_ACK_DISABLE);
    }

    private void completeGet(PendingOperation operation) {
        answer(operation);
        end(operation, EventKind.PTL_EVENT_GET_END); // R34
    }

    private void answer(PendingOperation operation) {
        response.setResponse(Message.Kind.REPLY, operation.header(), operation.length());
        mutator.send(response);
        mutator.sendData(response, operation);
    }

    private void completeReply(PendingOperation operation, MemoryBlock data, int from) {
        write(operation, data, from);
        end(operation, EventKind.PTL_EVENT_REPLY_END);
    }

    private void write(PendingOperation operation, MemoryBlock data, int from) {
        if (operation.length() > 0) {
            mutator.write(operation, data, from);
        }
    }

    private void end(PendingOperation operation, EventKind kind) {
        mutator.endOperation(operation, true);
        events.ended(operation, kind);
        unlinking.afterOperation(operation.networkInterface(), operation.descriptor(), operation.header());
    }
}
