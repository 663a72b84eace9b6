package org.portalscope.dat.call;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.portalscope.dat.object.DatEvent;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.progress.DatDispatcher;
import org.portalscope.dat.progress.DatParameters;
import org.portalscope.dat.progress.DatWork;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.ValueType;

/** All calls of uDAPL, with some parameters. */
public final class DatOperations {

    private final List<ProtocolOperation> operations;
    private final List<Procedure> procedures;

    public DatOperations(DatParameters parameters) {
        ReceivePosting receives = new ReceivePosting();
        DatWork work = new DatWork(receives.post());
        Dispatcher dispatcher = new DatDispatcher(work);
        MemoryCalls memory = new MemoryCalls();
        operations = List.copyOf(Stream.of(new AdapterCalls(parameters, work, dispatcher).operations(), memory.operations(),
                new BindCalls(memory.expose()).operations(), new EventCalls(dispatcher).operations(),
                new EndpointCalls(parameters, receives, dispatcher).operations(), new ConnectionCalls(work, dispatcher).operations(),
                new PostCalls(work).operations(), new SharedQueueCalls(parameters, receives, dispatcher).operations())
                .flatMap(List::stream).toList());
        procedures = List.copyOf(Stream.of(List.of(work.procedure()), memory.procedures(), receives.procedures()).flatMap(List::stream).toList());
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
        return DatConstants.all();
    }

    /** The types under the names that they have in the heads of functions. */
    public static Map<String, ValueType> types() {
        return Map.of("dat_handle", DatObject.TYPE, "dat_event", DatEvent.TYPE, "lmr_triplet", DatVariables.LMR_TRIPLET, "rmr_triplet",
                DatVariables.RMR_TRIPLET);
    }
}
