package org.portalscope.mpi.call;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.portalscope.mpi.collective.ReductionOperator;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.progress.MpiParameters;
import org.portalscope.mpi.progress.Progress;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.ValueType;

/** All calls of MPI, with some parameters. */
public final class MpiOperations {

    private final List<ProtocolOperation> operations;
    private final List<Procedure> procedures;

    public MpiOperations(MpiParameters parameters) {
        Progress progress = new Progress(parameters);
        Transfers transfers = new Transfers(progress);
        CollectiveExecution execution = new CollectiveExecution(transfers);
        CollectiveOperations collectives = new CollectiveOperations(execution);
        DataCollectives data = new DataCollectives(collectives);
        Procedure lastBarrier = Procedure.named("last_barrier").thenEnter(data.barrier().procedure(), call -> List.of(Communicator.WORLD), null).end();
        CommunicatorCalls communicators = new CommunicatorCalls(execution, progress);
        operations = List.copyOf(Stream.of(new SetupCalls(parameters, progress, lastBarrier).operations(),
                new TransferCalls(transfers).operations(), new CompletionCalls(progress.dispatcher()).operations(),
                new RequestCalls(progress).operations(), new ProbeCalls(progress).operations(), new BufferCalls(progress.dispatcher()).operations(),
                new PersistentCalls(transfers).operations(), DatatypeCalls.operations(), Operators.operations(), data.operations(),
                new ReductionCollectives(collectives).operations(), communicators.operations()).flatMap(List::stream).toList());
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

    /** The constants under their names. */
    public static Map<String, ProtocolConstant> constants() {
        Map<String, ProtocolConstant> constants = new TreeMap<>();
        constants.put("MPI_COMM_NULL", new ProtocolConstant(Communicator.TYPE, Communicator.NULL));
        constants.put("MPI_COMM_WORLD", new ProtocolConstant(Communicator.TYPE, Communicator.WORLD));
        constants.put("MPI_COMM_SELF", new ProtocolConstant(Communicator.TYPE, Communicator.SELF));
        constants.put("MPI_ANY_SOURCE", ProtocolConstant.of(ReceiveCriteria.ANY));
        constants.put("MPI_ANY_TAG", ProtocolConstant.of(ReceiveCriteria.ANY));
        constants.put("MPI_PROC_NULL", ProtocolConstant.of(ReceiveCriteria.PROC_NULL));
        constants.put("MPI_BSEND_OVERHEAD", ProtocolConstant.of(BufferCalls.OVERHEAD));
        constants.put("MPI_DATATYPE_NULL", new ProtocolConstant(Datatype.TYPE, Datatype.NULL));
        constants.put("MPI_UNDEFINED", ProtocolConstant.of(CompletionCalls.UNDEFINED));
        constants.put("MPI_TAG_UB", ProtocolConstant.of(MessageBits.LAST_TAG));
        constants.put("MPI_REQUEST_NULL", new ProtocolConstant(MpiRequest.TYPE, MpiRequest.NULL));
        constants.put("MPI_MESSAGE_NULL", new ProtocolConstant(ProbeCalls.messageType(), ProbeCalls.NO_MESSAGE));
        constants.put("MPI_MESSAGE_NO_PROC", new ProtocolConstant(ProbeCalls.messageType(), ProbeCalls.MESSAGE_OF_NOBODY));
        constants.put("MPI_IN_PLACE", CollectiveSide.IN_PLACE);
        constants.put("MPI_OP_NULL", new ProtocolConstant(ReductionOperator.TYPE, ReductionOperator.NULL));
        Stream.of(ReductionOperator.values()).forEach(operator -> constants.put(operator.name(),
                new ProtocolConstant(ReductionOperator.TYPE, operator.handle())));
        Datatype.PREDEFINED.forEach(type -> constants.put(type.name(), new ProtocolConstant(Datatype.TYPE, type.handle())));
        return constants;
    }

    /** The types under the names that they have in the heads of functions. */
    public static Map<String, ValueType> types() {
        return Map.of("request", MpiRequest.TYPE, "status", MpiStatus.TYPE, "communicator", Communicator.TYPE, "datatype", Datatype.TYPE, "message",
                ProbeCalls.messageType(), "operator", ReductionOperator.TYPE);
    }
}
