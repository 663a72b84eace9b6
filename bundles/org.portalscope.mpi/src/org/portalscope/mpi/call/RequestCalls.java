package org.portalscope.mpi.call;

import static org.portalscope.mpi.call.CompletionCalls.FLAG;
import static org.portalscope.mpi.call.CompletionCalls.STATUS;
import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.inOut;
import static org.portalscope.protocol.CallParameter.out;
import static org.portalscope.protocol.CallParameter.reference;

import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.progress.Copies;
import org.portalscope.mpi.progress.Progress;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.MpiStatus;
import org.portalscope.mpi.state.PersistentRequest;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/** The calls that cancel or free requests, and those that read a status. */
final class RequestCalls {

    private static final CallVariable COUNT = new CallVariable("count", ValueType.INTEGER);

    private final Progress progress;
    private final boolean marksSends;

    /** @param marksSends whether a send is marked that could not be cancelled */
    RequestCalls(Progress progress, boolean marksSends) {
        this.progress = progress;
        this.marksSends = marksSends;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(known("MPI_Cancel").thenProgress(progress.dispatcher())
                        .then(this::beginCancel)
                        .thenCall(RequestCalls::cancel).end(), List.of(reference(REQUEST)), null,
                        "Cancels a receive, unless a message has been faster; a send is never cancelled."),
                new ProtocolOperation(known("MPI_Request_free").outputs(REQUEST).then(RequestCalls::free).end(), List.of(inOut(REQUEST)), null,
                        "Gives a request back, which is complete by itself some time."),
                new ProtocolOperation(Procedure.named("MPI_Test_cancelled", STATUS).outputs(FLAG)
                        .thenDo(call -> call.set(FLAG, status(call).number("cancelled"))).end(), List.of(reference(STATUS), out(FLAG)), null,
                        "Whether a request was cancelled."),
                new ProtocolOperation(Procedure.named("MPI_Get_count", STATUS, Arguments.DATATYPE).outputs(COUNT)
                        .then(RequestCalls::count).end(), List.of(reference(STATUS), in(Arguments.DATATYPE), out(COUNT)), null,
                        "How many elements a message has; MPI_UNDEFINED if it has a part of one."),
                new ProtocolOperation(Procedure.named("MPI_Get_elements", STATUS, Arguments.DATATYPE).outputs(COUNT)
                        .then(RequestCalls::elements).end(), List.of(reference(STATUS), in(Arguments.DATATYPE), out(COUNT)), null,
                        "How many elements of predefined datatypes a message has; MPI_UNDEFINED if it has a part of one."));
    }

    private static Procedure.Builder known(String name) {
        return Procedure.named(name, REQUEST).then(call -> Checks.require(error(call)));
    }

    private static ProtocolError error(CallView call) {
        ProtocolError error = Checks.phase(call);
        return error != null ? error
                : call.number(REQUEST) == MpiRequest.NULL ? MpiErrors.of(MpiErrors.REQUEST, "the request is MPI_REQUEST_NULL")
                : Requests.error(call.number(REQUEST), state(call));
    }

    private Continuation beginCancel(CallContext call) {
        long handle = call.number(REQUEST);
        noteSend(call);
        if (isCollective(call)) {
            return Continuation.fail(MpiErrors.of(MpiErrors.REQUEST, "request " + handle + " is that of a nonblocking collective, which cannot be cancelled"));
        }
        return isCancellable(call) ? Continuation.ON : Requests.isActive(handle, state(call)) ? Continuation.finished()
                : Continuation.fail(MpiErrors.of(MpiErrors.REQUEST,
                        "persistent request " + handle + " is inactive: it has not been started, or has been waited for"));
    }

    /** A send stays as it is; where it blocks, that is said. */
    private void noteSend(CallContext call) {
        MpiRequest active = Requests.active(call.number(REQUEST), state(call));
        if (marksSends && active != null && active.transfer().kind().isSend() && !active.isComplete()) {
            change(call, () -> words(active, call) + " is not cancelled: no send is", state -> state.cancelRefused(active.number()));
        }
    }

    private static StructureValue status(CallView call) {
        return (StructureValue) call.get(STATUS);
    }

    private static boolean isCancellable(CallView call) {
        MpiRequest active = Requests.active(call.number(REQUEST), state(call));
        return active != null && !active.transfer().kind().isSend() && active.phase() == MpiRequest.Phase.ACTIVE && active.descriptor() != 0;
    }

    /** PTL_MD_INUSE or PTL_INV_MD say that a message has been faster. */
    private static Continuation cancel(CallContext call) {
        MpiRequest active = Requests.active(call.number(REQUEST), state(call));
        ReturnCode code = call.mdUnlink(active.descriptor()).code();
        if (code.succeeded()) {
            Copies.end(call, active, MpiStatus.CANCELLED);
            change(call, () -> words(active, call) + " is cancelled", state -> state.completed(active.number(), MpiStatus.CANCELLED));
        }
        return Continuation.ON;
    }

    private static boolean isCollective(CallView call) {
        MpiRequest active = Requests.active(call.number(REQUEST), state(call));
        return active != null && active.transfer().kind() == Transfer.Kind.COLLECTIVE;
    }

    private static Continuation free(CallContext call) {
        long handle = call.number(REQUEST);
        if (isCollective(call)) {
            return Continuation.fail(MpiErrors.of(MpiErrors.REQUEST, "request " + handle + " is that of a nonblocking collective: wait for it"));
        }
        MpiRequest active = Requests.active(handle, state(call));
        PersistentRequest persistent = state(call).persistent(handle);
        change(call, () -> "request " + handle + " is freed", state -> {
            MpiState freed = active == null ? state : state.freed(active.number());
            return persistent == null ? freed : freed.without(persistent);
        });
        call.set(REQUEST, MpiRequest.NULL);
        return Continuation.ON;
    }

    private static Continuation count(CallContext call) {
        ProtocolError error = Checks.datatype(call, Arguments.DATATYPE);
        if (error == null) {
            long size = type(call).size();
            long length = status(call).number("length");
            call.set(COUNT, length == 0 ? 0 : size == 0 || length % size != 0 ? CompletionCalls.UNDEFINED : length / size);
        }
        return Checks.require(error);
    }

    private static Continuation elements(CallContext call) {
        ProtocolError error = Checks.datatype(call, Arguments.DATATYPE);
        if (error == null) {
            long elements = type(call).map().basicElements(status(call).number("length"));
            call.set(COUNT, elements < 0 ? CompletionCalls.UNDEFINED : elements);
        }
        return Checks.require(error);
    }

    private static Datatype type(CallView call) {
        return state(call).datatype(call.number(Arguments.DATATYPE));
    }
}
