package org.portalscope.engine.translation;

import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.event.EventLog;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.PendingOperation;

/**
 * The unsuccessful end of operations: FAIL is logged, and what else had succeeded is unlinked if it is to go. Memory stays as it was
 * when the operation started, or as a driver that had written a part of its data left it. Portals 3.2 §1.7, §3.9.1, §3.9.3.
 */
public final class OperationFailure { // R73

    private final Mutator mutator;
    private final EventLog events;
    private final Unlinking unlinking;
    private final Responses responses;
    private final Header response = new Header();

    public OperationFailure(Mutator mutator, EventLog events, Unlinking unlinking) {
        this.mutator = mutator;
        this.events = events;
        this.unlinking = unlinking;
        responses = new Responses(mutator, events, unlinking);
    }

    /**
     * Ends an operation that has started, without success.
     *
     * @param niFailType why, not {@code PTL_NI_OK}
     */
    public void fail(PendingOperation operation, int niFailType) {
        if (niFailType == NiFailType.PTL_NI_OK) {
            throw new IllegalArgumentException(operation.value().label() + " cannot fail with PTL_NI_OK");
        }
        switch (operation.kind()) {
            case SEND -> failSend(operation, niFailType);
            case PUT -> end(operation, EventKind.PTL_EVENT_PUT_FAIL, niFailType);
            case GET -> failGet(operation, niFailType);
            case FETCH -> failFetch(operation, niFailType);
            case REPLY -> end(operation, EventKind.PTL_EVENT_REPLY_FAIL, niFailType);
            default -> throw new IllegalArgumentException(operation.value().label() + " does not fail");
        }
    }

    private void failSend(PendingOperation operation, int niFailType) { // R74
        mutator.withholdData(operation.header(), niFailType);
        end(operation, EventKind.PTL_EVENT_SEND_FAIL, niFailType);
    }

    private void failGet(PendingOperation operation, int niFailType) { // R75
        response.setResponse(Message.Kind.REPLY, operation.header(), operation.length());
        mutator.send(response);
        mutator.withholdData(response, niFailType);
        end(operation, EventKind.PTL_EVENT_GET_FAIL, niFailType);
    }

    private void failFetch(PendingOperation operation, int niFailType) { // R76
        response.setResponse(Message.Kind.REPLY, operation.header(), 0);
        fail(responses.reply(operation.networkInterface(), response), niFailType);
    }

    private void end(PendingOperation operation, EventKind kind, int niFailType) {
        mutator.endOperation(operation, false); // R16
        events.failed(operation, kind, niFailType);
        unlinking.afterOperation(operation.networkInterface(), operation.descriptor(), operation.header());
    }
}
