package org.portalscope.mpi.call;

import static org.portalscope.mpi.call.CollectiveOperations.ROOT;
import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.CollectiveTags;
import org.portalscope.mpi.progress.Progress;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.TypedBuffer;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;

/** The collectives that only begin: whichever call of the process finds their messages carries them on. */
final class NonblockingCollectiveCalls {

    private final Progress progress;

    NonblockingCollectiveCalls(Progress progress) {
        this.progress = progress;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                operation(CollectiveKind.IBARRIER, "Begins a barrier; complete when all processes of the communicator have begun it.",
                        (call, communicator) -> null, call -> null, Arguments.COMM),
                operation(CollectiveKind.IBCAST, "Begins to send the data of the root to all processes of a communicator.",
                        (call, communicator) -> DataCollectives.BROADCAST.error(call, 1), call -> DataCollectives.BROADCAST.first(call, 0),
                        DataCollectives.BROADCAST.buf(), Arguments.COUNT, Arguments.DATATYPE, ROOT, Arguments.COMM));
    }

    /** @param data of the process, from arguments that have been checked; null if it has none */
    private ProtocolOperation operation(CollectiveKind kind, String about, CollectiveOperations.Check check, Function<CallView, TypedBuffer> data,
            CallVariable... parameters) {
        boolean hasRoot = List.of(parameters).contains(ROOT);
        Procedure procedure = Procedure.named(kind.call(), parameters).outputs(REQUEST)
                .then(call -> Checks.require(Checks.communicator(call, Arguments.SEND)))
                .then(call -> Checks.require(CollectiveOperations.first(() -> hasRoot ? CollectiveOperations.rootError(call) : null,
                        () -> check.error(call, communicator(call)), () -> numberError(call))))
                .thenDo(call -> begin(call, kind, hasRoot ? call.number(ROOT) : 0, data.apply(call)))
                .then(progress::goOn).end();
        return new ProtocolOperation(procedure, Stream.concat(Stream.of(parameters).map(CallParameter::in), Stream.of(CallParameter.out(REQUEST))).toList(),
                null, about);
    }

    private static Communicator communicator(CallView call) {
        return state(call).communicator(call.number(Arguments.COMM));
    }

    private static ProtocolError numberError(CallView call) {
        long handle = call.number(Arguments.COMM);
        return state(call).collectives().next(handle) - state(call).collectives().firstActive(handle) < CollectiveTags.NUMBERS - 1 ? null
                : MpiErrors.of(MpiErrors.OTHER, communicator(call).name() + " has " + (CollectiveTags.NUMBERS - 1)
                        + " nonblocking collectives behind one that is not complete: wait for that first");
    }

    private static void begin(CallContext call, CollectiveKind kind, long root, TypedBuffer elements) {
        Communicator communicator = communicator(call);
        change(call, () -> kind.call() + " begins, request " + (state(call).lastRequest() + 1), state -> state.begin(kind, communicator, root, elements));
        call.set(REQUEST, state(call).lastRequest());
    }
}
