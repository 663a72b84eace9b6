package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.name;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;

import java.util.function.Supplier;

import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.step.Numbers;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.MpiMessageFault;
import org.portalscope.mpi.state.Endpoint;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.UnexpectedMessage;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.QueueHandles;

/** Knows what the events of the three queues of MPI mean. */
final class MpiDispatcher implements Dispatcher {

    private final MpiParameters parameters;
    private final Sending sending;
    private final Finishing finishing;
    private final Tidying tidying;
    private final Warnings warnings;
    private final MpiMessageVerification verification;
    private final Supplier<Procedure> postAgain;

    /** @param postAgain posts a receive that a malformed message has taken */
    MpiDispatcher(MpiParameters parameters, Sending sending, Finishing finishing, Tidying tidying, Warnings warnings, Supplier<Procedure> postAgain) {
        this.parameters = parameters;
        verification = new MpiMessageVerification(parameters.eagerLimit());
        this.postAgain = postAgain;
        this.sending = sending;
        this.finishing = finishing;
        this.tidying = tidying;
        this.warnings = warnings;
    }

    /** Whether nobody takes unexpected messages while a receive is being posted. */
    boolean isExclusive() {
        return parameters.exclusive();
    }

    @Override
    public QueueHandles queues(ProtocolState known) {
        MpiState state = (MpiState) known;
        Endpoint endpoint = state.endpoint();
        return endpoint == null ? QueueHandles.NONE : isExclusive() && state.isPosting() ? endpoint.otherQueues() : endpoint.queues();
    }

    @Override
    public Continuation dispatch(EventData event, long queue, CallContext call) {
        Endpoint endpoint = state(call).endpoint();
        if (queue == endpoint.requestQueue()) {
            Continuation next = noteRequest(event, call);
            return next == Continuation.AGAIN || next == Continuation.WAIT ? tidying.advance(call, next) : next;
        } else if (queue == endpoint.unexpectedQueue()) {
            noteUnexpected(event, call);
        } else if (event.kind() == EventKind.PTL_EVENT_PUT_END && MessageBits.PROTOCOL.in(event.matchBits()) == MessageBits.READY) {
            return noteRefusal(event, call);
        } else {
            noteCredits(event, call);
        }
        return tidying.goOn(call, Continuation.AGAIN);
    }

    private void noteCredits(EventData event, CallContext call) {
        if (event.kind() == EventKind.PTL_EVENT_PUT_END) {
            MpiMessageFault fault = MpiMessageVerification.ofCredits(event, state(call));
            if (fault == null) {
                takeCredits(event, call);
            } else {
                MpiMessageVerification.ignore(event, call, fault);
            }
        } else if (event.kind() == EventKind.PTL_EVENT_SEND_END || event.kind() == EventKind.PTL_EVENT_SEND_FAIL) {
            change(call, () -> "credits have left", state -> left(state.telling(-1), (int) event.offset()));
        }
    }

    /** Takes the credits that were spent; more than these are ignored. */
    private static void takeCredits(EventData event, CallContext call) {
        int rank = state(call).ranks().of(event.initiator());
        int spent = state(call).credits() - state(call).peer(rank).left();
        int credits = (int) Math.min(event.hdrData(), spent);
        if (event.hdrData() > spent) {
            MpiMessageVerification.ignore(event, call, MpiMessageFault.CREDIT_COUNT);
        }
        change(call, () -> name(rank, call) + " returns " + Numbers.count(credits, "credit"), state -> state.credits(rank, peer -> peer.returned(credits)));
    }

    /** With a message that returned credits to a rank gone: the next may follow. */
    private MpiState left(MpiState state, int rank) {
        return parameters.boundsReturns() ? state.credits(rank, peer -> peer.returning(false)) : state;
    }

    /** A rank had no receive for a ready message of this process; the credit of the message comes back with that. */
    private Continuation noteRefusal(EventData event, CallContext call) {
        MpiRequest request = state(call).request(event.hdrData());
        MpiMessageFault fault = refusalFault(event, request, state(call));
        if (fault != null) {
            MpiMessageVerification.ignore(event, call, fault);
            return tidying.goOn(call, Continuation.AGAIN);
        }
        int rank = state(call).ranks().of(event.initiator());
        MpiStatus failure = MpiStatus.failed(MpiErrors.of(MpiErrors.OTHER, words(call).request(request)
                .words(", was sent as ready before its receive was posted: no receive of tag " + request.transfer().tag()
                        + " was posted when its message came")));
        change(call, () -> words(request, call) + " is refused by " + name(rank, call),
                state -> state.credits(rank, peer -> peer.returned(1)).refused(request.number(), failure));
        return request.sent() ? Continuation.enter(finishing.release(), request.number()) : tidying.goOn(call, Continuation.AGAIN);
    }

    /** @param request that the message names, or null */
    private MpiMessageFault refusalFault(EventData event, MpiRequest request, MpiState state) {
        MpiMessageFault fault = MpiMessageVerification.ofRefusal(event, state);
        boolean isExpected = request != null && sending.isAnsweredReady(request) && request.phase() == MpiRequest.Phase.ACTIVE && !request.taken()
                && Sending.target(request.transfer(), state).packed() == event.initiator();
        return fault != null || isExpected ? fault : MpiMessageFault.REFUSAL;
    }

    /** What an event of the queue of unexpected messages means; a message that a receive has got already is delivered when it has arrived as a whole. */
    void noteUnexpected(EventData event, CallContext call) {
        switch (event.kind()) {
            case PTL_EVENT_PUT_START -> {
                MpiMessageFault fault = verification.ofUnexpected(event, state(call));
                if (fault == null) {
                    noteArrival(event, call);
                } else {
                    MpiMessageVerification.refuse(event, call, fault);
                }
            }
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

    private void noteArrival(EventData event, CallContext call) {
        int buffer = (int) event.descriptor().userPtr();
        boolean kept = buffer >= 0;
        Buffer data = !kept || event.mlength() == 0 ? null
                : new Buffer(state(call).buffers().get(buffer).memory().name(), event.descriptor().start() + event.offset(), event.mlength());
        long number = state(call).unexpected().arrived() + 1;
        boolean refused = parameters.answersReady() && MessageBits.PROTOCOL.in(event.matchBits()) == MessageBits.READY;
        UnexpectedMessage message = new UnexpectedMessage(number, ProcessId.unpacked(event.initiator()), event.matchBits(), event.rlength(), data,
                kept ? buffer : -1, event.hdrData(), false, true, refused ? UnexpectedMessage.REFUSED : 0);
        change(call, () -> words(message, call) + (refused ? " is refused" : " is unexpected"),
                state -> (kept ? state.buffers(buffers -> buffers.filled(buffer)) : state).arrived(message, event.link()));
        if (refused) {
            Warnings.refused(call, message);
        }
    }

    private void noteEnd(EventData event, CallContext call) {
        UnexpectedMessage message = state(call).unexpected().linked(event.link());
        change(call, () -> message == null ? "a message has arrived" : words(message, call) + " has arrived as a whole", state -> ended(state, event));
        if (message != null && message.receiver() > 0 && !message.isLong()) {
            Delivery.deliver(call, state(call).unexpected().get(message.number()));
        } else if (message != null && !message.isRefused()) {
            Delivery.keep(call, state(call).unexpected().get(message.number()));
        }
    }

    /** With a message that has arrived as a whole, or never will; if it is being fetched since before, its sender gets the credit back now. */
    private MpiState ended(MpiState state, EventData event) {
        boolean isFetched = parameters.boundsReturns() && state.unexpected().isArriving(event.link()) && state.unexpected().linked(event.link()) == null;
        return isFetched ? Delivery.owing(state.ended(event.link()), event.initiator()) : state.ended(event.link());
    }

    private void noteLoss(EventData event, CallContext call) {
        UnexpectedMessage message = state(call).unexpected().linked(event.link());
        String failure = NiFailType.text(event.niFailType());
        change(call, () -> (message == null ? "a message" : words(message, call)) + " has failed: " + failure, state -> ended(state, event));
        if (message != null && !message.isLong()) {
            Delivery.lose(call, message, failure);
        }
    }

    private Continuation noteRequest(EventData event, CallContext call) {
        MpiRequest request = state(call).request(event.descriptor().userPtr());
        if (request == null || request.isComplete()) {
            return Continuation.WAIT;
        }
        if (request.phase() == MpiRequest.Phase.ASTRAY) {
            return isOver(event.kind()) ? Continuation.enter(postAgain.get(), request.number()) : Continuation.WAIT;
        }
        long number = request.number();
        return switch (event.kind()) {
            case PTL_EVENT_PUT_START -> matched(event, call, request);
            case PTL_EVENT_PUT_END -> received(event, call, request);
            case PTL_EVENT_SEND_END -> sent(call, request);
            case PTL_EVENT_ACK -> acknowledged(event, call, request);
            case PTL_EVENT_UNLINK -> request.transfer().kind().isSend() ? fetched(event, call, request) : posted(call, request);
            case PTL_EVENT_REPLY_END -> replied(event, call, request);
            case PTL_EVENT_SEND_FAIL, PTL_EVENT_PUT_FAIL, PTL_EVENT_GET_FAIL, PTL_EVENT_REPLY_FAIL ->
                Continuation.enter(finishing.failed(), number, (long) event.niFailType());
            default -> Continuation.WAIT;
        };
    }

    /** Whether the message that has taken a receive astray has come, or will not come any more. */
    private static boolean isOver(EventKind kind) {
        return kind == EventKind.PTL_EVENT_UNLINK || kind == EventKind.PTL_EVENT_PUT_FAIL;
    }

    private Continuation matched(EventData event, CallContext call, MpiRequest request) {
        MpiMessageFault fault = verification.ofReceived(event, state(call));
        if (fault != null) {
            MpiMessageVerification.refuse(event, call, fault);
            change(call, () -> words(request, call) + " has to be posted again", state -> state.phase(request.number(), MpiRequest.Phase.ASTRAY));
            return tidying.goOn(call, Continuation.AGAIN);
        }
        warnings.matched(call, request);
        MpiStatus status = new MpiStatus(MessageBits.SOURCE.in(event.matchBits()), MessageBits.TAG.in(event.matchBits()), event.mlength(), false, null);
        change(call, () -> words(request, call) + " has a message", state -> state.matched(request.number(), status));
        return Continuation.WAIT;
    }

    /** A posted receive has all of its message; it is complete when its descriptor has gone. */
    private Continuation received(EventData event, CallContext call, MpiRequest request) {
        MpiStatus known = request.status();
        MpiStatus status = new MpiStatus(known.source(), known.tag(), event.mlength(), false, Delivery.truncation(call, event.rlength(), request));
        int rank = state(call).ranks().of(event.initiator());
        change(call, () -> words(request, call) + " has all of its message",
                state -> state.received(request.number(), status, rank));
        return tidying.goOn(call, Continuation.WAIT);
    }

    private static Continuation posted(CallContext call, MpiRequest request) {
        Copies.end(call, request, request.status());
        change(call, () -> words(request, call) + " is complete", state -> state.completed(request.number(), request.status()));
        return Continuation.AGAIN;
    }

    private Continuation sent(CallContext call, MpiRequest request) {
        if (sending.isAnswered(request) && !request.taken()) {
            change(call, () -> words(request, call) + " has left", state -> state.sent(request.number()));
            return Continuation.AGAIN;
        }
        return Continuation.enter(finishing.release(), request.number());
    }

    private Continuation acknowledged(EventData event, CallContext call, MpiRequest request) {
        boolean isReady = sending.isAnsweredReady(request);
        if (request.taken() || !isReady && request.entry() == 0) {
            MpiMessageVerification.ignore(event, call, MpiMessageFault.ACKNOWLEDGED_TWICE);
            return Continuation.AGAIN;
        } else if (isReady) {
            return taken(call, request, "acknowledged");
        }
        return Continuation.enter(finishing.acknowledged(), request.number());
    }

    /** What a receive has fetched is here, or less than its sender has offered. */
    private Continuation replied(EventData event, CallContext call, MpiRequest request) {
        if (event.mlength() != Math.min(request.status().length(), request.transfer().data().length())) {
            MpiMessageVerification.ignore(event, call, MpiMessageFault.SHORT_REPLY);
            MpiStatus status = new MpiStatus(request.status().source(), request.status().tag(), event.mlength(), false,
                    MpiErrors.of(MpiErrors.OTHER, Phrase.of("only " + event.mlength() + " bytes could be fetched for ").then(words(call).request(request))));
            change(call, () -> words(request, call) + " has less than it was offered", state -> state.matched(request.number(), status));
        }
        return Continuation.enter(finishing.release(), request.number());
    }

    /** What a long send has offered has been fetched, and its entry is gone. */
    private Continuation fetched(EventData event, CallContext call, MpiRequest request) {
        if (request.taken()) {
            MpiMessageVerification.ignore(event, call, MpiMessageFault.FETCHED_TWICE);
            return Continuation.AGAIN;
        }
        return taken(call, request, "fetched");
    }

    private Continuation taken(CallContext call, MpiRequest request, String how) {
        change(call, () -> words(request, call) + " is " + how, state -> state.taken(request.number()));
        return request.sent() ? Continuation.enter(finishing.release(), request.number()) : Continuation.AGAIN;
    }
}
