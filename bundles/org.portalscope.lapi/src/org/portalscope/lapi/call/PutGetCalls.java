package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.CMPL_CNTR;
import static org.portalscope.lapi.call.LapiArguments.HNDL;
import static org.portalscope.lapi.call.LapiArguments.LEN;
import static org.portalscope.lapi.call.LapiArguments.ORG_ADDR;
import static org.portalscope.lapi.call.LapiArguments.ORG_CNTR;
import static org.portalscope.lapi.call.LapiArguments.TGT;
import static org.portalscope.lapi.call.LapiArguments.TGT_ADDR;
import static org.portalscope.lapi.call.LapiArguments.TGT_CNTR;
import static org.portalscope.lapi.progress.LapiCalls.NUMBER;
import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.number;
import static org.portalscope.lapi.progress.LapiCalls.state;
import static org.portalscope.lapi.progress.LapiCalls.words;

import java.util.List;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.message.VectorDescription;
import org.portalscope.lapi.progress.LapiProgress;
import org.portalscope.lapi.progress.OperationStart;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** {@code LAPI_Put} and {@code LAPI_Get}. */
final class PutGetCalls {

    private static final CallVariable STARTED = new CallVariable("started", ValueType.INTEGER);

    private final LapiProgress progress;
    private final RequestCall requests;

    PutGetCalls(LapiProgress progress, RequestCall requests) {
        this.progress = progress;
        this.requests = requests;
    }

    List<ProtocolOperation> operations() {
        return List.of(new ProtocolOperation(put(), null, "Puts data into the memory of another task."),
                new ProtocolOperation(get(), null, "Gets data from the memory of another task."));
    }

    private Procedure put() {
        return Procedure.named("LAPI_Put", HNDL, TGT, LEN, TGT_ADDR, ORG_ADDR, TGT_CNTR, ORG_CNTR, CMPL_CNTR).variables(NUMBER, STARTED)
                .then(PutGetCalls::requireTransfer)
                .then(call -> LapiChecks.require(LapiChecks.counters(call, ORG_CNTR, CMPL_CNTR)))
                .thenEnter(progress.start().takeNumber(), List.of(TGT), NUMBER)
                .then(RequestCall::requireNumber)
                .thenDo(call -> OperationStart.begin(call, RequestCall.operation(call, OriginOperation.Kind.PUT, ORG_CNTR, CMPL_CNTR)))
                .thenEnter(progress.start().put(), List.of(TGT, NUMBER, ORG_ADDR, LEN, TGT_ADDR, TGT_CNTR), STARTED)
                .then(call -> call.number(STARTED) == 0 ? refuse(call) : Continuation.ON)
                .end();
    }

    /** Portals has refused memory that LAPI has not checked. */
    private static Continuation refuse(CallContext call) {
        OriginOperation operation = state(call).operation(OriginOperation.key((int) call.number(TGT), number(call)));
        if (operation != null) {
            change(call, () -> words(operation, call) + " is given up", state -> state.without(operation));
        }
        return Continuation.fail(LapiErrors.badParameter("the origin is not in the memory of this task"));
    }

    /** Goes on unless something is wrong with the target or the data. */
    private static Continuation requireTransfer(CallView call) {
        ProtocolError error = LapiChecks.target(call);
        error = error == null ? LapiChecks.length(call, LEN) : error;
        error = error == null ? origin(call) : error;
        return LapiChecks.require(error == null ? LapiChecks.remote(call, TGT_ADDR, call.number(LEN)) : error);
    }

    private static ProtocolError origin(CallView call) {
        ProtocolError error = LapiChecks.origin(call, ORG_ADDR, call.number(LEN));
        return LapiChecks.checked(call, error == null, () -> error.words(Phrase.UNNAMED));
    }

    private Procedure get() {
        Procedure.Builder checked = Procedure.named("LAPI_Get", HNDL, TGT, LEN, TGT_ADDR, ORG_ADDR, TGT_CNTR, ORG_CNTR)
                .then(PutGetCalls::requireTransfer)
                .then(call -> LapiChecks.require(LapiChecks.first(() -> LapiChecks.origin(call, ORG_ADDR, call.number(LEN)),
                        () -> LapiChecks.counters(call, ORG_CNTR))));
        return requests.thenGet(checked, call -> RequestCall.operation(call, OriginOperation.Kind.GET, ORG_CNTR, null)
                .replying(null, VectorDescription.of(call.number(ORG_ADDR), call.number(LEN))),
                call -> VectorDescription.of(call.number(TGT_ADDR), call.number(LEN)), TGT_CNTR).end();
    }
}
