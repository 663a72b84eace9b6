package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.state;

import java.util.List;

import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** {@code MPI_Barrier}: in each round, every rank sends to one twice as far away as in the round before, and receives from one so far on the other side. */
final class Barriers {

    private static final CallVariable DISTANCE = new CallVariable("distance", ValueType.INTEGER);
    private static final CallVariable SEND = new CallVariable("send_request", MpiRequest.TYPE);

    private final Procedure barrier;
    private final Procedure ofWorld;

    Barriers(Transfers transfers, Dispatcher dispatcher) {
        Procedure.Builder begun = Procedure.named("MPI_Barrier", Arguments.COMM).variables(DISTANCE, SEND, REQUEST, CompletionCalls.STATUS)
                .then(call -> Checks.require(Checks.communicator(call, Arguments.SEND)))
                .thenDo(call -> call.set(DISTANCE, 1L))
                .label("round").then(call -> call.number(DISTANCE) < communicator(call).size() ? Continuation.ON : Continuation.to("end"))
                .thenEnter(transfers.begin(), call -> transfer(call, Transfer.Kind.RECEIVE, -call.number(DISTANCE)), REQUEST)
                .thenEnter(transfers.begin(), call -> transfer(call, Transfer.Kind.SEND, call.number(DISTANCE)), SEND);
        barrier = CompletionCalls.thenComplete(CompletionCalls.thenComplete(begun, SEND, dispatcher), REQUEST, dispatcher)
                .then(call -> {
                    call.set(DISTANCE, 2 * call.number(DISTANCE));
                    return Continuation.to("round");
                })
                .label("end").end();
        ofWorld = Procedure.named("last_barrier").thenEnter(barrier, call -> List.of(Communicator.WORLD), null).end();
    }

    /** Of all processes. */
    Procedure ofWorld() {
        return ofWorld;
    }

    ProtocolOperation operation() {
        return new ProtocolOperation(barrier, null, "Waits until all processes of a communicator have called it.");
    }

    private static Communicator communicator(CallView call) {
        return state(call).communicator(call.number(Arguments.COMM));
    }

    private static List<Object> transfer(CallView call, Transfer.Kind kind, long distance) {
        Communicator communicator = communicator(call);
        long peer = Math.floorMod(communicator.rank() + distance, (long) communicator.size());
        return Transfers.arguments(new Transfer(kind, communicator.handle(), communicator.collectiveContext(), peer, Math.abs(distance), Transfers.nothing()));
    }
}
