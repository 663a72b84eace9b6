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

    private final Procedure procedure;

    /** @param postReceive puts a receive into the match list */
    public DatWork(Procedure postReceive) {
        procedure = Procedure.named("pending_work").variables(NUMBER)
                .label("next").then(DatWork::next)
                .label("send").thenCall(DatWork::send)
                .then(call -> Continuation.to("next"))
                .label("shut").thenCheck(DatWork::shut)
                .thenDo(call -> change(call, () -> "connection " + call.number(NUMBER) + " is shut",
                        state -> Closing.shut(state, state.connection((int) call.number(NUMBER)))))
                .then(call -> Continuation.to("next"))
                .label("start").thenCall(DatWork::start)
                .then(call -> Continuation.to("next"))
                .label("end").thenCall(DatWork::end)
                .then(call -> Continuation.to("next"))
                .label("withdraw").thenCheck(call -> call.meUnlink(state(call).receive(call.number(NUMBER)).entry()))
                .label("withdrawn").thenDo(DatWork::withdrawn)
                .then(call -> Continuation.to("next"))
                .label("detach").thenCheck(call -> call.meUnlink(state(call).receive(call.number(NUMBER)).entry()))
                .label("post").thenEnter(postReceive, NUMBER)
                .then(call -> Continuation.to("next"))
                .label("done").end();
    }

    /** All that there is to do. */
    public Procedure procedure() {
        return procedure;
    }

    /** Goes on after an event that has been dealt with: with what there is to do, if there is something. */
    Continuation goOn(CallView call) {
        return isThere(call) ? Continuation.enter(procedure) : Continuation.AGAIN;
    }

    private static boolean isThere(CallView call) {
        DatState state = state(call);
        return !state.outbox().isEmpty() || DueWork.toShut(state).isPresent() || DueWork.drained(state).isPresent() || toTell(call).isPresent()
                || DueWork.toStart(state).isPresent() || DueWork.over(state).isPresent() || DueWork.receive(state).isPresent();
    }

    private static Continuation next(CallContext call) {
        DueWork.drained(state(call)).ifPresent(connection -> change(call, () -> connection.words() + " ends: all operations are over",
                state -> Closing.close(state, connection, connection.cause())));
        toTell(call).ifPresent(connection -> change(call, () -> connection.words() + " is told that nothing more comes", state -> Completions.settle(
                Closing.tell(state, connection), connection.endpoint())));
        DatState state = state(call);
        if (!state.outbox().isEmpty()) {
            return Continuation.to("send");
        }
        Optional<DatConnection> admitted = DueWork.toShut(state);
        if (admitted.isPresent()) {
            call.set(NUMBER, (long) admitted.get().number());
            return begin(call, () -> admitted.get().words() + " admits nothing more", Closing.shutting(state, admitted.get()), "shut");
        }
        Optional<RequestDto> over = DueWork.over(state);
        if (over.isPresent()) {
            call.set(NUMBER, over.get().number());
            return begin(call, () -> over.get().words() + " is over", state.with(over.get().in(RequestDto.Phase.ENDING)), "end");
        }
        return nextOperation(call);
    }

    private static Continuation nextOperation(CallContext call) {
        DatState state = state(call);
        if (DueWork.toStart(state).isPresent()) {
            return Continuation.to("start");
        }
        Optional<ReceiveDto> due = DueWork.receive(state);
        return due.isPresent() ? nextReceive(call, due.get()) : Continuation.to("done");
    }

    private static Continuation nextReceive(CallContext call, ReceiveDto receive) {
        call.set(NUMBER, receive.number());
        if (receive.is(ReceiveDto.Phase.RETURNED) && StrayMessages.canBePosted(state(call), receive)) {
            return begin(call, () -> receive.words() + " is posted again", state(call).with(receive.in(ReceiveDto.Phase.POSTING)),
                    receive.entry() == 0 ? "post" : "detach");
        }
        ReceiveDto leaving = receive.resolved(DtoStatus.DAT_DTO_ERR_FLUSHED, 0).in(ReceiveDto.Phase.LEAVING);
        return begin(call, () -> receive.words() + " leaves the list", state(call).with(leaving), receive.entry() == 0 ? "withdrawn" : "withdraw");
    }

    private static Continuation begin(CallContext call, Supplier<String> words, DatState after, String label) {
        call.setState(after, words);
        return Continuation.to(label);
    }

    /** Sends the first message, if no other thread has done so: they leave in their order. */
    private static Continuation send(CallContext call) {
        if (state(call).outbox().isEmpty()) {
            return Continuation.to("next");
        }
        ConnectionMessage message = state(call).outbox().get(0);
        change(call, message::words, DatState::sent);
        return DatCalls.require(call.put(state(call).adapter().sends(), AckRequest.PTL_NOACK_REQ, message.target(), DatPortals.CONNECTIONS,
                DatPortals.COOKIE_OF_ALL, message.matchBits(), 0, message.hdrData()));
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

    /** Starts the first operation that can, if no other thread has done so: those of a connection start in their order. */
    private static Continuation start(CallContext call) {
        Optional<RequestDto> due = DueWork.toStart(state(call));
        if (due.isEmpty()) {
            return Continuation.to("next");
        }
        DatConnection connection = DueWork.connection(state(call), due.get());
        change(call, () -> due.get().words() + " starts", state -> Closing.started(state, due.get(), connection));
        RequestDto request = state(call).request(due.get().number());
        return DatCalls.require(request.kind() == RequestDto.Kind.RDMA_READ ? get(call, request, connection) : put(call, request, connection));
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
     * Gives the descriptor of an operation back, and copies what a read has got. A read that a closed access control table has dropped gets no reply; its
     * descriptor, and the memory in between, are given back with the network interface, R43.
     */
    private static Continuation end(CallContext call) {
        RequestDto request = state(call).request(call.number(NUMBER));
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
        change(call, () -> request.words() + " has ended: " + request.status(),
                state -> Completions.settle(state.with(request.ended(unlinked.succeeded())), request.posting().endpoint()));
        return Continuation.ON;
    }

    /** The match entry of a receive has gone: it completes in its order, or at once if no message has taken it, unless its queue has gone, too. */
    private static void withdrawn(CallContext call) {
        ReceiveDto receive = state(call).receive(call.number(NUMBER));
        receive.iov().release(call);
        ReceiveDto ended = receive.ended();
        change(call, () -> receive.words() + " has ended: " + receive.status(), state -> {
            DatEndpoint owner = state.object(receive.queue(), DatEndpoint.class);
            return receive.endpoint() != 0 ? Completions.settle(state.with(ended), receive.endpoint())
                    : owner == null ? state.without(receive) : Completions.complete(state.with(ended), owner, ended);
        });
    }
}
