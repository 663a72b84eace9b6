package org.portalscope.dat.progress;

import static org.portalscope.dat.progress.DatCalls.change;

import org.portalscope.dat.error.RefusalReason;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.message.DatMessageFault;
import org.portalscope.dat.message.DatPortals;
import org.portalscope.dat.message.MessageKind;
import org.portalscope.dat.message.RemoteSide;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.dat.state.DatState;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventKind;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.state.MalformedMessages;
import org.portalscope.protocol.state.Ranks;

/**
 * Verifies messages before anything that they say is used: match bits and header data are what the sender likes, and the portal of connections admits
 * everybody. What has passed here can be used without a further check. A message that does not fit is counted, and nothing else is done about it.
 */
final class DatMessageVerification {

    private DatMessageVerification() {
    }

    /** The connection in which a message came, or null if its sender has no such connection. */
    static DatConnection connection(DatState state, EventData event) {
        DatConnection connection = state.connection((int) DatBits.CONNECTION.in(event.matchBits()));
        return connection != null && connection.peer().packed() == event.initiator() ? connection : null;
    }

    /** What is wrong with a message about a connection, whose START this is; null if it fits. */
    static DatMessageFault ofConnectionMessage(EventData event, DatState state) {
        if (state.ranks().of(event.initiator()) == Ranks.NONE) {
            return DatMessageFault.NO_PROCESS;
        }
        MessageKind kind = DatBits.kind(event.matchBits());
        if (kind == null || !kind.isAboutConnection()) {
            return DatMessageFault.KIND;
        }
        DatConnection connection = kind == MessageKind.CONNECT ? null : connection(state, event);
        if (kind != MessageKind.CONNECT && connection == null) {
            return DatMessageFault.NO_CONNECTION;
        }
        return connection != null && !isExpected(kind, connection) ? DatMessageFault.UNEXPECTED
                : event.rlength() != 0 || (event.matchBits() & ~kind.bits()) != 0 ? DatMessageFault.FIELDS : ofHeaderData(kind, event, state, connection);
    }

    private static DatMessageFault ofHeaderData(MessageKind kind, EventData event, DatState state, DatConnection connection) {
        return switch (kind) {
            case CONNECT, ACCEPT -> RemoteSide.of(event.hdrData()).isPossible() ? null : DatMessageFault.REMOTE_SIDE;
            case REFUSAL -> Long.compareUnsigned(event.hdrData(), RefusalReason.values().length) >= 0 ? DatMessageFault.REASON
                    : connection.isBroken() || refused(event, state, connection) != null ? null : DatMessageFault.OPERATION;
            default -> event.hdrData() == 0 ? null : DatMessageFault.FIELDS;
        };
    }

    /** Who has asked for a connection gets one answer; refusals and the end come to both sides. */
    private static boolean isExpected(MessageKind kind, DatConnection connection) {
        return switch (kind) {
            case ACCEPT, REJECT, NO_LISTENER -> connection.is(DatConnection.Phase.CONNECTING);
            case REFUSAL, DISCONNECT -> !connection.is(DatConnection.Phase.CONNECTING) && !connection.heard();
            case CONNECT, SEND, RDMA_WRITE, RDMA_READ -> false;
        };
    }

    /** The operation that a refusal is about, or null if none is under way that the other side could refuse. */
    static RequestDto refused(EventData event, DatState state, DatConnection connection) {
        long sequence = DatBits.NUMBER.in(event.matchBits());
        for (long number : state.object(connection.endpoint(), DatEndpoint.class).requests()) {
            RequestDto request = state.request(number);
            if (request.is(RequestDto.Phase.ACTIVE) && request.kind() != RequestDto.Kind.RDMA_READ
                    && (request.sequence() & DatBits.NUMBER.mask()) == sequence) {
                return request;
            }
        }
        return null;
    }

    /**
     * What is wrong with a Send or RDMA that no receive and no memory has taken; null if it fits. The same for all events of an operation but the
     * connection.
     */
    static DatMessageFault ofRest(EventData event, DatConnection connection) {
        return connection == null ? DatMessageFault.NO_CONNECTION : DatBits.kind(event.matchBits()) != kindOfRest(event) ? DatMessageFault.KIND
                : connection.is(DatConnection.Phase.CONNECTING) ? DatMessageFault.UNEXPECTED : null;
    }

    private static MessageKind kindOfRest(EventData event) {
        return event.isOfPut() ? event.portal() == DatPortals.RECEIVES ? MessageKind.SEND : MessageKind.RDMA_WRITE
                : event.portal() == DatPortals.RECEIVES ? null : MessageKind.RDMA_READ;
    }

    /**
     * What is wrong with a message that has taken a receive, whose START this is; null if it fits.
     *
     * @param connection the connection of the message, or null without one
     */
    static DatMessageFault ofSend(EventData event, DatState state, DatConnection connection, ReceiveDto receive) {
        return connection == null ? DatMessageFault.NO_CONNECTION : DatBits.kind(event.matchBits()) != MessageKind.SEND ? DatMessageFault.KIND
                : connection.is(DatConnection.Phase.CONNECTING) ? DatMessageFault.UNEXPECTED
                : state.object(connection.endpoint(), DatEndpoint.class).queue() != receive.queue() ? DatMessageFault.QUEUE : null;
    }

    /** Counts a message that nothing is done about. */
    static void ignore(EventData event, CallContext call, DatMessageFault fault) {
        change(call, () -> MalformedMessages.words(fault.words(), event, call.names()), state -> state.ignoring(event.initiator(), fault));
    }

    /** Whether an event is the first that a message causes at a match entry. */
    static boolean starts(EventData event) {
        return event.kind() == EventKind.PTL_EVENT_PUT_START || event.kind() == EventKind.PTL_EVENT_GET_START;
    }
}
