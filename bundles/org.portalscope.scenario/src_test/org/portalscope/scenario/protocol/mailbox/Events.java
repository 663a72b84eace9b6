package org.portalscope.scenario.protocol.mailbox;

import org.portalscope.engine.api.EventData;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.QueueHandles;

/** What the events of the one queue mean: the user pointer of a descriptor is the number of its request, and 0 for the pool. */
enum Events implements Dispatcher {
    DISPATCHER;

    @Override
    public QueueHandles queues(ProtocolState state) {
        return QueueHandles.of(((MailboxState) state).queue());
    }

    @Override
    public Continuation dispatch(EventData event, long queue, CallContext call) {
        MailboxState state = Mailbox.state(call);
        long request = event.descriptor().userPtr();
        switch (event.kind()) {
            case PTL_EVENT_PUT_START -> {
                if (request == 0) {
                    call.setState(state.with(new MailboxState.Unexpected(event.link(), Mailbox.TAG.in(event.matchBits()), event.offset(),
                            event.mlength(), false, null)), "an unexpected message begins");
                }
                return Continuation.AGAIN;
            }
            case PTL_EVENT_PUT_END -> {
                return request == 0 ? arrived(call, state, state.withLink(event.link())) : complete(call, state, request, event);
            }
            case PTL_EVENT_SEND_END -> {
                complete(call, state, request, event);
                return Continuation.enter(Mailbox.RELEASE, event.mdHandle());
            }
            case PTL_EVENT_SEND_START, PTL_EVENT_UNLINK -> {
                return Continuation.AGAIN;
            }
            default -> {
                return Continuation.fail(new ProtocolError("MAILBOX_EVENT", event.kind() + " from " + event.initiator()));
            }
        }
    }

    private static Continuation complete(CallContext call, MailboxState state, long request, EventData event) {
        call.setState(state.with(state.requests().complete(request, event.mlength())), "request " + request + " is complete");
        return Continuation.AGAIN;
    }

    private static Continuation arrived(CallContext call, MailboxState state, MailboxState.Unexpected message) {
        call.setState(state.replaced(message, message.there()), "an unexpected message is there");
        deliver(call, message.there());
        return Continuation.AGAIN;
    }

    /** Hands a message that is there to the receive that has claimed it. */
    static void deliver(CallContext call, MailboxState.Unexpected message) {
        if (message.arrived() && message.claim() != null) {
            MailboxState state = Mailbox.state(call);
            long length = Math.min(message.length(), message.claim().length());
            call.write(message.claim().address(), call.read(state.pool() + message.offset(), length));
            call.setState(state.without(message).with(state.requests().complete(message.claim().request(), length)), "a message leaves the pool");
        }
    }
}
