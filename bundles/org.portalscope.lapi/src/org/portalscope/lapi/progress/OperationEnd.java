package org.portalscope.lapi.progress;

import static org.portalscope.lapi.progress.LapiCalls.DESCRIPTOR;
import static org.portalscope.lapi.progress.LapiCalls.ENTRY;
import static org.portalscope.lapi.progress.LapiCalls.MEMORY;
import static org.portalscope.lapi.progress.LapiCalls.TASK;
import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.state;
import static org.portalscope.lapi.progress.LapiCalls.words;

import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.state.LapiContext;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** Ends the operations of this task: moves counters, gives Portals objects back, and tells the error handler what has gone wrong. */
final class OperationEnd {

    private static final CallVariable ERROR = new CallVariable("error_code", ValueType.INTEGER);
    private static final CallVariable TYPE = new CallVariable("error_type", ValueType.INTEGER);

    private final Procedure unlink = Procedure.named("unlink_descriptor", DESCRIPTOR).thenCheck(call -> call.mdUnlink(call.number(DESCRIPTOR))).end();
    private final Procedure withdraw = Procedure.named("withdraw_entry", ENTRY, MEMORY)
            .thenCall(OperationEnd::leave)
            .thenDo(call -> release(call, call.buffer(MEMORY)))
            .end();
    private final Procedure report = Procedure.named("report_error", ERROR, TYPE, TASK).thenCallBack(OperationEnd::handler, null).end();
    private final Procedure refuse = Procedure.named("refuse", ERROR, TYPE, TASK, ENTRY, MEMORY)
            .then(call -> call.number(ENTRY) == 0 ? Continuation.to("report") : Continuation.ON)
            .thenEnter(withdraw, ENTRY, MEMORY)
            .label("report").thenEnter(report, ERROR, TYPE, TASK)
            .end();
    private final Procedure fail = Procedure.named("fail_operation", ERROR, TYPE, TASK, ENTRY, MEMORY, DESCRIPTOR)
            .thenEnter(unlink, DESCRIPTOR)
            .thenEnter(refuse, ERROR, TYPE, TASK, ENTRY, MEMORY)
            .end();

    List<Procedure> procedures() {
        return List.of(unlink, withdraw, report, refuse, fail);
    }

    /** The entry of a reply has gone by itself if the reply has come, and its target says that it was refused, too. */
    private static Continuation leave(CallContext call) {
        ReturnCode code = call.meUnlink(call.number(ENTRY)).code();
        return code.succeeded() || code == ReturnCode.PTL_INV_ME ? Continuation.ON : Continuation.fail(ProtocolError.of(code));
    }

    /** A reply with less data than were asked for ends its operation as a refusal does; its entry has gone. */
    Continuation shortReply(CallContext call, long key) {
        OriginOperation operation = state(call).operation(key);
        change(call, () -> words(operation, call) + " has failed", state -> state.without(operation));
        release(call, memory(operation));
        return Continuation.enter(refuse, LapiErrors.numbers().get(LapiErrors.BAD_PARAMETER), type(operation), (long) operation.task(), 0L,
                LapiCalls.NO_MEMORY);
    }

    static void release(CallContext call, Buffer memory) {
        if (memory.length() > 0) {
            call.releaseUnlessUsed(memory);
        }
    }

    private static Callback handler(CallView call) {
        LapiContext context = state(call).context();
        return LapiHandlers.error(context.errHandler(), context.handle(), call.number(ERROR), call.number(TYPE), (long) state(call).tasks().own(),
                call.number(TASK));
    }

    /** The message of an operation has left. */
    Continuation sent(CallContext call, long key, long descriptor) {
        OriginOperation operation = state(call).operation(key);
        if (operation != null) {
            if (operation.kind().isCopiedOut()) {
                CounterMemory.increment(call, operation.orgCntr(), operation.task());
            }
            change(call, () -> words(operation, call) + " has left", state -> state.sent(key));
        }
        return Continuation.enter(unlink, descriptor);
    }

    /** The message of an operation could not be sent: the user may go on without it, as after a timeout. */
    Continuation unsent(CallContext call, long key, long descriptor) {
        OriginOperation operation = state(call).operation(key);
        if (operation == null) {
            return Continuation.enter(unlink, descriptor);
        }
        change(call, () -> words(operation, call) + " has failed", state -> state.without(operation));
        return Continuation.enter(fail, LapiErrors.numbers().get(LapiErrors.TIMEOUT), type(operation), (long) operation.task(), operation.entry(),
                memory(operation), descriptor);
    }

    /** The target of an operation says what has become of it. */
    Continuation completed(CallContext call, int task, long matchBits, long value) {
        OriginOperation operation = state(call).operation(OriginOperation.key(task, (int) LapiBits.NUMBER.in(matchBits)));
        if (operation == null) {
            return Continuation.AGAIN;
        }
        boolean refused = LapiBits.PAGE.in(matchBits) == Signals.REFUSED;
        change(call, () -> words(operation, call) + (refused ? " is refused" : " is complete"), state -> state.without(operation));
        if (refused) {
            return Continuation.enter(refuse, LapiErrors.numbers().get(LapiErrors.BAD_PARAMETER), type(operation), (long) task, operation.entry(),
                    memory(operation));
        }
        if (operation.result() != 0) {
            CounterMemory.write(call, operation.result(), value, operation.width());
        }
        if (!operation.kind().isCopiedOut()) {
            CounterMemory.increment(call, operation.orgCntr(), task); // for a read-modify-write only now: R83
        }
        CounterMemory.increment(call, operation.cmplCntr(), task);
        return operation.entry() == 0 ? Continuation.AGAIN : Continuation.enter(withdraw, operation.entry(), memory(operation));
    }

    /** What an operation has asked for has come. */
    Continuation replied(CallContext call, long key) {
        OriginOperation operation = state(call).operation(key);
        if (operation == null) {
            return Continuation.AGAIN;
        }
        change(call, () -> words(operation, call) + " is complete", state -> state.without(operation));
        if (operation.memory() != null) {
            PackedMemory.write(call, operation.origin(), call.read(operation.memory().address(), operation.memory().length()), 0);
            call.release(operation.memory());
        }
        CounterMemory.increment(call, operation.orgCntr(), operation.task());
        return Continuation.AGAIN;
    }

    private static Buffer memory(OriginOperation operation) {
        return operation.memory() == null ? LapiCalls.NO_MEMORY : operation.memory();
    }

    private static long type(OriginOperation operation) {
        return switch (operation.kind()) {
            case GET -> ErrorType.GET.ordinal();
            case PUT, PUT_VECTORS -> ErrorType.PUT.ordinal();
            case READ_MODIFY_WRITE -> ErrorType.RMW.ordinal();
            case ACTIVE_MESSAGE -> ErrorType.AM.ordinal();
        };
    }
}
