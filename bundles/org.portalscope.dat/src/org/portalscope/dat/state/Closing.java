package org.portalscope.dat.state;

import org.portalscope.dat.error.DtoStatus;
import org.portalscope.dat.message.ConnectionMessage;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.message.MessageKind;
import org.portalscope.dat.message.RemoteSide;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.DatEvent;
import org.portalscope.dat.object.EndpointState;
import org.portalscope.dat.object.EventNumber;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.api.ProcessId;

/**
 * How connections begin and end. Each side closes its entry of the access control table, and then says that it sends nothing more; the number of a connection
 * is free again once both have said so, since no message in it can come any more: messages between two processes arrive in order, Portals 3.2 §3.9.2.
 */
public final class Closing {

    private Closing() {
    }

    /** With a connection that an endpoint asks for. */
    public static DatState connecting(DatState state, DatEndpoint endpoint, int number, ProcessId peer) {
        return state.with(DatConnection.connecting(number, endpoint.handle(), peer))
                .with(endpoint.in(EndpointState.DAT_EP_STATE_ACTIVE_CONNECTION_PENDING, number));
    }

    /** With a connection open, which the consumer learns by an event. */
    public static DatState established(DatState state, DatConnection connection, RemoteSide remote) {
        DatEndpoint endpoint = state.object(connection.endpoint(), DatEndpoint.class);
        DatState open = state.with(connection.open(remote)).with(endpoint.in(EndpointState.DAT_EP_STATE_CONNECTED, connection.number()));
        return EventDelivery.post(open, endpoint.setup().connectEvd(),
                DatEvent.connection(EventNumber.DAT_CONNECTION_EVENT_ESTABLISHED, endpoint.handle()));
    }

    /** With a connection that the other side does not want. */
    public static DatState rejected(DatState state, DatConnection connection, EventNumber cause) {
        return state.with(connection.ending(DatConnection.Phase.CLOSING, cause).asTold().asHeard());
    }

    /** With a connection that ends once the operations of this side are over. */
    public static DatState drain(DatState state, DatConnection connection) {
        return ended(state.with(connection.ending(DatConnection.Phase.DRAINING, EventNumber.DAT_CONNECTION_EVENT_DISCONNECTED)), connection);
    }

    /** With a connection that ends; operations that have not started are flushed. */
    public static DatState close(DatState state, DatConnection connection, EventNumber cause) {
        if (connection.is(DatConnection.Phase.CLOSING) || connection.is(DatConnection.Phase.SHUT)) {
            return state;
        }
        DatState after = ended(state.with(connection.ending(DatConnection.Phase.CLOSING, cause)), connection);
        for (long number : after.object(connection.endpoint(), DatEndpoint.class).requests()) {
            RequestDto request = after.request(number);
            after = request.is(RequestDto.Phase.QUEUED) ? after.with(request.resolved(DtoStatus.DAT_DTO_ERR_FLUSHED)) : after;
        }
        return after;
    }

    private static DatState ended(DatState state, DatConnection connection) {
        DatEndpoint endpoint = state.object(connection.endpoint(), DatEndpoint.class);
        return state.with(endpoint.in(EndpointState.DAT_EP_STATE_DISCONNECT_PENDING, connection.number()));
    }

    /** With what the other side has said: it sends nothing more. */
    public static DatState heard(DatState state, DatConnection connection) {
        DatState after = close(state, connection, EventNumber.DAT_CONNECTION_EVENT_DISCONNECTED);
        return after.with(after.connection(connection.number()).asHeard());
    }

    /** With a connection to whose other side the access control table is about to close. */
    public static DatState shutting(DatState state, DatConnection connection) {
        return state.with(connection.shutting());
    }

    /** With a connection to whose other side the access control table has closed. */
    public static DatState shut(DatState state, DatConnection connection) {
        return Completions.settle(state.with(connection.shut()), connection.endpoint());
    }

    /** With the message that this side sends nothing more. */
    public static DatState tell(DatState state, DatConnection connection) {
        return state.with(connection.asTold()).sending(new ConnectionMessage(connection.peer(),
                DatBits.of(MessageKind.DISCONNECT, connection.remote().connection(), 0, 0), 0));
    }

    /** With more replies to gets that have been refused on their way; a negative number for those that have left. */
    public static DatState replying(DatState state, DatConnection connection, int more) {
        return state.with(connection.replying(more));
    }

    /** With an operation that is started as the next one of its connection. */
    public static DatState started(DatState state, RequestDto started, DatConnection connection) {
        return state.with(started, connection.next());
    }

    /** Without a connection that both sides have ended, if that is all over; what was posted and is not complete is flushed. */
    public static DatState finish(DatState state, int number) {
        DatConnection connection = state.isEnding() ? state.connection(number) : null;
        if (connection == null || connection.admitted() || !connection.told() || !connection.heard()) {
            return state;
        }
        DatEndpoint endpoint = state.object(connection.endpoint(), DatEndpoint.class);
        if (!endpoint.taken().isEmpty()) {
            return state;
        }
        DatState after = state.without(connection).with(endpoint.in(EndpointState.DAT_EP_STATE_DISCONNECTED, 0));
        for (long posted : endpoint.requests()) {
            after = after.with(after.request(posted).resolved(DtoStatus.DAT_DTO_ERR_FLUSHED));
        }
        for (ReceiveDto receive : after.receives(endpoint.handle(), receive -> receive.is(ReceiveDto.Phase.POSTED))) {
            after = after.with(receive.resolved(DtoStatus.DAT_DTO_ERR_FLUSHED, 0).in(ReceiveDto.Phase.WITHDRAWN));
        }
        return EventDelivery.post(after, endpoint.setup().connectEvd(), DatEvent.connection(connection.cause(), endpoint.handle()));
    }
}
