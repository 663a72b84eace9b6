package org.portalscope.mpi.call;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.portalscope.mpi.collective.ReductionOperator;
import org.portalscope.mpi.progress.MpiParameters;
import org.portalscope.mpi.progress.Progress;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.ValueType;

/** All calls of MPI, with some parameters. */
public final class MpiOperations {

    private final List<ProtocolOperation> operations;
    private final List<Procedure> procedures;

    public MpiOperations(MpiParameters parameters) {
        Progress progress = new Progress(parameters);
        Transfers transfers = new Transfers(progress, parameters.bsendOverhead());
        CollectiveExecution execution = new CollectiveExecution(transfers);
        CollectiveOperations collectives = new CollectiveOperations(execution);
        DataCollectives data = new DataCollectives(collectives);
        Procedure lastBarrier = Procedure.named("last_barrier").thenEnter(data.barrier().procedure(), call -> List.of(Communicator.WORLD), null).end();
        CommunicatorCalls communicators = new CommunicatorCalls(execution, progress);
        operations = List.copyOf(Stream.of(new SetupCalls(parameters, progress, lastBarrier).operations(),
                new TransferCalls(transfers).operations(), new CompletionCalls(progress.dispatcher()).operations(),
                new RequestCalls(progress, parameters.marksCancelledSends()).operations(), new ProbeCalls(progress).operations(),
                new BufferCalls(progress.dispatcher()).operations(),
                new PersistentCalls(transfers).operations(), DatatypeCalls.operations(), Operators.operations(), data.operations(),
                new ReductionCollectives(collectives).operations(), new NonblockingCollectiveCalls(progress).operations(),
                communicators.operations()).flatMap(List::stream).toList());
        procedures = List.copyOf(Stream.of(progress.procedures(), transfers.procedures(), List.of(lastBarrier), communicators.procedures())
                .flatMap(List::stream).toList());
    }

    public List<ProtocolOperation> operations() {
        return operations;
    }

    /** Those that calls enter. */
    public List<Procedure> procedures() {
        return procedures;
    }

    /** The types under the names that they have in the heads of functions. */
    public static Map<String, ValueType> types() {
        return Map.of("request", MpiRequest.TYPE, "status", MpiStatus.TYPE, "communicator", Communicator.TYPE, "datatype", Datatype.TYPE, "message",
                ProbeCalls.messageType(), "operator", ReductionOperator.TYPE);
    }
}
