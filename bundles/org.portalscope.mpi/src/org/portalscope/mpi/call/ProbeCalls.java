package org.portalscope.mpi.call;

import static org.portalscope.mpi.call.CompletionCalls.FLAG;
import static org.portalscope.mpi.call.CompletionCalls.STATUS;
import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.inOut;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;

import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.progress.Copies;
import org.portalscope.mpi.progress.Progress;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.mpi.state.UnexpectedMessage;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** The calls that look at messages before they receive them, and those that take them for a receive to come. */
final class ProbeCalls {

    private static final CallVariable MESSAGE = new CallVariable("message", ValueType.own("a message"));

    /** {@code MPI_MESSAGE_NULL}. */
    static final long NO_MESSAGE = 0;
    /** {@code MPI_MESSAGE_NO_PROC}. */
    static final long MESSAGE_OF_NOBODY = -1;

    private static final Arguments CRITERIA = Arguments.RECEIVE;

    private final Progress progress;

    ProbeCalls(Progress progress) {
        this.progress = progress;
    }

    /** The type of messages that have been taken. */
    static ValueType messageType() {
        return MESSAGE.type();
    }

    List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(probe("MPI_Probe").outputs(STATUS).thenWait(progress.dispatcher(), ProbeCalls::isFound)
                        .thenDo(ProbeCalls::setStatus).end(), List.of(in(CRITERIA.peer()), in(CRITERIA.tag()), in(CRITERIA.comm()), out(STATUS)), null,
                        "Waits for a message, and leaves it to a receive."),
                new ProtocolOperation(probe("MPI_Iprobe").outputs(FLAG, STATUS).thenProgress(progress.dispatcher())
                        .then(ProbeCalls::setFlag).end(), List.of(in(CRITERIA.peer()), in(CRITERIA.tag()), in(CRITERIA.comm()), out(FLAG), out(STATUS)), null,
                        "Whether there is a message; it is left to a receive."),
                new ProtocolOperation(probe("MPI_Mprobe").outputs(MESSAGE, STATUS).thenWait(progress.dispatcher(), ProbeCalls::isFound)
                        .thenDo(ProbeCalls::setStatus).thenDo(ProbeCalls::take).end(),
                        List.of(in(CRITERIA.peer()), in(CRITERIA.tag()), in(CRITERIA.comm()), out(MESSAGE), out(STATUS)), null,
                        "Waits for a message, and takes it for MPI_Mrecv."),
                new ProtocolOperation(probe("MPI_Improbe").outputs(FLAG, MESSAGE, STATUS).thenProgress(progress.dispatcher())
                        .then(ProbeCalls::setFlag).thenDo(ProbeCalls::takeIfFound).end(),
                        List.of(in(CRITERIA.peer()), in(CRITERIA.tag()), in(CRITERIA.comm()), out(FLAG), out(MESSAGE), out(STATUS)), null,
                        "Whether there is a message; if so, it is taken for MPI_Mrecv."),
                new ProtocolOperation(CompletionCalls.thenReceive(receive("MPI_Mrecv").outputs(MESSAGE, STATUS).variables(REQUEST)
                        .thenDo(ProbeCalls::begin).then(ProbeCalls::isOfNobody)
                        .thenEnter(progress.giveMessage(), REQUEST, MESSAGE)
                        .label("wait").thenDo(call -> call.set(MESSAGE, NO_MESSAGE)), REQUEST, progress.dispatcher()).end(),
                        List.of(in(CRITERIA.buf()), in(CRITERIA.count()), in(CRITERIA.datatype()), inOut(MESSAGE), out(STATUS)), null,
                        "Receives a message that has been taken."),
                new ProtocolOperation(receive("MPI_Imrecv").outputs(MESSAGE, REQUEST)
                        .thenDo(ProbeCalls::begin).then(ProbeCalls::isOfNobody)
                        .thenEnter(progress.giveMessage(), REQUEST, MESSAGE)
                        .label("wait").thenDo(call -> call.set(MESSAGE, NO_MESSAGE)).end(),
                        List.of(in(CRITERIA.buf()), in(CRITERIA.count()), in(CRITERIA.datatype()), inOut(MESSAGE), out(REQUEST)), null,
                        "Begins to receive a message that has been taken."));
    }

    private static Procedure.Builder probe(String name) {
        return Procedure.named(name, CRITERIA.peer(), CRITERIA.tag(), CRITERIA.comm())
                .then(call -> {
                    ProtocolError error = Checks.communicator(call, CRITERIA);
                    return Checks.require(error != null ? error : Checks.envelope(call, CRITERIA, true));
                });
    }

    private static Procedure.Builder receive(String name) {
        return Procedure.named(name, CRITERIA.buf(), CRITERIA.count(), CRITERIA.datatype(), MESSAGE)
                .then(call -> {
                    ProtocolError error = Checks.phase(call);
                    error = error != null ? error : Checks.data(call, CRITERIA);
                    return Checks.require(error != null || isTaken(call) ? error
                            : MpiErrors.of(MpiErrors.ARG, "no probe has taken message " + call.number(MESSAGE)));
                });
    }

    private static boolean isTaken(CallView call) {
        UnexpectedMessage message = state(call).unexpected().get(call.number(MESSAGE));
        return call.number(MESSAGE) == MESSAGE_OF_NOBODY || message != null && message.receiver() == UnexpectedMessage.TAKEN;
    }

    private static ReceiveCriteria criteria(CallView call) {
        return new ReceiveCriteria(CRITERIA.communicator(call).context(), call.number(CRITERIA.peer()), call.number(CRITERIA.tag()));
    }

    private static boolean isNobody(CallView call) {
        return call.number(CRITERIA.peer()) == ReceiveCriteria.PROC_NULL;
    }

    private static boolean isFound(CallView call) {
        return isNobody(call) || state(call).unexpected().find(criteria(call)).isPresent();
    }

    private static void setStatus(CallContext call) {
        MpiStatus status = isNobody(call) ? MpiStatus.OF_PROC_NULL : state(call).unexpected().find(criteria(call)).orElseThrow().status();
        call.set(STATUS, status.value());
    }

    private static Continuation setFlag(CallContext call) {
        boolean found = isFound(call);
        call.set(FLAG, found ? 1L : 0L);
        if (found) {
            setStatus(call);
        }
        return Continuation.ON;
    }

    private static void take(CallContext call) {
        if (isNobody(call)) {
            call.set(MESSAGE, MESSAGE_OF_NOBODY);
        } else {
            UnexpectedMessage message = state(call).unexpected().find(criteria(call)).orElseThrow();
            change(call, () -> words(message, call) + " is taken", state -> state.received(message, UnexpectedMessage.TAKEN));
            call.set(MESSAGE, message.number());
        }
    }

    private static void takeIfFound(CallContext call) {
        if (call.number(FLAG) == 1) {
            take(call);
        } else {
            call.set(MESSAGE, NO_MESSAGE);
        }
    }

    private static void begin(CallContext call) {
        UnexpectedMessage message = state(call).unexpected().get(call.number(MESSAGE));
        long number = state(call).lastRequest() + 1;
        Transfer transfer = message == null
                ? new Transfer(Transfer.Kind.RECEIVE, Communicator.NULL, 0, ReceiveCriteria.PROC_NULL, ReceiveCriteria.ANY, CRITERIA.elements(call).memory())
                : Copies.begin(call, Transfer.of(Transfer.Kind.RECEIVE, state(call).communicators().handleOf(message),
                        (int) MessageBits.CONTEXT.in(message.bits()), message.source(), message.tag(), CRITERIA.elements(call)), number);
        change(call, () -> "request " + number + " receives a message that was taken", state -> state.begin(transfer, MpiRequest.Phase.ACTIVE));
        call.set(REQUEST, number);
    }

    private static Continuation isOfNobody(CallContext call) {
        if (call.number(MESSAGE) != MESSAGE_OF_NOBODY) {
            return Continuation.ON;
        }
        change(call, () -> "nobody has sent it", state -> state.completed(call.number(REQUEST), MpiStatus.OF_PROC_NULL));
        return Continuation.to("wait");
    }
}
