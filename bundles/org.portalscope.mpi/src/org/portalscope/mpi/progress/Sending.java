package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.DESCRIPTOR;
import static org.portalscope.mpi.progress.MpiCalls.ENTRY;
import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.request;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;

import java.util.List;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.MpiPortals;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.FunctionResult;

/**
 * Gives sends to Portals. A short message is put, and that is all. A long one is offered at a portal of its own, too, under a number that no other send of
 * the process has and that travels with it as header data: whoever does not keep the data fetches them with that number.
 * A ready message asks for an acknowledgement, which only a posted receive gives.
 */
final class Sending {

    private final long eagerLimit;
    private final boolean answersReady;
    private final Procedure put;
    private final Procedure offer;

    Sending(MpiParameters parameters) {
        eagerLimit = parameters.eagerLimit();
        answersReady = parameters.answersReady();
        put = Procedure.named("start_send", REQUEST, ENTRY).variables(DESCRIPTOR)
                .thenMake(DESCRIPTOR, call -> call.mdBind(state(call).endpoint().networkInterface(), descriptor(request(call), 0, call)),
                        Sending::noteObjects)
                .thenCheck(this::put)
                .end();
        offer = Procedure.named("offer_send", REQUEST).variables(ENTRY)
                .thenMake(ENTRY, call -> call.meAttach(state(call).endpoint().networkInterface(), MpiPortals.DATA,
                        target(request(call).transfer(), state(call)), call.number(REQUEST), 0, Unlink.PTL_UNLINK, InsertPosition.PTL_INS_AFTER))
                .thenCheck(call -> call.mdAttach(call.number(ENTRY), descriptor(request(call), Ptl.PTL_MD_OP_GET, call), Unlink.PTL_UNLINK, Unlink.PTL_RETAIN))
                .thenEnter(put, REQUEST, ENTRY)
                .end();
    }

    /** Gives a send, for which a credit has been spent, to Portals; a long one is offered to be fetched before. */
    Continuation start(MpiRequest request) {
        return isLong(request) ? Continuation.enter(offer, request.number()) : Continuation.enter(put, request.number(), null);
    }

    List<Procedure> procedures() {
        return List.of(put, offer);
    }

    /** Whether a send keeps its data until they are acknowledged or fetched. */
    boolean isLong(MpiRequest request) {
        return request.transfer().protocol(eagerLimit) == MessageBits.LONG;
    }

    /** Whether a send is a ready one that is complete only when its receive has acknowledged it, or its target has refused it. */
    boolean isAnsweredReady(MpiRequest request) {
        return answersReady && request.transfer().kind() == Transfer.Kind.READY_SEND;
    }

    /** Whether a send is complete only when its target has answered. */
    boolean isAnswered(MpiRequest request) {
        return isLong(request) || isAnsweredReady(request);
    }

    private FunctionResult put(CallContext call) {
        MpiState state = state(call);
        MpiRequest request = request(call);
        return call.put(call.number(DESCRIPTOR), isAnswered(request) ? AckRequest.PTL_ACK_REQ : AckRequest.PTL_NOACK_REQ,
                target(request.transfer(), state),
                MpiPortals.MESSAGES, MpiPortals.COOKIE, bits(request.transfer(), state), 0, request.number());
    }

    private static MdValues descriptor(MpiRequest request, int options, CallView call) {
        Buffer data = request.transfer().data();
        return MpiCalls.descriptor(data, data.length(), 1, options, request.number(), state(call));
    }

    static ProcessId target(Transfer transfer, MpiState state) {
        return state.ranks().process(state.communicator(transfer.communicator()).worldRank(transfer.peer()));
    }

    private long bits(Transfer transfer, MpiState state) {
        Communicator communicator = state.communicator(transfer.communicator());
        return MessageBits.PROTOCOL.of(transfer.protocol(eagerLimit)) | MessageBits.envelope(transfer.context(), communicator.rank(), transfer.tag());
    }

    private static void noteObjects(CallContext call) {
        long entry = call.get(ENTRY) == null ? 0 : call.number(ENTRY);
        change(call, () -> words(request(call), call) + " starts", state -> state.served(call.number(REQUEST), entry, call.number(DESCRIPTOR)));
    }
}
