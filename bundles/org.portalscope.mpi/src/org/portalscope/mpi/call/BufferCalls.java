package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;

import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Dispatcher;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** The calls that give MPI memory for the messages of buffered sends, and take it back. */
final class BufferCalls {

    static final String DETACH = "MPI_Buffer_detach";

    private static final CallVariable BUFFER = new CallVariable("buffer", ValueType.BUFFER);
    private static final CallVariable BUFFER_ADDR = new CallVariable("buffer_addr", ValueType.BUFFER);
    private static final CallVariable SIZE = new CallVariable("size", ValueType.INTEGER);

    private final Dispatcher dispatcher;

    BufferCalls(Dispatcher dispatcher) {
        this.dispatcher = dispatcher;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(Procedure.named("MPI_Buffer_attach", BUFFER, SIZE)
                        .then(call -> Checks.require(attachError(call)))
                        .thenDo(BufferCalls::attach).end(), null, "Gives MPI a buffer for the messages of buffered sends."),
                new ProtocolOperation(Procedure.named(DETACH).outputs(BUFFER_ADDR, SIZE)
                        .then(call -> Checks.require(detachError(call)))
                        .thenWait(dispatcher, call -> state(call).attachedBuffer() == null || state(call).attachedBuffer().isEmpty())
                        .then(call -> Checks.require(detachError(call)))
                        .thenDo(BufferCalls::detach).end(), List.of(out(BUFFER_ADDR), out(SIZE)), null,
                        "Takes the buffer of buffered sends back, once all their messages have been sent."));
    }

    private static ProtocolError attachError(CallView call) {
        ProtocolError error = Checks.phase(call);
        Buffer memory = call.buffer(BUFFER);
        long size = call.number(SIZE);
        return error != null ? error
                : state(call).attachedBuffer() != null ? MpiErrors.of(MpiErrors.BUFFER, state(call).attachedBuffer().memory().name() + " is attached already")
                : size < 0 ? MpiErrors.of(MpiErrors.ARG, "size is " + size)
                : size > memory.length() ? MpiErrors.of(MpiErrors.BUFFER, memory.name() + " has " + memory.length() + " bytes, not " + size) : null;
    }

    private static void attach(CallContext call) {
        Buffer memory = call.buffer(BUFFER);
        Buffer attached = new Buffer(memory.name(), memory.address(), call.number(SIZE));
        change(call, () -> memory.name() + " is attached", state -> state.attached(attached));
    }

    private static ProtocolError detachError(CallView call) {
        ProtocolError error = Checks.phase(call);
        return error != null || state(call).attachedBuffer() != null ? error : MpiErrors.of(MpiErrors.BUFFER, "no buffer is attached");
    }

    private static void detach(CallContext call) {
        Buffer memory = state(call).attachedBuffer().memory();
        call.set(BUFFER_ADDR, memory);
        call.set(SIZE, memory.length());
        change(call, () -> memory.name() + " is detached", state -> state.attached(null));
    }
}
