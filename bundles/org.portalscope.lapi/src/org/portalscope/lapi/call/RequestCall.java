package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.TGT;
import static org.portalscope.lapi.progress.LapiCalls.MEMORY;
import static org.portalscope.lapi.progress.LapiCalls.NUMBER;
import static org.portalscope.lapi.progress.LapiCalls.number;

import java.util.List;
import java.util.function.Function;

import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.message.RequestHeader;
import org.portalscope.lapi.message.VectorDescription;
import org.portalscope.lapi.progress.LapiCalls;
import org.portalscope.lapi.progress.LapiProgress;
import org.portalscope.lapi.progress.OperationStart;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** What the calls have in common that ask another task to do something. Their target is in {@code tgt}. */
final class RequestCall {

    private static final CallVariable BYTES = new CallVariable("bytes", ValueType.INTEGER);

    private final LapiProgress progress;

    RequestCall(LapiProgress progress) {
        this.progress = progress;
    }

    /** A request with its data. */
    record Message(RequestHeader header, byte[] data) {
    }

    /** Goes on if the operation has got a number; it has none if its target has been purged meanwhile. */
    static Continuation requireNumber(CallView call) {
        return call.number(NUMBER) < 0 ? Continuation.fail(LapiErrors.of(LapiErrors.PURGED_TASK)) : Continuation.ON;
    }

    private Procedure.Builder thenBegin(Procedure.Builder checked, Function<CallContext, OriginOperation> operation) {
        return checked.variables(NUMBER, MEMORY, BYTES)
                .thenEnter(progress.start().takeNumber(), List.of(TGT), NUMBER)
                .then(RequestCall::requireNumber)
                .thenDo(call -> OperationStart.begin(call, operation.apply(call)));
    }

    private Procedure.Builder thenSend(Procedure.Builder begun, Function<CallContext, Message> request) {
        return begun.thenDo(call -> write(call, request.apply(call)))
                .thenEnter(progress.start().sendRequest(), TGT, NUMBER, MEMORY, BYTES);
    }

    private void write(CallContext call, Message request) {
        Buffer memory = progress.start().write(call, (int) call.number(TGT), number(call), request.header, request.data);
        call.set(MEMORY, memory);
        call.set(BYTES, progress.start().messageLength(request.data.length));
    }

    /** Appends to checked arguments that an operation is begun and its request sent. */
    Procedure.Builder thenRequest(Procedure.Builder checked, Function<CallContext, OriginOperation> operation, Function<CallContext, Message> request) {
        return thenSend(thenBegin(checked, operation), request);
    }

    /**
     * Appends to checked arguments that what a vector describes is asked for.
     *
     * @param operation with the vector to which the reply goes
     * @param target    the vector at the target
     */
    Procedure.Builder thenGet(Procedure.Builder checked, Function<CallContext, OriginOperation> operation, Function<CallView, VectorDescription> target,
            CallVariable tgtCntr) {
        Procedure.Builder begun = thenBegin(checked, call -> withMemory(call, operation.apply(call)))
                .thenEnter(progress.start().expectReply(), TGT, NUMBER);
        return thenSend(begun, call -> {
            byte[] description = target.apply(call).toBytes();
            return new Message(new RequestHeader(RequestHeader.Kind.GET_VECTORS, call.number(tgtCntr), description.length, List.of()), description);
        });
    }

    /** Several pieces are unpacked from memory of LAPI's own, one comes where it belongs. */
    private static OriginOperation withMemory(CallContext call, OriginOperation operation) {
        VectorDescription origin = operation.origin();
        boolean isPacked = origin.count() > 1 && origin.length() > 0;
        return isPacked ? operation.replying(call.declare("reply from task " + operation.task(), origin.length()), origin) : operation;
    }

    /** The operation that a call begins. */
    static OriginOperation operation(CallView call, OriginOperation.Kind kind, CallVariable orgCntr, CallVariable cmplCntr) {
        return OriginOperation.begun(kind, (int) call.number(TGT), LapiCalls.number(call), call.number(orgCntr),
                cmplCntr == null ? 0 : call.number(cmplCntr));
    }
}
