package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;

import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.state.Endpoint;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.UnexpectedMessage;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.QueueHandles;

/** Knows what the events of the three queues of MPI mean. */
final class MpiDispatcher implements Dispatcher {

    private final boolean exclusive;
    private final Sending sending;
    private final Finishing finishing;
    private final Tidying tidying;
    private final Warnings warnings;

    /** @param exclusive whether nobody takes unexpected messages while a receive is being posted */
    MpiDispatcher(boolean exclusive, Sending sending, Finishing finishing, Tidying tidying, Warnings warnings) {
        this.exclusive = exclusive;
        this.sending = sending;
        this.finishing = finishing;
        this.tidying = tidying;
        this.warnings = warnings;
    }

    boolean isExclusive() {
        return exclusive;
    }

    @Override
    public QueueHandles queues(ProtocolState known) {
        MpiState state = (MpiState) known;
        Endpoint endpoint = state.endpoint();
        return endpoint == null ? QueueHandles.NONE : exclusive && state.isPosting() ? endpoint.otherQueues() : endpoint.queues();
    }

    @Override
    public Continuation dispatch(EventData event, long queue, CallContext call) {
        Endpoint endpoint = state(call).endpoint();
        if (queue == endpoint.requestQueue()) {
            return noteRequest(event, call);
        } else if (queue == endpoint.unexpectedQueue()) {
            noteUnexpected(event, call);
        } else {
            noteCredits(event, call);
        }
        return tidying.goOn(call, Continuation.AGAIN);
    }

    private static void noteCredits(EventData event, CallContext call) {
        if (event.kind() == EventKind.PTL_EVENT_PUT_END) {
            int rank = state(call).ranks().of(event.initiator());
            change(call, () -> "rank " + rank + " returns " + event.hdrData() + " credits",
                    state -> state.credits(rank, peer -> peer.returned((int) event.hdrData())));
        } else if (event.kind() == EventKind.PTL_EVENT_SEND_END || event.kind() == EventKind.PTL_EVENT_SEND_FAIL) {
            change(call, () -> "credits have left", state -> state.telling(-1));
        }
    }

    /** What an event of the queue of unexpected messages means; a message that a receive has got already is delivered when it has arrived as a whole. */
    void noteUnexpected(EventData event, CallContext call) {
        switch (event.kind()) {
            case PTL_EVENT_PUT_START -> noteArrival(event, call);
            case PTL_EVENT_PUT_END -> noteEnd(event, call);
            case PTL_EVENT_PUT_FAIL -> noteLoss(event, call);
            case PTL_EVENT_UNLINK -> {
                int buffer = (int) event.descriptor().userPtr();
                Delivery.moveOut(call, buffer);
                change(call, () -> "short buffer " + buffer + " is full", state -> state.buffers(buffers -> buffers.unlinked(buffer)));
            }
            default -> throw new IllegalStateException("unexpected messages have no " + event.kind());
        }
    }

    private static void noteArrival(EventData event, CallContext call) {
        int buffer = (int) event.descriptor().userPtr();
        boolean kept = buffer >= 0;
        Buffer data = !kept || event.mlength() == 0 ? null
                : new Buffer(state(call).buffers().get(buffer).memory().name(), event.descriptor().start() + event.offset(), event.mlength());
        long number = state(call).unexpected().arrived() + 1;
        UnexpectedMessage message = new UnexpectedMessage(number, ProcessId.unpacked(event.initiator()), event.matchBits(), event.rlength(), data,
                kept ? buffer : -1, event.hdrData(), false, true, 0);
        change(call, () -> message.words() + " is unexpected",
                state -> (kept ? state.buffers(buffers -> buffers.filled(buffer)) : state).arrived(message, event.link()));
    }

    private static void noteEnd(EventData event, CallContext call) {
        UnexpectedMessage message = state(call).unexpected().linked(event.link());
        change(call, () -> message == null ? "a message has arrived" : message.words() + " has arrived as a whole", state -> state.ended(event.link()));
        if (message != null && message.receiver() > 0 && !message.isLong()) {
            Delivery.deliver(call, state(call).unexpected().get(message.number()));
        } else if (message != null) {
            Delivery.keep(call, state(call).unexpected().get(message.number()));
        }
    }

    private static void noteLoss(EventData event, CallContext call) {
        UnexpectedMessage message = state(call).unexpected().linked(event.link());
        String failure = NiFailType.text(event.niFailType());
        change(call, () -> (message == null ? "a message" : message.words()) + " has failed: " + failure, state -> state.ended(event.link()));
        if (message != null && !message.isLong()) {
            Delivery.lose(call, message, failure);
        }
    }

    private Continuation noteRequest(EventData event, CallContext call) {
        MpiRequest request = state(call).request(event.descriptor().userPtr());
        if (request == null) {
            return Continuation.WAIT;
        }
        long number = request.number();
        return switch (event.kind()) {
            case PTL_EVENT_PUT_START -> matched(event, call, request);
            case PTL_EVENT_PUT_END -> received(event, call, request);
            case PTL_EVENT_SEND_END -> sent(call, request);
            case PTL_EVENT_ACK -> Continuation.enter(finishing.acknowledged(), number);
            case PTL_EVENT_UNLINK -> request.transfer().kind().isSend() ? fetched(call, request) : posted(call, request);
            case PTL_EVENT_REPLY_END -> Continuation.enter(finishing.release(), number);
            case PTL_EVENT_SEND_FAIL, PTL_EVENT_PUT_FAIL, PTL_EVENT_GET_FAIL, PTL_EVENT_REPLY_FAIL ->
                Continuation.enter(finishing.failed(), number, (long) event.niFailType());
            default -> Continuation.WAIT;
        };
    }

    private Continuation matched(EventData event, CallContext call, MpiRequest request) {
        warnings.matched(call, request);
        MpiStatus status = new MpiStatus(MessageBits.SOURCE.in(event.matchBits()), MessageBits.TAG.in(event.matchBits()), event.mlength(), false, null);
        change(call, () -> request.words() + " has a message", state -> state.matched(request.number(), status));
        return Continuation.WAIT;
    }

    /** A posted receive has all of its message; it is complete when its descriptor has gone. */
    private Continuation received(EventData event, CallContext call, MpiRequest request) {
        MpiStatus known = request.status();
        MpiStatus status = new MpiStatus(known.source(), known.tag(), event.mlength(), false, Delivery.truncation(event.rlength(), request));
        int rank = state(call).ranks().of(event.initiator());
        change(call, () -> request.words() + " has all of its message",
                state -> state.received(request.number(), status, rank));
        return tidying.goOn(call, Continuation.WAIT);
    }

    private static Continuation posted(CallContext call, MpiRequest request) {
        Copies.end(call, request, request.status());
        change(call, () -> request.words() + " is complete", state -> state.completed(request.number(), request.status()));
        return Continuation.AGAIN;
    }

    private Continuation sent(CallContext call, MpiRequest request) {
        if (sending.isLong(request) && !request.taken()) {
            change(call, () -> request.words() + " has left", state -> state.sent(request.number()));
            return Continuation.AGAIN;
        }
        return Continuation.enter(finishing.release(), request.number());
    }

    /** What a long send has offered has been fetched, and its entry is gone. */
    private Continuation fetched(CallContext call, MpiRequest request) {
        change(call, () -> request.words() + " is fetched", state -> state.taken(request.number()));
        return request.sent() ? Continuation.enter(finishing.release(), request.number()) : Continuation.AGAIN;
    }
}
