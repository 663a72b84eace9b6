package org.portalscope.dat.progress;

import static org.portalscope.dat.progress.DatCalls.NUMBER;
import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;

import java.util.Optional;
import java.util.function.Supplier;

import org.portalscope.dat.error.DtoStatus;
import org.portalscope.dat.message.ConnectionMessage;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.message.DatPortals;
import org.portalscope.dat.message.MessageKind;
import org.portalscope.dat.message.SendHeader;
import org.portalscope.dat.object.CompletionFlags;
import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.state.Closing;
import org.portalscope.dat.state.Completions;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.dat.state.DatState;
import org.portalscope.dat.state.DueWork;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;

/**
 * What has to be done below the calls, by whichever of them finds it: operations start and give their descriptors back, connections end, messages about them
 * leave. What a thread begins here no other begins, since the state says so first.
 */
public final class DatWork {

    private static final Continuation SEND = Continuation.to("send");
    private static final Continuation SHUT = Continuation.to("shut");
    private static final Continuation START = Continuation.to("start");
    private static final Continuation END = Continuation.to("end");
    private static final Continuation WITHDRAW = Continuation.to("withdraw");
    private static final Continuation WITHDRAWN = Continuation.to("withdrawn");
    private static final Continuation DETACH = Continuation.to("detach");
    private static final Continuation POST = Continuation.to("post");

    private final Procedure procedure;

    /** @param postReceive puts a receive into the match list */
    public DatWork(Procedure postReceive) {
        procedure = Procedure.named("pending_work").variables(NUMBER)
                .label("next").then(DatWork::next)
                .label("send").thenCall(DatWork::send)
                .label("shut").thenCheck(DatWork::shut)
                .then(DatWork::shutNow)
                .label("start").thenCall(DatWork::start)
                .label("end").thenCall(DatWork::end)
                .label("withdraw").thenCall(call -> DatCalls.requireLeft(call.meUnlink(state(call).receive(call.number(NUMBER)).entry())))
                .label("withdrawn").then(DatWork::withdrawn)
                .label("detach").thenCheck(call -> call.meUnlink(state(call).receive(call.number(NUMBER)).entry()))
                .label("post").thenEnter(postReceive, NUMBER)
                .then(DatWork::next)
                .end();
    }

    /** All that there is to do. */
    public Procedure procedure() {
        return procedure;
    }

    /** Goes on behind an event that has been dealt with or an operation that has been posted: with what there is to do, if there is something, else as said. */
    public Continuation goOn(CallView call, Continuation otherwise) {
        DatState state = state(call);
        if (!DueWork.mayBe(state)) {
            return otherwise;
        }
        if (DueWork.isOfOperations(state)) { // almost always, and no more has to be asked
            return DueWork.over(state) != null ? Continuation.enterAt("end", procedure)
                    : DueWork.toStart(state) != null ? Continuation.enterAt("start", procedure) : otherwise;
        }
        return isThere(call) ? Continuation.enter(procedure) : otherwise;
    }

    private static boolean isThere(CallView call) {
        DatState state = state(call);
        return !state.outbox().isEmpty() || DueWork.toShut(state).isPresent() || DueWork.drained(state).isPresent()
                || toTell(call).isPresent() || DueWork.toStart(state) != null || DueWork.over(state) != null || DueWork.receive(state) != null;
    }

    private static Continuation next(CallContext call) {
        return DueWork.mayBe(state(call)) ? nextDue(call) : Continuation.FINISHED;
    }

    private static Continuation nextDue(CallContext call) {
        DueWork.drained(state(call)).ifPresent(connection -> change(call, () -> DatCalls.words(connection, call) + " ends: all operations are over",
                state -> Closing.close(state, connection, connection.cause())));
        toTell(call).ifPresent(connection -> change(call, () -> DatCalls.words(connection, call) + " is told that nothing more comes",
                state -> Completions.settle(Closing.tell(state, connection), connection.endpoint())));
        DatState state = state(call);
        if (!state.outbox().isEmpty()) {
            return SEND;
        }
        Optional<DatConnection> admitted = DueWork.toShut(state);
        if (admitted.isPresent()) {
            call.set(NUMBER, (long) admitted.get().number());
            return begin(call, () -> DatCalls.words(admitted.get(), call) + " admits nothing more", Closing.shutting(state, admitted.get()), SHUT);
        }
        return DueWork.over(state) != null ? END : nextOperation(call);
    }

    private static Continuation nextOperation(CallContext call) {
        DatState state = state(call);
        if (DueWork.toStart(state) != null) {
            return START;
        }
        ReceiveDto due = DueWork.receive(state);
        return due != null ? nextReceive(call, due) : Continuation.FINISHED;
    }

    private static Continuation nextReceive(CallContext call, ReceiveDto receive) {
        call.set(NUMBER, receive.number());
        if (receive.is(ReceiveDto.Phase.RETURNED) && StrayMessages.canBePosted(state(call), receive)) {
            return begin(call, () -> receive.words() + " is posted again", state(call).with(receive.in(ReceiveDto.Phase.POSTING)),
                    receive.entry() == 0 ? POST : DETACH);
        }
        ReceiveDto leaving = receive.resolved(DtoStatus.DAT_DTO_ERR_FLUSHED, 0).in(ReceiveDto.Phase.LEAVING);
        return begin(call, () -> receive.words() + " leaves the list", state(call).with(leaving), receive.entry() == 0 ? WITHDRAWN : WITHDRAW);
    }

    private static Continuation begin(CallContext call, Supplier<String> words, DatState after, Continuation first) {
        call.setState(after, words);
        return first;
    }

    /** Sends the first message, if no other thread has done so: they leave in their order. */
    private static Continuation send(CallContext call) {
        if (state(call).outbox().isEmpty()) {
            return next(call);
        }
        ConnectionMessage message = state(call).outbox().get(0);
        change(call, () -> DatBits.kind(message.matchBits()) + " to " + call.names().process(message.target()), DatState::sent);
        return nextBehind(call, call.put(state(call).adapter().sends(), AckRequest.PTL_NOACK_REQ, message.target(), DatPortals.CONNECTIONS,
                DatPortals.COOKIE_OF_ALL, message.matchBits(), 0, message.hdrData()));
    }

    /** What comes behind a call of Portals, which has to have succeeded. */
    private static Continuation nextBehind(CallContext call, FunctionResult result) {
        return result.succeeded() ? next(call) : DatCalls.require(result);
    }

    /** A connection whose other side can be told that nothing more comes, once no event is left that could tell of something of it. */
    private static Optional<DatConnection> toTell(CallView call) {
        return DueWork.toTell(state(call)).filter(connection -> call.isEmpty(state(call).adapter().queue()));
    }

    /** Nobody is admitted by an entry that names this process itself, and a portal without entries. */
    private static FunctionResult shut(CallContext call) {
        ProcessId self = state(call).ranks().process(state(call).ranks().own());
        return call.acEntry(state(call).adapter().ni(), call.number(NUMBER), self, Ptl.PTL_UID_ANY, DatPortals.NONE);
    }

    private static Continuation shutNow(CallContext call) {
        change(call, () -> "connection " + call.number(NUMBER) + " is shut", state -> Closing.shut(state, state.connection((int) call.number(NUMBER))));
        return next(call);
    }

    /** Starts the first operation that can, if no other thread has done so: those of a connection start in their order. */
    private static Continuation start(CallContext call) {
        RequestDto due = DueWork.toStart(state(call));
        return due == null ? next(call) : nextBehind(call, started(call, due));
    }

    /** Whether what comes next is to start an operation. */
    public static boolean starts(CallView call) {
        DatState state = state(call);
        return DueWork.isOfOperations(state) && DueWork.over(state) == null && DueWork.toStart(state) != null;
    }

    /** Starts the first operation that can, and goes on with what there is to do behind it; without a procedure if that is nothing. */
    public Continuation startFirst(CallContext call) {
        RequestDto due = DueWork.toStart(state(call));
        FunctionResult result = due == null ? null : started(call, due);
        return result == null || result.succeeded() ? goOn(call, Continuation.FINISHED) : DatCalls.require(result);
    }

    private static FunctionResult started(CallContext call, RequestDto due) {
        DatConnection connection = DueWork.connection(state(call), due);
        RequestDto request = due.started(connection.sequence() + 1);
        call.setState(Closing.started(state(call), request, connection), () -> request.words() + " starts");
        return request.kind() == RequestDto.Kind.RDMA_READ ? get(call, request, connection) : put(call, request, connection);
    }

    private static FunctionResult get(CallContext call, RequestDto request, DatConnection connection) {
        int cookie = connection.remote().connection();
        return call.get(request.descriptor(), connection.peer(), DatPortals.MEMORY, cookie,
                DatBits.of(MessageKind.RDMA_READ, cookie, connection.remote().zone(), request.posting().context()), request.posting().offset());
    }

    private static FunctionResult put(CallContext call, RequestDto request, DatConnection connection) {
        RequestDto.Posting posting = request.posting();
        int cookie = connection.remote().connection();
        request.iov().gather(call);
        boolean isSend = request.kind() == RequestDto.Kind.SEND;
        long bits = isSend ? DatBits.of(MessageKind.SEND, cookie, 0, connection.remote().queue())
                : DatBits.of(MessageKind.RDMA_WRITE, cookie, connection.remote().zone(), posting.context());
        SendHeader header = new SendHeader(request.sequence(), CompletionFlags.has(posting.flags(), CompletionFlags.SOLICITED_WAIT));
        return call.put(request.descriptor(), AckRequest.PTL_ACK_REQ, connection.peer(), isSend ? DatPortals.RECEIVES : DatPortals.MEMORY, cookie, bits,
                posting.offset(), header.hdrData());
    }

    /**
     * Ends the first operation that is over, if no other thread has done so: gives its descriptor back, and copies what a read has got. A read that a closed
     * access control table has dropped gets no reply; its descriptor, and the memory in between, are given back with the network interface, R43.
     */
    private static Continuation end(CallContext call) {
        RequestDto request = DueWork.over(state(call));
        if (request == null) {
            return next(call);
        }
        FunctionResult unlinked = call.mdUnlink(request.descriptor());
        if (!unlinked.succeeded() && unlinked.code() != ReturnCode.PTL_MD_INUSE) {
            return Continuation.fail(ProtocolError.of(unlinked.code()));
        }
        if (request.kind() == RequestDto.Kind.RDMA_READ && request.status() == DtoStatus.DAT_DTO_SUCCESS) {
            request.iov().scatter(call, request.iov().length());
        }
        if (unlinked.succeeded()) {
            request.iov().release(call);
        }
        call.setState(Completions.ended(state(call), request, unlinked.succeeded()), () -> request.words() + " has ended: " + request.status());
        return next(call);
    }

    /** The match entry of a receive has gone: it completes in its order, or at once if no message has taken it, unless its queue has gone, too. */
    private static Continuation withdrawn(CallContext call) {
        ReceiveDto receive = state(call).receive(call.number(NUMBER));
        receive.iov().release(call);
        ReceiveDto ended = receive.ended();
        change(call, () -> receive.words() + " has ended: " + receive.status(), state -> {
            DatEndpoint owner = state.object(receive.queue(), DatEndpoint.class);
            return receive.endpoint() != 0 ? Completions.ended(state, receive, receive.status(), receive.length())
                    : owner == null ? state.without(receive) : Completions.complete(state.with(ended), owner, ended);
        });
        return next(call);
    }
}
