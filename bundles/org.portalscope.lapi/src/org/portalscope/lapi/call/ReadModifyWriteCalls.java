package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.HNDL;
import static org.portalscope.lapi.call.LapiArguments.ORG_CNTR;
import static org.portalscope.lapi.call.LapiArguments.TGT;

import java.util.List;

import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.message.RequestHeader;
import org.portalscope.lapi.progress.CounterMemory;
import org.portalscope.lapi.progress.LapiProgress;
import org.portalscope.lapi.progress.ReadModifyWrite;
import org.portalscope.lapi.state.LapiContext;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** {@code LAPI_Rmw} and {@code LAPI_Rmw64}. */
final class ReadModifyWriteCalls {

    private static final CallVariable OP = new CallVariable("op", ValueType.INTEGER);
    private static final CallVariable TGT_VAR = new CallVariable("tgt_var", ValueType.ADDRESS);
    private static final CallVariable IN_VAL = new CallVariable("in_val", ValueType.ADDRESS);
    private static final CallVariable PREV_TGT_VAL = new CallVariable("prev_tgt_val", ValueType.ADDRESS);

    private final RequestCall requests;

    ReadModifyWriteCalls(LapiProgress progress) {
        requests = new RequestCall(progress);
    }

    List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(call("LAPI_Rmw", LapiContext.L1_LIB, Integer.BYTES), null, "Changes a variable of another task, of 4 bytes."),
                new ProtocolOperation(call("LAPI_Rmw64", LapiContext.L3_LIB, Long.BYTES), null, "Changes a variable of another task, of 8 bytes."));
    }

    private Procedure call(String name, long level, int width) {
        Procedure.Builder checked = Procedure.named(name, HNDL, OP, TGT, TGT_VAR, IN_VAL, PREV_TGT_VAL, ORG_CNTR)
                .then(call -> LapiChecks.require(LapiChecks.first(() -> LapiChecks.level(call, level), () -> LapiChecks.target(call),
                        () -> arguments(call, width), () -> LapiChecks.counters(call, ORG_CNTR))));
        return requests.thenRequest(checked, call -> RequestCall.operation(call, OriginOperation.Kind.READ_MODIFY_WRITE, ORG_CNTR, null)
                .storing(call.number(PREV_TGT_VAL), width), call -> request(call, width)).end();
    }

    private static ReadModifyWrite operation(CallView call) {
        return ReadModifyWrite.values()[(int) call.number(OP)];
    }

    private static ProtocolError arguments(CallView call, int width) {
        long op = call.number(OP);
        if (op < 0 || op >= ReadModifyWrite.values().length) {
            return LapiErrors.badParameter("there is no operation " + op);
        }
        long previous = call.number(PREV_TGT_VAL);
        return LapiChecks.first(() -> LapiChecks.remote(call, TGT_VAR, width),
                () -> LapiChecks.origin(call, IN_VAL, (long) operation(call).operands() * width),
                () -> previous == 0 ? null : LapiChecks.origin(call, PREV_TGT_VAL, width));
    }

    private static RequestCall.Message request(CallContext call, int width) {
        ReadModifyWrite operation = operation(call);
        long in = call.number(IN_VAL);
        long second = operation.operands() == 1 ? 0 : CounterMemory.read(call, in + width, width);
        return new RequestCall.Message(new RequestHeader(RequestHeader.Kind.READ_MODIFY_WRITE, 0, 0,
                List.of((long) operation.ordinal(), call.number(TGT_VAR), CounterMemory.read(call, in, width), second, (long) width)), new byte[0]);
    }
}
