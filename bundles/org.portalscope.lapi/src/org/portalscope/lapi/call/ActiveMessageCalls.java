package org.portalscope.lapi.call;

import static org.portalscope.lapi.call.LapiArguments.CMPL_CNTR;
import static org.portalscope.lapi.call.LapiArguments.HNDL;
import static org.portalscope.lapi.call.LapiArguments.ORG_CNTR;
import static org.portalscope.lapi.call.LapiArguments.TGT;
import static org.portalscope.lapi.call.LapiArguments.TGT_CNTR;

import java.nio.ByteBuffer;
import java.util.List;

import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.message.RequestHeader;
import org.portalscope.lapi.progress.LapiProgress;
import org.portalscope.lapi.state.OriginOperation;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** {@code LAPI_Amsend}: the target's header handler says where the data go, and its completion handler is called once they are there. */
final class ActiveMessageCalls {

    private static final CallVariable HDR_HDL = new CallVariable("hdr_hdl", ValueType.ADDRESS);
    private static final CallVariable UHDR = new CallVariable("uhdr", ValueType.ADDRESS);
    private static final CallVariable UHDR_LEN = new CallVariable("uhdr_len", ValueType.INTEGER);
    private static final CallVariable UDATA = new CallVariable("udata", ValueType.ADDRESS);
    private static final CallVariable UDATA_LEN = new CallVariable("udata_len", ValueType.INTEGER);

    private final LapiProgress progress;
    private final RequestCall requests;

    ActiveMessageCalls(LapiProgress progress) {
        this.progress = progress;
        requests = new RequestCall(progress);
    }

    List<ProtocolOperation> operations() {
        Procedure.Builder checked = Procedure.named("LAPI_Amsend", HNDL, TGT, HDR_HDL, UHDR, UHDR_LEN, UDATA, UDATA_LEN, TGT_CNTR, ORG_CNTR, CMPL_CNTR)
                .then(call -> LapiChecks.require(LapiChecks.first(() -> LapiChecks.target(call), () -> arguments(call),
                        () -> LapiChecks.counters(call, ORG_CNTR, CMPL_CNTR))));
        Procedure send = requests.thenRequest(checked, call -> RequestCall.operation(call, OriginOperation.Kind.ACTIVE_MESSAGE, ORG_CNTR, CMPL_CNTR),
                ActiveMessageCalls::request).end();
        return List.of(new ProtocolOperation(send, null, "Has a handler of another task called with a header and data."));
    }

    private ProtocolError arguments(CallView call) {
        long header = call.number(UHDR_LEN);
        int longest = progress.parameters().inline();
        return call.number(HDR_HDL) == 0 ? LapiErrors.badParameter("hdr_hdl is NULL")
                : header < 0 || header > longest ? LapiErrors.badParameter("uhdr_len is " + header + ", and may be 0 to " + longest)
                : LapiChecks.first(() -> LapiChecks.length(call, UDATA_LEN), () -> LapiChecks.origin(call, UHDR, header),
                        () -> LapiChecks.origin(call, UDATA, call.number(UDATA_LEN)));
    }

    private static RequestCall.Message request(CallContext call) {
        long header = call.number(UHDR_LEN);
        long data = call.number(UDATA_LEN);
        byte[] both = ByteBuffer.allocate((int) (header + data)).put(call.read(call.number(UHDR), header)).put(call.read(call.number(UDATA), data)).array();
        return new RequestCall.Message(new RequestHeader(RequestHeader.Kind.ACTIVE_MESSAGE, call.number(TGT_CNTR), both.length,
                List.of(call.number(HDR_HDL), header)), both);
    }
}
