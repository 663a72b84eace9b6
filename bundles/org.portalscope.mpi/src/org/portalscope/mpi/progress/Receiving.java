package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.DESCRIPTOR;
import static org.portalscope.mpi.progress.MpiCalls.ENTRY;
import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.request;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.mpi.message.MpiPortals;
import org.portalscope.mpi.message.ReceiveCriteria;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.Transfer;
import org.portalscope.mpi.state.UnexpectedMessage;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/**
 * Posts receives, after Portals 3.2 §5.3: the unexpected messages are searched; if none fits, an inactive descriptor is put in front of the mark and made
 * active by PtlMDUpdate, which refuses as long as an event is in the queue of unexpected messages. From the search on, no other thread of the process takes
 * events out of that queue: a message that it took would be missed, since the queue is empty again when the descriptor is updated.
 */
final class Receiving {

    /** The unexpected message that a receive gets. */
    private static final CallVariable MESSAGE = new CallVariable("message", ValueType.INTEGER);

    private final Warnings warnings;
    private final Tidying tidying;
    private final Procedure fetch;
    private final Procedure give;
    private final Procedure post;
    private final Procedure postAgain;

    Receiving(MpiParameters parameters, MpiDispatcher dispatcher, Tidying tidying, Warnings warnings) {
        this.warnings = warnings;
        this.tidying = tidying;
        fetch = Procedure.named("fetch", REQUEST, MESSAGE).variables(DESCRIPTOR)
                .thenMake(DESCRIPTOR, call -> call.mdBind(state(call).endpoint().networkInterface(),
                        MpiCalls.descriptor(request(call).transfer().data(), length(call), 1, 0, call.number(REQUEST), state(call))),
                        call -> change(call, () -> words(request(call), call) + " fetches " + words(message(call), call),
                                state -> state.served(call.number(REQUEST), 0, call.number(DESCRIPTOR))))
                .thenCheck(call -> call.get(call.number(DESCRIPTOR), message(call).sender(), MpiPortals.DATA, MpiPortals.COOKIE, message(call).key(), 0),
                        call -> change(call, () -> words(message(call), call) + " is being fetched", state -> parameters.boundsReturns()
                                ? Delivery.withoutData(state, message(call)) : Delivery.dealtWith(state, message(call))))
                .end();
        give = Procedure.named("give", REQUEST, MESSAGE)
                .thenDo(call -> Delivery.give(call, message(call), call.number(REQUEST)))
                .then(call -> message(call) != null && message(call).isLong() ? Continuation.ON : Continuation.to("tidy"))
                .thenEnter(fetch, REQUEST, MESSAGE)
                .label("tidy").then(tidying::tidy)
                .end();
        post = Procedure.named("post_receive", REQUEST).variables(ENTRY, DESCRIPTOR, MESSAGE)
                .thenWait(dispatcher, call -> !dispatcher.isExclusive() || !state(call).isPosting(), call -> setPosting(call, true))
                .label("search").then(call -> find(call) ? Continuation.to("give") : Continuation.ON)
                .thenMake(ENTRY, Receiving::insert)
                .thenMake(DESCRIPTOR, call -> call.mdAttach(call.number(ENTRY), descriptor(call, 0), Unlink.PTL_UNLINK, Unlink.PTL_RETAIN),
                        call -> change(call, () -> words(request(call), call) + " stands in the list, not yet active",
                                state -> state.served(call.number(REQUEST), call.number(ENTRY), call.number(DESCRIPTOR))))
                .label("activate").thenCall(this::activate)
                .thenCall(call -> search(call, dispatcher))
                .thenCheck(call -> call.meUnlink(call.number(ENTRY)),
                        call -> change(call, () -> words(request(call), call) + " leaves the list", state -> state.served(call.number(REQUEST), 0, 0)))
                .label("give").then(call -> isStillFree(call) ? Continuation.ON : Continuation.to("search"))
                .then(call -> setPosting(call, false))
                .thenDo(call -> Warnings.late(call, request(call), message(call)))
                .thenEnter(give, REQUEST, MESSAGE)
                .then(call -> Continuation.finished())
                .label("posted").then(tidying::tidy)
                .end();
        postAgain = Procedure.named("post_again", REQUEST)
                .thenCall(Receiving::leave)
                .thenDo(call -> change(call, () -> words(request(call), call) + " is posted again", state -> state.returned(call.number(REQUEST))))
                .thenEnter(post, REQUEST)
                .end();
    }

    /** Posts a receive. */
    Procedure post() {
        return post;
    }

    /** Posts a receive again that a malformed message has taken. */
    Procedure postAgain() {
        return postAgain;
    }

    /** Gives an unexpected message to a request. */
    Procedure give() {
        return give;
    }

    List<Procedure> procedures() {
        return List.of(fetch, give, post, postAgain);
    }

    /** The entry has gone by itself, unless the message that had taken it has failed. */
    private static Continuation leave(CallContext call) {
        ReturnCode code = call.meUnlink(request(call).entry()).code();
        return code.succeeded() || code == ReturnCode.PTL_INV_ME ? Continuation.ON : Continuation.fail(ProtocolError.of(code));
    }

    private static UnexpectedMessage message(CallView call) {
        return state(call).unexpected().get(call.number(MESSAGE));
    }

    private static long length(CallView call) {
        return Math.min(message(call).length(), request(call).transfer().data().length());
    }

    private static ReceiveCriteria criteria(CallView call) {
        return request(call).transfer().criteria();
    }

    private static Continuation setPosting(CallContext call, boolean posting) {
        change(call, () -> words(request(call), call) + (posting ? " is being posted" : " is posted"), state -> state.posting(posting));
        return Continuation.ON;
    }

    private boolean find(CallContext call) {
        Optional<UnexpectedMessage> found = state(call).unexpected().find(criteria(call));
        warnings.searched(call, request(call), found.orElse(null));
        found.ifPresent(message -> call.set(MESSAGE, message.number()));
        return found.isPresent();
    }

    /** Whether the message has not gone to another thread of the process, which cannot be if posting excludes others. */
    private static boolean isStillFree(CallView call) {
        UnexpectedMessage message = message(call);
        return message != null && message.isFree();
    }

    /** Inserts a match entry in front of the mark. */
    private static FunctionResult insert(CallContext call) {
        MpiState state = state(call);
        Transfer transfer = request(call).transfer();
        ReceiveCriteria criteria = transfer.criteria();
        return call.meInsert(state.endpoint().mark(), sender(transfer, state), criteria.matchBits(), criteria.ignoreBits(), Unlink.PTL_UNLINK,
                InsertPosition.PTL_INS_BEFORE);
    }

    private static ProcessId sender(Transfer transfer, MpiState state) {
        return transfer.peer() == ReceiveCriteria.ANY ? ProcessId.ANY
                : state.ranks().process(state.communicator(transfer.communicator()).worldRank(transfer.peer()));
    }

    private static MdValues descriptor(CallView call, int threshold) {
        MpiRequest request = request(call);
        return MpiCalls.descriptor(request.transfer().data(), request.transfer().data().length(), threshold, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_TRUNCATE,
                request.number(), state(call));
    }

    private Continuation activate(CallContext call) {
        ReturnCode code = call.update(call.number(DESCRIPTOR), descriptor(call, 1), state(call).endpoint().unexpectedQueue());
        if (code.succeeded()) {
            setPosting(call, false);
            return tidying.isDue(state(call)) ? Continuation.to("posted") : Continuation.finished();
        }
        return code == ReturnCode.PTL_NOUPDATE ? Continuation.ON : Continuation.fail(ProtocolError.of(code));
    }

    /** Takes the event that has kept the descriptor from becoming active; if a message fits, the receive gets it. */
    private Continuation search(CallContext call, MpiDispatcher dispatcher) {
        EventOut event = call.eventOut();
        ReturnCode code = call.eqGet(state(call).endpoint().unexpectedQueue(), event);
        if (code != ReturnCode.PTL_EQ_EMPTY) {
            if (!code.succeeded()) {
                return Continuation.fail(ProtocolError.of(code));
            }
            dispatcher.noteUnexpected(event.data(), call);
        }
        return find(call) ? Continuation.ON : Continuation.to("activate");
    }
}
