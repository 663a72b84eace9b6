package org.portalscope.dat.state;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;

/** What a state says that has to be done by calls of Portals. */
public final class DueWork {

    private DueWork() {
    }

    private static Optional<DatConnection> connection(DatState state, Predicate<DatConnection> which) {
        for (DatConnection connection : state.connections()) {
            if (which.test(connection)) {
                return Optional.of(connection);
            }
        }
        return Optional.empty();
    }

    /** The connection of an operation that has not started. */
    public static DatConnection connection(DatState state, RequestDto request) {
        return state.connection(state.object(request.posting().endpoint(), DatEndpoint.class).connection());
    }

    /** A connection that ends, and that the access control table still admits. */
    public static Optional<DatConnection> toShut(DatState state) {
        return connection(state, connection -> connection.is(DatConnection.Phase.CLOSING) && connection.admitted());
    }

    /** A connection that ends once the operations of this side are over, which they are. */
    public static Optional<DatConnection> drained(DatState state) {
        return connection(state, connection -> connection.is(DatConnection.Phase.DRAINING)
                && state.object(connection.endpoint(), DatEndpoint.class).requests().isEmpty());
    }

    /** A connection whose other side can be told that nothing more comes: all that it has sent has been dealt with. */
    public static Optional<DatConnection> toTell(DatState state) {
        return connection(state, connection -> connection.is(DatConnection.Phase.SHUT) && !connection.admitted() && !connection.told()
                && connection.replies() == 0 && state.object(connection.endpoint(), DatEndpoint.class).taken().isEmpty());
    }

    /** An operation whose descriptor can go. */
    public static Optional<RequestDto> over(DatState state) {
        for (RequestDto request : state.requests()) {
            if (request.isOver() && (request.is(RequestDto.Phase.QUEUED) || request.is(RequestDto.Phase.ACTIVE))) {
                return Optional.of(request);
            }
        }
        return Optional.empty();
    }

    /** The first operation of an endpoint that has not started, and can. */
    public static Optional<RequestDto> toStart(DatState state) {
        return state.objects(DatEndpoint.class).map(endpoint -> toStart(state, endpoint)).flatMap(Optional::stream).findFirst();
    }

    private static Optional<RequestDto> toStart(DatState state, DatEndpoint endpoint) {
        Set<RequestDto.Kind> before = EnumSet.noneOf(RequestDto.Kind.class);
        for (long number : endpoint.requests()) {
            RequestDto request = state.request(number);
            if (request.is(RequestDto.Phase.QUEUED)) {
                return request.status() == null && !waits(request, before) ? Optional.of(request) : Optional.empty();
            }
            if (!request.is(RequestDto.Phase.ENDED)) {
                before.add(request.kind());
            }
        }
        return Optional.empty();
    }

    /**
     * Whether an operation must not start before others of its endpoint have ended: what a fence holds back, and a Send behind an RDMA Write. Who receives the Send
     * may look at what was written, and Portals has messages begin in order, not end (Portals 3.2 §3.9.2).
     */
    private static boolean waits(RequestDto request, Set<RequestDto.Kind> before) {
        return request.isFenced() && before.contains(RequestDto.Kind.RDMA_READ)
                || request.kind() == RequestDto.Kind.SEND && before.contains(RequestDto.Kind.RDMA_WRITE);
    }

    /** A receive whose match entry has to go. */
    public static Optional<ReceiveDto> toWithdraw(DatState state) {
        for (ReceiveDto receive : state.receives()) {
            if (receive.is(ReceiveDto.Phase.WITHDRAWN)) {
                return Optional.of(receive);
            }
        }
        return Optional.empty();
    }
}
