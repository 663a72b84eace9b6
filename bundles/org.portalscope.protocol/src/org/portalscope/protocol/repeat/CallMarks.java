package org.portalscope.protocol.repeat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.input.BarrierCrossed;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.CallbackReturned;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.engine.snapshot.SnapshotReader;
import org.portalscope.engine.snapshot.SnapshotWriter;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.call.ValueFields;

/** What processes that call protocols take as marks, so that the calls can be run again. */
public final class CallMarks {

    private CallMarks() {
    }

    /**
     * How a process uses a protocol.
     *
     * @param processes those that use it together, by rank
     */
    public static ProtocolUse use(Protocol protocol, List<ProcessId> processes) {
        return new ProtocolUse(protocol.name(), new TreeMap<>(protocol.settings()), processes);
    }

    /**
     * Tells who keeps the inputs of a process, if somebody does, that a thread begins a call.
     *
     * @param use       how the process uses the protocol; asked for if somebody keeps the inputs
     * @param arguments in the order of the parameters of the procedure
     */
    public static void markCall(PortalsProcess process, int thread, Supplier<ProtocolUse> use, Procedure called, List<Object> arguments) {
        if (process.recordsInputs()) {
            SnapshotWriter out = new SnapshotWriter();
            for (int i = 0; i < arguments.size(); i++) {
                ValueFields.write(called.parameters().get(i).type(), arguments.get(i), out);
            }
            process.take(new ProtocolCalled(thread, use.get(), called.name(), ByteString.of(out.toBytes())));
        }
    }

    /**
     * Tells who keeps the inputs of a process, if somebody does, that a function of the program returns to the call that has called it back.
     *
     * @param call   that waits for the function
     * @param result what that returns, or null
     */
    public static void markReturn(PortalsProcess process, int thread, ResumableCall call, Object result) {
        if (process.recordsInputs()) {
            SnapshotWriter out = new SnapshotWriter();
            if (call.wanted() != null) {
                ValueFields.write(call.wanted(), result, out);
            }
            process.take(new CallbackReturned(thread, ByteString.of(out.toBytes())));
        }
    }

    /** Tells who keeps the inputs of a process, if somebody does, that a thread passes a barrier of all processes of the run. */
    public static void markBarrier(PortalsProcess process, int thread) {
        if (process.recordsInputs()) {
            process.take(new BarrierCrossed(thread));
        }
    }

    /** Tells who keeps the inputs of a process, if somebody does, that a thread has come to a barrier of all processes of the run. */
    public static void markArrival(PortalsProcess process, Supplier<BarrierReached> barrier) {
        if (process.recordsInputs()) {
            process.take(barrier.get());
        }
    }

    /**
     * The call before its first step.
     *
     * @throws RepetitionException if the protocol has no such procedure, or it takes other arguments
     */
    static ResumableCall again(ProtocolCalled called, KnownProtocol protocol) {
        Procedure procedure = protocol.procedure(called.operation());
        SnapshotReader in = new SnapshotReader(called.arguments().toArray());
        List<Object> arguments = new ArrayList<>();
        try {
            procedure.parameters().forEach(parameter -> arguments.add(ValueFields.read(parameter.type(), in)));
            in.end();
        } catch (FieldException e) {
            throw new RepetitionException(procedure + " takes other arguments: " + e.getMessage());
        }
        return ResumableCall.of(procedure, arguments);
    }

    /**
     * The call behind the function that it has called back.
     *
     * @throws RepetitionException if it waits for none, or wants another result
     */
    static ResumableCall returned(ResumableCall call, CallbackReturned mark) {
        if (!call.isCallingBack()) {
            throw new RepetitionException("it waits for no function of the program, and recorded is that one returns");
        }
        SnapshotReader in = new SnapshotReader(mark.result().toArray());
        try {
            Object result = call.wanted() == null ? null : ValueFields.read(call.wanted(), in);
            in.end();
            return call.returned(result);
        } catch (FieldException e) {
            throw new RepetitionException("the function that it calls back returns something else: " + e.getMessage());
        }
    }
}
