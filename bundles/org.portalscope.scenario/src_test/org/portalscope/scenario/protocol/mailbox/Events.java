package org.portalscope.scenario.protocol.mailbox;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.call.Function;
import org.portalscope.scenario.protocol.CallContext;
import org.portalscope.scenario.protocol.Dispatcher;
import org.portalscope.scenario.protocol.ProtocolState;
import org.portalscope.scenario.protocol.ResumableCall;

/** What the events of the one queue mean: the user pointer of a descriptor is the number of its request, and 0 for the pool. */
enum Events implements Dispatcher {
    DISPATCHER;

    @Override
    public long queue(ProtocolState state) {
        return ((MailboxState) state).queue();
    }

    @Override
    public ResumableCall dispatch(Event event, CallContext turn, ResumableCall then) {
        MailboxState state = Mailbox.state(turn);
        long request = event.memDesc().userPtr();
        switch (event.kind()) {
            case PTL_EVENT_PUT_START -> {
                if (request == 0) {
                    turn.setState(state.with(new MailboxState.Unexpected(event.link(), Mailbox.TAG.in(event.matchBits()), event.offset(),
                            event.mlength(), false, null)), "an unexpected message begins");
                }
                return then;
            }
            case PTL_EVENT_PUT_END -> {
                return request == 0 ? arrived(turn, state, state.withLink(event.link()), then) : complete(turn, state, request, event, then);
            }
            case PTL_EVENT_SEND_END -> {
                return complete(turn, state, request, event, new Release(event.mdHandle(), then));
            }
            case PTL_EVENT_SEND_START, PTL_EVENT_UNLINK -> {
                return then;
            }
            default -> {
                return turn.fail(event.kind() + " from " + event.initiator());
            }
        }
    }

    private static ResumableCall complete(CallContext turn, MailboxState state, long request, Event event, ResumableCall then) {
        turn.setState(state.with(state.requests().complete(request, event.mlength())), "request " + request + " is complete");
        return then;
    }

    private static ResumableCall arrived(CallContext turn, MailboxState state, MailboxState.Unexpected message, ResumableCall then) {
        turn.setState(state.replaced(message, message.there()), "an unexpected message is there");
        deliver(turn, message.there());
        return then;
    }

    /** Hands a message that is there to the receive that has claimed it. */
    static void deliver(CallContext turn, MailboxState.Unexpected message) {
        if (message.arrived() && message.claim() != null) {
            MailboxState state = Mailbox.state(turn);
            long length = Math.min(message.length(), message.claim().length());
            turn.write(message.claim().address(), turn.read(state.pool() + message.offset(), length));
            turn.setState(state.without(message).with(state.requests().complete(message.claim().request(), length)), "a message leaves the pool");
        }
    }

    /** Unlinks the descriptor of a send that is done. */
    private record Release(long descriptor, ResumableCall then) implements ResumableCall {

        @Override
        public ResumableCall step(CallContext turn) {
            return Mailbox.checked(turn, turn.call(Function.PTL_MD_UNLINK, descriptor), then);
        }
    }
}
