package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.request;
import static org.portalscope.mpi.progress.MpiCalls.words;

import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** Ends requests: gives back the Portals objects that do not go by themselves, and notes that the request is complete. */
final class Finishing {

    /** Why a request has failed, {@code ni_fail_type} of Portals 3.2 §3.9.3. */
    private static final CallVariable FAILURE = new CallVariable("ni_fail_type", ValueType.INTEGER);

    private final Procedure release;
    private final Procedure acknowledged;
    private final Procedure failed;

    /** @param tidying what is done afterwards */
    Finishing(Tidying tidying) {
        release = Procedure.named("finish", REQUEST)
                .thenCheck(call -> call.mdUnlink(request(call).descriptor()), call -> complete(call, request(call)))
                .then(tidying::tidy).end();
        acknowledged = Procedure.named("withdraw_offer", REQUEST)
                .thenCall(Finishing::withdraw)
                .then(call -> request(call).sent() ? Continuation.ON : Continuation.to("end"))
                .thenEnter(release, REQUEST)
                .label("end").end();
        failed = Procedure.named("fail", REQUEST, FAILURE)
                .then(call -> request(call).entry() == 0 ? Continuation.to("descriptor") : Continuation.ON)
                .thenCall(call -> {
                    call.meUnlink(request(call).entry());
                    return Continuation.ON;
                })
                .label("descriptor").then(call -> request(call).descriptor() == 0 ? Continuation.to("end") : Continuation.ON)
                .thenCall(call -> {
                    call.mdUnlink(request(call).descriptor());
                    return Continuation.ON;
                })
                .label("end").thenDo(call -> complete(call, request(call), MpiStatus.failed(MpiErrors.of(MpiErrors.PROC_FAILED, failure(call)))))
                .then(tidying::tidy).end();
    }

    /** Unlinks the descriptor of a request, which is then complete. */
    Procedure release() {
        return release;
    }

    /** Withdraws what a long send has offered, since a posted receive has got it. */
    Procedure acknowledged() {
        return acknowledged;
    }

    /** Gives back all objects of a request, which has failed. */
    Procedure failed() {
        return failed;
    }

    List<Procedure> procedures() {
        return List.of(release, acknowledged, failed);
    }

    /** Without an entry, the receiver has fetched what it acknowledges: the event that its entry is gone comes, and ends the send. */
    private static Continuation withdraw(CallContext call) {
        ReturnCode code = call.meUnlink(request(call).entry()).code();
        if (code.succeeded()) {
            change(call, () -> words(request(call), call) + " is acknowledged", state -> state.taken(call.number(REQUEST)));
            return Continuation.ON;
        }
        MpiMessageVerification.ignoreAcknowledgement(call, request(call));
        return code == ReturnCode.PTL_INV_ME ? Continuation.to("end") : Continuation.fail(ProtocolError.of(code));
    }

    private static void complete(CallContext call, MpiRequest request) {
        complete(call, request, request.status());
    }

    private static void complete(CallContext call, MpiRequest request, MpiStatus status) {
        Copies.end(call, request, status);
        change(call, () -> words(request, call) + (status.error() == null ? " is complete" : " has failed"),
                state -> state.completed(request.number(), status));
    }

    private static Phrase failure(CallView call) {
        return words(call).request(request(call)).words(" failed with ni_fail_type " + call.number(FAILURE));
    }
}
