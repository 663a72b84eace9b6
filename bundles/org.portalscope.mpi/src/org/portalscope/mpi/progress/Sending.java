package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.DESCRIPTOR;
import static org.portalscope.mpi.progress.MpiCalls.ENTRY;
import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.request;
import static org.portalscope.mpi.progress.MpiCalls.state;

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
import org.portalscope.mpi.state.Transfer;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;

/**
 * Gives sends to Portals. A short message is put, and that is all. A long one is offered at a portal of its own, too, under a number that no other send of
 * the process has and that travels with it as header data: whoever does not keep the data fetches them with that number.
 */
final class Sending {

    private static final Continuation PUT = Continuation.to("put");

    private final long eagerLimit;
    private final Procedure start;

    /** @param eagerLimit bytes of the longest short message */
    Sending(long eagerLimit) {
        this.eagerLimit = eagerLimit;
        start = Procedure.named("start_send", REQUEST).variables(ENTRY, DESCRIPTOR)
                .then(call -> isLong(request(call)) ? Continuation.ON : PUT)
                .thenMake(ENTRY, call -> call.meAttach(state(call).endpoint().networkInterface(), MpiPortals.DATA, target(call), call.number(REQUEST), 0,
                        Unlink.PTL_UNLINK, InsertPosition.PTL_INS_AFTER))
                .thenCheck(call -> call.mdAttach(call.number(ENTRY), descriptor(call, Ptl.PTL_MD_OP_GET), Unlink.PTL_UNLINK, Unlink.PTL_RETAIN))
                .label("put").thenMake(DESCRIPTOR, call -> call.mdBind(state(call).endpoint().networkInterface(), descriptor(call, 0)), Sending::noteObjects)
                .thenCheck(call -> call.put(call.number(DESCRIPTOR), isLong(request(call)) ? AckRequest.PTL_ACK_REQ : AckRequest.PTL_NOACK_REQ, target(call),
                        MpiPortals.MESSAGES, MpiPortals.COOKIE, bits(call), 0, call.number(REQUEST)))
                .end();
    }

    /** Gives a send, for which a credit has been spent, to Portals. */
    Procedure start() {
        return start;
    }

    /** Whether a send keeps its data until they are acknowledged or fetched. */
    boolean isLong(MpiRequest request) {
        return request.transfer().protocol(eagerLimit) == MessageBits.LONG;
    }

    private static MdValues descriptor(CallView call, int options) {
        Transfer transfer = request(call).transfer();
        return MpiCalls.descriptor(transfer.data(), transfer.data().length(), 1, options, call.number(REQUEST), state(call));
    }

    private static ProcessId target(CallView call) {
        Transfer transfer = request(call).transfer();
        return state(call).ranks().process(state(call).communicator(transfer.communicator()).worldRank(transfer.peer()));
    }

    private long bits(CallView call) {
        Transfer transfer = request(call).transfer();
        Communicator communicator = state(call).communicator(transfer.communicator());
        return MessageBits.PROTOCOL.of(transfer.protocol(eagerLimit)) | MessageBits.envelope(transfer.context(), communicator.rank(), transfer.tag());
    }

    private static void noteObjects(CallContext call) {
        long entry = call.get(ENTRY) == null ? 0 : call.number(ENTRY);
        change(call, () -> request(call).words() + " starts", state -> state.served(call.number(REQUEST), entry, call.number(DESCRIPTOR)));
    }
}
