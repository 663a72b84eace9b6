package org.portalscope.mpi.call;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.portalscope.mpi.collective.ReductionOperator;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.progress.MpiParameters;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.ThreadLevel;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.ValueType;

/** The constants of MPI. Where the standard leaves a value open, it is that of MPICH. */
public final class MpiConstants {

    private MpiConstants() {
    }

    /** The constants under their names. */
    public static Map<String, ProtocolConstant> of(MpiParameters parameters) {
        Map<String, ProtocolConstant> constants = new TreeMap<>();
        addHandles(constants);
        addNumbers(constants);
        addLengths(constants);
        constants.put("MPI_BSEND_OVERHEAD", ProtocolConstant.of(parameters.bsendOverhead()));
        constants.put("MPI_IN_PLACE", CollectiveSide.IN_PLACE);
        constants.put("MPI_STATUS_IGNORE", new ProtocolConstant(MpiStatus.TYPE, null));
        constants.put("MPI_STATUSES_IGNORE", new ProtocolConstant(ValueType.listOf(MpiStatus.TYPE), null));
        return Collections.unmodifiableMap(constants);
    }

    private static void addHandles(Map<String, ProtocolConstant> constants) {
        constants.put("MPI_COMM_NULL", new ProtocolConstant(Communicator.TYPE, Communicator.NULL));
        constants.put("MPI_COMM_WORLD", new ProtocolConstant(Communicator.TYPE, Communicator.WORLD));
        constants.put("MPI_COMM_SELF", new ProtocolConstant(Communicator.TYPE, Communicator.SELF));
        constants.put("MPI_DATATYPE_NULL", new ProtocolConstant(Datatype.TYPE, Datatype.NULL));
        constants.put("MPI_REQUEST_NULL", new ProtocolConstant(MpiRequest.TYPE, MpiRequest.NULL));
        constants.put("MPI_MESSAGE_NULL", new ProtocolConstant(ProbeCalls.messageType(), ProbeCalls.NO_MESSAGE));
        constants.put("MPI_MESSAGE_NO_PROC", new ProtocolConstant(ProbeCalls.messageType(), ProbeCalls.MESSAGE_OF_NOBODY));
        constants.put("MPI_OP_NULL", new ProtocolConstant(ReductionOperator.TYPE, ReductionOperator.NULL));
        Stream.of(ReductionOperator.values()).forEach(operator -> constants.put(operator.name(),
                new ProtocolConstant(ReductionOperator.TYPE, operator.handle())));
        Datatype.PREDEFINED.forEach(type -> constants.put(type.name(), new ProtocolConstant(Datatype.TYPE, type.handle())));
        constants.put("MPI_LONG_LONG_INT", constants.get("MPI_LONG_LONG"));
    }

    private static void addNumbers(Map<String, ProtocolConstant> constants) {
        constants.put("MPI_ANY_SOURCE", ProtocolConstant.of(ReceiveCriteria.ANY));
        constants.put("MPI_ANY_TAG", ProtocolConstant.of(ReceiveCriteria.ANY));
        constants.put("MPI_PROC_NULL", ProtocolConstant.of(ReceiveCriteria.PROC_NULL));
        constants.put("MPI_UNDEFINED", ProtocolConstant.of(CompletionCalls.UNDEFINED));
        constants.put("MPI_TAG_UB", ProtocolConstant.of(MessageBits.LAST_TAG));
        MpiErrors.numbers().forEach((name, number) -> constants.put(name, ProtocolConstant.of(number)));
        Stream.of(Communicator.Likeness.values()).forEach(each -> constants.put(each.constant(), ProtocolConstant.of(each.number())));
        Stream.of(ThreadLevel.values()).forEach(level -> constants.put(level.constant(), ProtocolConstant.of(level.number())));
    }

    /** The bytes that strings of MPI have at most, for buffers that programs declare. */
    private static void addLengths(Map<String, ProtocolConstant> constants) {
        constants.put("MPI_MAX_PROCESSOR_NAME", ProtocolConstant.of(128));
        constants.put("MPI_MAX_ERROR_STRING", ProtocolConstant.of(512));
        constants.put("MPI_MAX_OBJECT_NAME", ProtocolConstant.of(128));
        constants.put("MPI_MAX_LIBRARY_VERSION_STRING", ProtocolConstant.of(8192));
    }
}
