package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.inOut;

import java.util.List;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.PersistentRequest;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** The calls that make persistent requests, and those that start them. */
final class PersistentCalls {

    private static final CallVariable INDEX = new CallVariable("index", ValueType.INTEGER);

    private final Transfers transfers;

    PersistentCalls(Transfers transfers) {
        this.transfers = transfers;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                made("MPI_Send_init", Transfer.Kind.SEND, "Makes a request that sends each time it is started."),
                made("MPI_Ssend_init", Transfer.Kind.SYNCHRONOUS_SEND, "Makes a request that sends synchronously each time it is started."),
                made("MPI_Rsend_init", Transfer.Kind.READY_SEND, "Makes a request that sends to a posted receive each time it is started."),
                made("MPI_Bsend_init", Transfer.Kind.BUFFERED_SEND, "Makes a request that sends from the attached buffer each time it is started."),
                made("MPI_Recv_init", Transfer.Kind.RECEIVE, "Makes a request that receives each time it is started."),
                new ProtocolOperation(Procedure.named("MPI_Start", REQUEST).outputs(REQUEST)
                        .then(call -> Checks.require(Checks.phase(call)))
                        .thenProgress(transfers.dispatcher())
                        .then(call -> Checks.require(startError(call, call.number(REQUEST))))
                        .thenChoose(call -> start(call, call.number(REQUEST))).end(),
                        List.of(inOut(REQUEST)), null, "Starts a persistent request."),
                new ProtocolOperation(startAll(), List.of(in(CompletionCalls.COUNT), inOut(CompletionCalls.REQUESTS)), null,
                        "Starts some persistent requests."));
    }

    private static ProtocolOperation made(String name, Transfer.Kind kind, String about) {
        Arguments arguments = TransferCalls.arguments(kind);
        CallVariable[] inputs = TransferCalls.variables(arguments);
        return new ProtocolOperation(Procedure.named(name, inputs).outputs(REQUEST)
                .then(call -> TransferCalls.check(call, kind, arguments))
                .thenDo(call -> make(call, TransferCalls.transfer(call, kind, arguments)))
                .end(), Stream.concat(Stream.of(inputs).map(CallParameter::in), Stream.of(CallParameter.out(REQUEST))).toList(), null, about);
    }

    private static void make(CallContext call, Transfer transfer) {
        PersistentRequest made = new PersistentRequest(state(call).lastRequest() + 1, transfer, 0);
        change(call, () -> "persistent request " + made.number() + ", " + words(transfer, call), state -> state.with(made));
        call.set(REQUEST, made.number());
    }

    private ProtocolError startError(CallView call, long handle) {
        PersistentRequest persistent = state(call).persistent(handle);
        return persistent == null ? MpiErrors.of(MpiErrors.REQUEST, handle == MpiRequest.NULL ? "the request is MPI_REQUEST_NULL"
                : "request " + handle + " is not a persistent one")
                : persistent.active() != 0 ? MpiErrors.of(MpiErrors.REQUEST, "persistent request " + handle + " has been started and not been waited for")
                : transfers.error(call, persistent.transfer());
    }

    private Continuation start(CallContext call, long handle) {
        PersistentRequest persistent = state(call).persistent(handle);
        long started = transfers.open(call, persistent.transfer());
        change(call, () -> "persistent request " + handle + " is request " + started, state -> state.with(persistent.startedAs(started)));
        return transfers.start(call, started);
    }

    private Procedure startAll() {
        return Procedure.named("MPI_Startall", CompletionCalls.COUNT, CompletionCalls.REQUESTS).outputs(CompletionCalls.REQUESTS).variables(INDEX)
                .then(call -> Checks.require(Checks.phase(call)))
                .thenProgress(transfers.dispatcher())
                .then(call -> Checks.require(startError(call)))
                .thenDo(call -> call.set(INDEX, 0L))
                .label("next").then(call -> call.number(INDEX) < call.number(CompletionCalls.COUNT) ? Continuation.ON : Continuation.to("end"))
                .then(call -> Checks.require(startError(call, handle(call, call.number(INDEX)))))
                .thenChoose(call -> start(call, handle(call, call.number(INDEX))))
                .then(call -> {
                    call.set(INDEX, call.number(INDEX) + 1);
                    return Continuation.to("next");
                })
                .label("end").end();
    }

    private static long handle(CallView call, long index) {
        return call.<Long>list(CompletionCalls.REQUESTS).get((int) index);
    }

    private ProtocolError startError(CallView call) {
        ProtocolError error = CompletionCalls.countError(call, CompletionCalls.COUNT);
        return error != null ? error : LongStream.range(0, call.number(CompletionCalls.COUNT)).mapToObj(index -> startError(call, handle(call, index)))
                .filter(Objects::nonNull).findFirst().orElse(null);
    }
}
