package org.portalscope.engine.translation;

import java.util.Arrays;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.message.Acknowledgement;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Reply;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.Mutator;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;

/** The end of operations: data move, END is logged, what is used up is unlinked, the answer leaves. Portals 3.2 §3.9.1 (R28, R34). */
public final class Completion {

    private final PortalsState state;
    private final Mutator mutator;
    private final EventLog events;
    private final Unlinking unlinking;

    public Completion(PortalsState state, Mutator mutator, EventLog events, Unlinking unlinking) {
        this.state = state;
        this.mutator = mutator;
        this.events = events;
        this.unlinking = unlinking;
    }

    /**
     * Completes an operation that has started.
     *
     * @param data what the message carries, for operations that need it, else null
     */
    public void complete(Operation operation, byte[] data) {
        switch (operation.kind()) {
            case SEND -> completeSend(operation);
            case PUT -> completePut(operation, data);
            case GET -> completeGet(operation);
            case REPLY -> completeReply(operation, data);
            default -> throw new IllegalArgumentException(operation.label() + " does not complete by itself");
        }
    }

    private void completeSend(Operation operation) {
        mutator.sendData(operation.message(), state.memory().read(operation.address(), operation.length()));
        end(operation, EventKind.PTL_EVENT_SEND_END);
    }

    private void completePut(Operation operation, byte[] data) {
        boolean ack = wantsAck(operation);
        write(operation, data);
        end(operation, EventKind.PTL_EVENT_PUT_END);
        if (ack) {
            Message put = operation.message();
            mutator.send(new Acknowledgement(put.operation(), put.target(), put.initiator(), put.portal(), put.matchBits(),
                    put.offset(), put.memoryDescriptor(), put.length(), operation.length()));
        }
    }

    private boolean wantsAck(Operation operation) { // R26
        return operation.message().memoryDescriptor() != Ptl.PTL_MD_NONE
                && !state.descriptor(operation.descriptor()).has(Ptl.PTL_MD_ACK_DISABLE);
    }

    private void completeGet(Operation operation) {
        Message get = operation.message();
        Reply reply = new Reply(get.operation(), get.target(), get.initiator(), get.portal(), get.matchBits(), get.offset(),
                get.memoryDescriptor(), get.length(), operation.length());
        mutator.send(reply);
        mutator.sendData(reply, state.memory().read(operation.address(), operation.length()));
        end(operation, EventKind.PTL_EVENT_GET_END); // R34
    }

    private void completeReply(Operation operation, byte[] data) {
        write(operation, data);
        end(operation, EventKind.PTL_EVENT_REPLY_END);
    }

    private void write(Operation operation, byte[] data) {
        if (operation.length() > 0) {
            mutator.write(operation.address(), Arrays.copyOf(data, (int) operation.length()));
        }
    }

    private void end(Operation operation, EventKind kind) {
        NetworkInterface ni = state.interfaces().get(operation.networkInterface());
        MemoryDescriptor descriptor = state.descriptor(operation.descriptor());
        mutator.endOperation(operation, true);
        events.ended(operation, kind);
        unlinking.afterOperation(ni, descriptor, operation.message());
    }
}
