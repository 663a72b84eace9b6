package org.portalscope.dat.state;

import org.portalscope.dat.error.DtoStatus;
import org.portalscope.dat.object.CompletionFlags;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.DatEvent;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;

/**
 * Completes operations in the order in which they have to be: those of an endpoint in the order of posting, receives in the order of the messages that have
 * taken them.
 */
public final class Completions {

    private Completions() {
    }

    /**
     * With an operation ended, and all operations of its endpoint complete that can be then.
     *
     * @param released whether its memory in between has been given back
     */
    public static DatState ended(DatState state, RequestDto request, boolean released) {
        DatEndpoint endpoint = state.object(request.posting().endpoint(), DatEndpoint.class);
        boolean isFirst = !endpoint.requests().isEmpty() && endpoint.requests().peek() == request.number();
        return settle(isFirst ? completed(state, endpoint, request) : state.with(request.ended(released)), endpoint.handle());
    }

    /** With a receive ended, and all operations complete that can be then of the endpoint that it is for; what is known of it stays. */
    public static DatState ended(DatState state, ReceiveDto receive, DtoStatus known, long length) {
        DatEndpoint endpoint = state.object(receive.endpoint(), DatEndpoint.class);
        boolean isFirst = !endpoint.taken().isEmpty() && endpoint.taken().peek() == receive.number();
        ReceiveDto over = receive.over(isFirst ? ReceiveDto.Phase.COMPLETE : ReceiveDto.Phase.ENDED, known, length);
        return settle(isFirst ? complete(state, endpoint.received(), over) : state.with(over), endpoint.handle());
    }

    /** With all operations of an endpoint complete that can be. */
    public static DatState settle(DatState state, long endpoint) {
        DatState after = state;
        DatEndpoint known = after.object(endpoint, DatEndpoint.class);
        while (!known.requests().isEmpty() && after.request(known.requests().peek()).is(RequestDto.Phase.ENDED)) {
            after = completed(after, known, after.request(known.requests().peek()));
            known = after.object(endpoint, DatEndpoint.class);
        }
        while (!known.taken().isEmpty() && after.receive(known.taken().peek()).is(ReceiveDto.Phase.ENDED)) {
            ReceiveDto receive = after.receive(known.taken().peek());
            known = known.received();
            after = complete(after, known, receive.in(ReceiveDto.Phase.COMPLETE));
        }
        return Closing.finish(after, known.connection());
    }

    /** What comes after an operation that has failed is flushed, whatever Portals made of it. */
    private static DatState completed(DatState state, DatEndpoint endpoint, RequestDto request) {
        DtoStatus status = endpoint.failed() && request.status() == DtoStatus.DAT_DTO_SUCCESS ? DtoStatus.DAT_DTO_ERR_FLUSHED : request.status();
        DatEndpoint after = status.breaksConnection() ? endpoint.completed().asFailed() : endpoint.completed();
        DatState completed = state.completed(request, after);
        boolean success = status == DtoStatus.DAT_DTO_SUCCESS;
        long flags = request.posting().flags();
        if (success && CompletionFlags.has(flags, CompletionFlags.SUPPRESS)) {
            return completed;
        }
        boolean notification = !success || !CompletionFlags.has(flags, CompletionFlags.UNSIGNALLED);
        long cookie = request.posting().cookie();
        return EventDelivery.post(completed, endpoint.setup().requestEvd(), request.kind() == RequestDto.Kind.RMR_BIND
                ? DatEvent.bound(request.posting().context(), cookie, status, notification)
                : DatEvent.completion(endpoint.handle(), cookie, status, success ? request.iov().length() : 0, notification, 0));
    }

    /** With a receive complete that an endpoint had taken, or that was its own; both are in the states given. */
    public static DatState complete(DatState state, DatEndpoint endpoint, ReceiveDto receive) {
        boolean shared = receive.queue() != endpoint.handle();
        DatState after = shared ? state.with(receive, endpoint) : state.without(receive).with(endpoint);
        return EventDelivery.post(after, endpoint.setup().recvEvd(), DatEvent.completion(endpoint.handle(), receive.cookie(), receive.status(),
                receive.length(), notifies(endpoint, receive, shared), shared ? receive.number() : 0));
    }

    private static boolean notifies(DatEndpoint endpoint, ReceiveDto receive, boolean shared) {
        long flags = endpoint.setup().attributes().recvFlags();
        if (receive.status() != DtoStatus.DAT_DTO_SUCCESS) {
            return true;
        }
        return CompletionFlags.has(flags, CompletionFlags.SOLICITED_WAIT) ? receive.solicited()
                : shared || !CompletionFlags.has(receive.flags(), CompletionFlags.UNSIGNALLED);
    }
}
