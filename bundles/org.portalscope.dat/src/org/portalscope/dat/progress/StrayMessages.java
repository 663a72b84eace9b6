package org.portalscope.dat.progress;

import static org.portalscope.dat.progress.DatCalls.change;

import org.portalscope.dat.message.DatMessageFault;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.object.EndpointState;
import org.portalscope.dat.state.DatState;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventKind;
import org.portalscope.protocol.call.CallContext;

/**
 * Deals with receives that malformed messages have taken, which only a peer sends that does not keep to the protocol: they are posted again, behind the others
 * of their queues; their memory holds what has come.
 */
final class StrayMessages {

    private StrayMessages() {
    }

    /** Notes a message that has taken a receive, whose START this is. */
    static void noteStart(EventData event, CallContext call, ReceiveDto receive, DatMessageFault fault) {
        DatMessageVerification.ignore(event, call, fault);
        change(call, () -> receive.words() + " is taken astray", state -> state.with(receive.in(ReceiveDto.Phase.ASTRAY)));
    }

    /** Notes what comes of such a message: only once all of it is there, the receive can be posted again. */
    static void noteEnd(EventData event, CallContext call, ReceiveDto receive) {
        if (event.kind() == EventKind.PTL_EVENT_PUT_END) {
            over(call, receive, 0);
        } else if (event.kind() == EventKind.PTL_EVENT_PUT_FAIL) {
            over(call, receive, receive.entry());
        }
    }

    private static void over(CallContext call, ReceiveDto receive, long entry) {
        change(call, () -> receive.words() + " has to be posted again", state -> state.with(receive.returned(entry)));
    }

    /** Whether a receive that has to be posted again can be; its queue may be gone by now, or be that of an endpoint whose receives have been flushed. */
    static boolean canBePosted(DatState state, ReceiveDto receive) {
        DatEndpoint endpoint = state.object(receive.queue(), DatEndpoint.class);
        return state.object(receive.queue(), DatObject.class) != null && (endpoint == null || !endpoint.is(EndpointState.DAT_EP_STATE_DISCONNECTED));
    }
}
