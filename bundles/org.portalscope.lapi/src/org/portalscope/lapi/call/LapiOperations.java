package org.portalscope.lapi.call;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.progress.ErrorType;
import org.portalscope.lapi.progress.LapiParameters;
import org.portalscope.lapi.progress.LapiProgress;
import org.portalscope.lapi.progress.ReadModifyWrite;
import org.portalscope.lapi.progress.SleepingDispatcher;
import org.portalscope.lapi.state.CounterState;
import org.portalscope.lapi.state.LapiContext;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/** All calls of LAPI, with some parameters. */
public final class LapiOperations {

    private final List<ProtocolOperation> operations;
    private final List<Procedure> procedures;

    public LapiOperations(LapiParameters parameters) {
        LapiProgress progress = new LapiProgress(parameters);
        PurgeCalls purges = new PurgeCalls(progress);
        operations = List.copyOf(Stream.of(new ContextCalls(progress).operations(), new PutGetCalls(progress, new RequestCall(progress)).operations(),
                new VectorCalls(progress).operations(), new ReadModifyWriteCalls(progress).operations(), new ActiveMessageCalls(progress).operations(),
                new CounterCalls(progress.dispatcher(), new SleepingDispatcher()).operations(), new ProgressCalls(progress).operations(),
                purges.operations(), new EnvironmentCalls(progress, purges.beginEpoch()).operations()).flatMap(List::stream).toList());
        procedures = List.copyOf(Stream.of(progress.procedures(), List.of(purges.beginEpoch())).flatMap(List::stream).toList());
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
        LapiErrors.numbers().forEach((name, number) -> constants.put(name, ProtocolConstant.of(number)));
        constants.put("L1_LIB", ProtocolConstant.of(LapiContext.L1_LIB));
        constants.put("L2_LIB", ProtocolConstant.of(LapiContext.L2_LIB));
        constants.put("L3_LIB", ProtocolConstant.of(LapiContext.L3_LIB));
        constants.put("LAPI_GEN_IOVECTOR", ProtocolConstant.of(VectorCalls.GENERIC));
        constants.put("LAPI_GEN_STRIDED_XFER", ProtocolConstant.of(VectorCalls.STRIDED));
        constants.put("LAPI_MSG_INITIAL", ProtocolConstant.of(CounterState.INITIAL));
        constants.put("LAPI_MSG_SUCCESS", ProtocolConstant.of(CounterState.ANSWERED));
        constants.put("LAPI_MSG_PURGED", ProtocolConstant.of(CounterState.PURGED));
        Stream.of(EnvironmentQuery.values()).forEach(query -> constants.put(query.name(), ProtocolConstant.of(query.ordinal())));
        constants.put("LAST_QUERY", ProtocolConstant.of(EnvironmentQuery.values().length));
        Stream.of(ReadModifyWrite.values()).forEach(operation -> constants.put(operation.name(), ProtocolConstant.of(operation.ordinal())));
        Stream.of(ErrorType.values()).forEach(type -> constants.put("LAPI_ERR_TYPE_" + type.name(), ProtocolConstant.of(type.ordinal())));
        return constants;
    }

    /** A {@code lapi_info_t} whose fields for future support are zero. */
    public static StructureValue info(long libVers, long epoch, long errHandler) {
        return ContextCalls.info(libVers, epoch, errHandler);
    }

    /** A {@code lapi_vec_t} of the type {@code LAPI_GEN_STRIDED_XFER}. */
    public static StructureValue strided(long blocks, long address, long length, long stride) {
        return VectorCalls.strided(blocks, address, length, stride);
    }

    /** The types under the names that they have in the heads of functions. */
    public static Map<String, ValueType> types() {
        return Map.of("lapi_handle", LapiContext.TYPE);
    }
}
