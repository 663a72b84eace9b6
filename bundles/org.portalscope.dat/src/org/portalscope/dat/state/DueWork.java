package org.portalscope.dat.state;

import java.util.Optional;
import java.util.function.Predicate;

import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;

/** What a state says that has to be done by calls of Portals. */
public final class DueWork {

    private DueWork() {
    }

    /** Whether there may be something to do; what that is, and whether it can be done now, the others say. */
    public static boolean mayBe(DatState state) {
        return state.isEnding() || state.queuedBehind(0) != null || state.over() != null || state.dueReceive() != null || !state.outbox().isEmpty();
    }

    /** Whether what there is to do is only to start or to end operations other than receives. */
    public static boolean isOfOperations(DatState state) {
        return !state.isEnding() && state.dueReceive() == null && state.outbox().isEmpty();
    }

    private static Optional<DatConnection> ending(DatState state, Predicate<DatConnection> which) {
        return state.isEnding() ? state.ending().stream().filter(which).findFirst() : Optional.empty();
    }

    /** The connection of an operation that has not started. */
    public static DatConnection connection(DatState state, RequestDto request) {
        return state.connection(state.object(request.posting().endpoint(), DatEndpoint.class).connection());
    }

    /** A connection that ends, and that the access control table still admits. */
    public static Optional<DatConnection> toShut(DatState state) {
        return ending(state, connection -> connection.is(DatConnection.Phase.CLOSING) && connection.admitted());
    }

    /** A connection that ends once the operations of this side are over, which they are. */
    public static Optional<DatConnection> drained(DatState state) {
        return ending(state, connection -> connection.is(DatConnection.Phase.DRAINING)
                && state.object(connection.endpoint(), DatEndpoint.class).requests().isEmpty());
    }

    /** A connection whose other side can be told that nothing more comes: all that it has sent has been dealt with. */
    public static Optional<DatConnection> toTell(DatState state) {
        return ending(state, connection -> connection.is(DatConnection.Phase.SHUT) && !connection.admitted() && !connection.told()
                && connection.replies() == 0 && state.object(connection.endpoint(), DatEndpoint.class).taken().isEmpty());
    }

    /** An operation whose descriptor can go, or null. */
    public static RequestDto over(DatState state) {
        return state.over();
    }

    /** The first operation of an endpoint that has not started, and can; of the first endpoint that has one; null if there is none. */
    public static RequestDto toStart(DatState state) {
        RequestDto first = null;
        for (RequestDto request = state.queuedBehind(0); request != null; request = state.queuedBehind(request.number())) {
            if ((first == null || request.posting().endpoint() < first.posting().endpoint()) && isFirst(state, request) && mayStart(state, request)) {
                first = request;
            }
        }
        return first;
    }

    /** Whether an operation that has not started is the first of its endpoint that has not. */
    private static boolean isFirst(DatState state, RequestDto request) {
        RequestDto first = state.queuedBehind(0);
        while (first.posting().endpoint() != request.posting().endpoint()) {
            first = state.queuedBehind(first.number());
        }
        return first.number() == request.number();
    }

    /** Whether the first operation of an endpoint that has not started can. */
    private static boolean mayStart(DatState state, RequestDto request) {
        return request.status() == null && !(request.isFenced() && isBehind(state, request, RequestDto.Kind.RDMA_READ))
                && !(request.kind() == RequestDto.Kind.SEND && isBehind(state, request, RequestDto.Kind.RDMA_WRITE));
    }

    /**
     * Whether an operation must not start before others of its endpoint have ended: what a fence holds back, and a Send behind an RDMA Write. Who receives the
     * Send may look at what was written, and Portals has messages begin in order, not end (Portals 3.2 §3.9.2).
     *
     * @param kind of those that it could have to wait for
     */
    private static boolean isBehind(DatState state, RequestDto request, RequestDto.Kind kind) {
        for (RequestDto other : state.accesses()) {
            if (other.number() < request.number() && other.kind() == kind && other.posting().endpoint() == request.posting().endpoint()) {
                return true;
            }
        }
        return false;
    }

    /** A receive whose match entry has to go, {@code WITHDRAWN}, or that has to be posted again, {@code RETURNED}; null if there is none. */
    public static ReceiveDto receive(DatState state) {
        return state.dueReceive();
    }
}
