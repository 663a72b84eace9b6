package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.HNDL;
import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.out;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.progress.LapiProgress;
import org.portalscope.lapi.state.LapiContext;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** {@code LAPI_Qenv}, {@code LAPI_Senv}, {@code LAPI_Address} and {@code LAPI_Msg_string}; the last two need no context. */
final class EnvironmentCalls {

    /** Bytes of the buffer of {@code LAPI_Msg_string}, whose message ends with a zero. */
    private static final int MESSAGE = 160;

    private static final CallVariable QUERY = new CallVariable("query", ValueType.INTEGER);
    private static final CallVariable RET_VAL = new CallVariable("ret_val", ValueType.INTEGER);
    private static final CallVariable SET_VAL = new CallVariable("set_val", ValueType.INTEGER);
    private static final CallVariable MY_ADDR = new CallVariable("my_addr", ValueType.ADDRESS);
    private static final CallVariable RET_ADDR = new CallVariable("ret_addr", ValueType.INTEGER);
    private static final CallVariable ERROR_CODE = new CallVariable("error_code", ValueType.INTEGER);
    private static final CallVariable BUF = new CallVariable("buf", ValueType.ADDRESS);

    private final LapiProgress progress;
    private final Procedure beginEpoch;

    /** @param beginEpoch takes the number of the epoch */
    EnvironmentCalls(LapiProgress progress, Procedure beginEpoch) {
        this.progress = progress;
        this.beginEpoch = beginEpoch;
    }

    List<ProtocolOperation> operations() {
        Procedure query = Procedure.named("LAPI_Qenv", HNDL, QUERY).outputs(RET_VAL)
                .then(call -> LapiChecks.require(LapiChecks.first(() -> LapiChecks.context(call), () -> query(call))))
                .thenDo(call -> call.set(RET_VAL, EnvironmentQuery.values()[(int) call.number(QUERY)].value(state(call), progress.parameters()))).end();
        Procedure set = Procedure.named("LAPI_Senv", HNDL, QUERY, SET_VAL)
                .then(call -> LapiChecks.require(LapiChecks.first(() -> LapiChecks.context(call), () -> query(call), () -> setting(call))))
                .then(EnvironmentCalls::set)
                .label("epoch").thenEnter(beginEpoch, SET_VAL).end();
        Procedure address = Procedure.named("LAPI_Address", MY_ADDR).outputs(RET_ADDR).thenDo(call -> call.set(RET_ADDR, call.number(MY_ADDR))).end();
        Procedure message = Procedure.named("LAPI_Msg_string", ERROR_CODE, BUF).then(call -> LapiChecks.require(message(call)))
                .thenDo(EnvironmentCalls::writeMessage).end();
        return List.of(
                new ProtocolOperation(query, List.of(in(HNDL), in(QUERY), out(RET_VAL).notNull(LapiErrors.badParameter("ret_val is NULL"))), null,
                        "A value of the context."),
                new ProtocolOperation(set, null, "Sets a value of the context: INTERRUPT_SET, TIMEOUT, ERROR_CHK or EPOCH_NUM."),
                new ProtocolOperation(address, List.of(in(MY_ADDR), out(RET_ADDR)), null, "The address of memory or of a function, as a number."),
                new ProtocolOperation(message, null, "Writes what a return value means to memory, 160 bytes that end with a zero."));
    }

    private static ProtocolError query(CallView call) {
        long query = call.number(QUERY);
        return query >= 0 && query < EnvironmentQuery.values().length ? null : LapiErrors.badParameter("there is no query " + query);
    }

    private static ProtocolError setting(CallView call) {
        EnvironmentQuery query = EnvironmentQuery.values()[(int) call.number(QUERY)];
        long value = call.number(SET_VAL);
        boolean inRange = switch (query) {
            case TIMEOUT -> value >= LapiContext.MIN_TIMEOUT && value <= LapiContext.MAX_TIMEOUT;
            case EPOCH_NUM -> value >= 0 && value <= LapiContext.LAST_EPOCH;
            default -> true;
        };
        return !query.isSettable() ? LapiErrors.badParameter(query + " cannot be set")
                : inRange ? null : LapiErrors.badParameter(query + " cannot be " + value);
    }

    private static Continuation set(CallContext call) {
        EnvironmentQuery query = EnvironmentQuery.values()[(int) call.number(QUERY)];
        long value = call.number(SET_VAL);
        if (query == EnvironmentQuery.EPOCH_NUM) {
            return Continuation.to("epoch");
        }
        change(call, () -> query + " is set", state -> state.context(context -> switch (query) {
            case TIMEOUT -> context.withTimeout(value);
            case ERROR_CHK -> context.withErrorCheck(value != 0);
            default -> context.withInterrupt(value != 0);
        }));
        return Continuation.finished();
    }

    private static ProtocolError message(CallView call) {
        long code = call.number(ERROR_CODE);
        return LapiErrors.message(code) == null ? LapiErrors.badParameter("no call returns " + code) : LapiChecks.origin(call, BUF, MESSAGE);
    }

    private static void writeMessage(CallContext call) {
        byte[] text = LapiErrors.message(call.number(ERROR_CODE)).getBytes(StandardCharsets.US_ASCII);
        call.write(call.number(BUF), Arrays.copyOf(text, MESSAGE));
    }
}
