package org.portalscope.dat.progress;

import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;

import java.util.Optional;

import org.portalscope.dat.error.RefusalReason;
import org.portalscope.dat.message.ConnectionMessage;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.message.DatMessageFault;
import org.portalscope.dat.message.MessageKind;
import org.portalscope.dat.message.RemoteSide;
import org.portalscope.dat.object.ConnectionRequest;
import org.portalscope.dat.object.DatEvent;
import org.portalscope.dat.object.EventDispatcher;
import org.portalscope.dat.object.EventNumber;
import org.portalscope.dat.object.ServicePoint;
import org.portalscope.dat.state.Closing;
import org.portalscope.dat.state.Completions;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.dat.state.DatState;
import org.portalscope.dat.state.EventDelivery;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.call.CallContext;

/** Knows what messages about connections mean. */
final class ConnectionArrivals {

    private ConnectionArrivals() {
    }

    /** Deals with a message, whose START this is; one that does not fit is ignored. */
    static void note(EventData event, CallContext call) {
        DatMessageFault fault = DatMessageVerification.ofConnectionMessage(event, state(call));
        if (fault != null) {
            DatMessageVerification.ignore(event, call, fault);
            return;
        }
        MessageKind kind = DatBits.kind(event.matchBits());
        DatConnection connection = DatMessageVerification.connection(state(call), event);
        if (kind == MessageKind.CONNECT) {
            noteRequest(event, call);
        } else if (kind == MessageKind.REFUSAL) {
            noteRefusal(event, call, connection);
        } else {
            change(call, () -> DatCalls.words(connection, call) + ": " + kind, state -> changed(state, connection, kind, event));
        }
    }

    private static DatState changed(DatState state, DatConnection connection, MessageKind kind, EventData event) {
        return switch (kind) {
            case ACCEPT -> Closing.established(state, connection, RemoteSide.of(event.hdrData()));
            case REJECT -> Closing.rejected(state, connection, EventNumber.DAT_CONNECTION_EVENT_PEER_REJECTED);
            case NO_LISTENER -> Closing.rejected(state, connection, EventNumber.DAT_CONNECTION_EVENT_NON_PEER_REJECTED);
            case DISCONNECT -> Completions.settle(Closing.heard(state, connection), connection.endpoint());
            default -> state;
        };
    }

    private static void noteRequest(EventData event, CallContext call) {
        long connQual = DatBits.NUMBER.in(event.matchBits());
        RemoteSide remote = RemoteSide.of(event.hdrData());
        ProcessId initiator = ProcessId.unpacked(event.initiator());
        Optional<ServicePoint> found = state(call).objects(ServicePoint.class).filter(point -> point.connQual() == connQual).findFirst()
                .filter(point -> !state(call).object(point.evd(), EventDispatcher.class).isFull());
        if (found.isEmpty()) {
            change(call, () -> call.names().process(initiator) + " asks for a connection where nobody listens", state -> state.sending(
                    new ConnectionMessage(initiator, DatBits.of(MessageKind.NO_LISTENER, remote.connection(), 0, 0), 0)));
            return;
        }
        ServicePoint point = found.get();
        ConnectionRequest request = new ConnectionRequest(state(call).nextHandle(), point.handle(), initiator, remote);
        change(call, () -> call.names().process(initiator) + " asks " + point.words() + " for a connection",
                state -> EventDelivery.post(state.with(request), point.evd(), DatEvent.request(request, point)));
    }

    private static void noteRefusal(EventData event, CallContext call, DatConnection connection) {
        RequestDto request = DatMessageVerification.refused(event, state(call), connection);
        RefusalReason reason = RefusalReason.values()[(int) event.hdrData()];
        if (request != null) {
            DatDispatcher.resolve(call, request, reason.status(), () -> "refused by " + call.names().process(connection.peer()) + ", " + reason.words());
        }
    }
}
