package org.portalscope.mpi.progress;

import static org.portalscope.mpi.progress.MpiCalls.ENTRY;
import static org.portalscope.mpi.progress.MpiCalls.REQUEST;
import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.name;
import static org.portalscope.mpi.progress.MpiCalls.request;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.mpi.progress.MpiCalls.words;

import java.util.List;
import java.util.function.Supplier;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.step.Numbers;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.MpiPortals;
import org.portalscope.mpi.state.ActiveCollective;
import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.UnexpectedMessage;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ValueType;

/**
 * What has to be done now and then, by whichever call finds it: puts short buffers that are empty again back into the match list, tells others of credits
 * that they are owed, and starts sends that have waited for one. What a thread begins here no other begins, since the state says so first.
 */
final class Tidying {

    private static final CallVariable BUFFER = new CallVariable("buffer", ValueType.INTEGER);
    private static final CallVariable RANK = new CallVariable("rank", ValueType.INTEGER);
    private static final CallVariable CREDITS = new CallVariable("credits", ValueType.INTEGER);

    private final MpiParameters parameters;
    private final Procedure link;
    private final Procedure procedure;
    private final Procedure returnAll;
    private final Supplier<Procedure> advance;

    /** @param advance carries the nonblocking collective of a request on */
    Tidying(MpiParameters parameters, Sending sending, Supplier<Procedure> advance) {
        this.parameters = parameters;
        this.advance = advance;
        link = Procedure.named("link_buffer", BUFFER).variables(ENTRY)
                .thenMake(ENTRY, call -> call.meInsert(state(call).endpoint().rest(), ProcessId.ANY, MessageBits.PROTOCOL.of(MessageBits.SHORT),
                        ~notKept(), Unlink.PTL_UNLINK, InsertPosition.PTL_INS_BEFORE))
                .thenDo(call -> change(call, () -> "short buffer " + call.number(BUFFER) + " is linked",
                        state -> state.buffers(buffers -> buffers.linked((int) call.number(BUFFER), call.number(ENTRY)))))
                .thenCheck(call -> call.mdAttach(call.number(ENTRY), buffer(call), Unlink.PTL_UNLINK, Unlink.PTL_RETAIN))
                .end();
        procedure = Procedure.named("tidy_up").variables(BUFFER, RANK, CREDITS, REQUEST)
                .label("next").then(this::next)
                .label("link").thenEnter(link, BUFFER)
                .then(call -> Continuation.to("next"))
                .label("tell").thenCheck(this::tell)
                .then(call -> Continuation.to("next"))
                .label("start").thenChoose(call -> sending.start(request(call)))
                .then(call -> Continuation.to("next"))
                .label("end").then(call -> Continuation.finished())
                .label("refuse").thenCheck(Tidying::refuse)
                .then(call -> Continuation.to("next"))
                .end();
        returnAll = Procedure.named("return_credits").variables(RANK, CREDITS)
                .label("next").then(this::nextOwed)
                .label("tell").thenCheck(this::tell)
                .then(call -> Continuation.to("next"))
                .label("end").end();
    }

    /** The bits of the protocols whose messages no short buffer takes. */
    private long notKept() {
        return MessageBits.PROTOCOL.of(MessageBits.LONG | (parameters.answersReady() ? MessageBits.READY : 0));
    }

    /** Tells all ranks of all credits that they are owed, but for those to which a message that returns credits is under way. */
    Procedure returnAll() {
        return returnAll;
    }

    /** Puts a short buffer into the match list, behind the others. */
    Procedure link() {
        return link;
    }

    List<Procedure> procedures() {
        return List.of(link, procedure, returnAll);
    }

    /** Goes on after an event that has been dealt with: with what there is to do if there is something, else as is said. */
    Continuation goOn(CallView call, Continuation otherwise) {
        return isTidyingDue(state(call)) ? Continuation.enter(procedure) : advance(call, otherwise);
    }

    /** Goes on with a nonblocking collective that can, if there is one, else as is said. */
    Continuation advance(CallView call, Continuation otherwise) {
        ActiveCollective due = state(call).dueCollective();
        return due == null ? otherwise : Continuation.enter(advance.get(), due.request());
    }

    /** A step that does what there is to do, until there is nothing. */
    Continuation tidy(CallView call) {
        return goOn(call, Continuation.ON);
    }

    /** Whether there is something to do. While a thread puts a short buffer back, all else is left to it: what credits allow has to find room. */
    boolean isDue(MpiState state) {
        return isTidyingDue(state) || state.dueCollective() != null;
    }

    private boolean isTidyingDue(MpiState state) {
        return state.buffers().emptied() >= 0 || !isBeingLinked(state) && (state.due() >= 0 || refusable(state) != null);
    }

    private boolean isBeingLinked(MpiState state) {
        return parameters.boundsReturns() && state.buffers().isBeingLinked();
    }

    /** A message whose sender has to be told that it is refused, and can be; or null. */
    private static UnexpectedMessage refusable(MpiState state) {
        for (long number : state.unexpected().refused()) {
            UnexpectedMessage message = state.unexpected().get(number);
            if (!state.peer(sender(message, state)).returning()) {
                return message;
            }
        }
        return null;
    }

    private static int sender(UnexpectedMessage message, MpiState state) {
        return state.ranks().of(message.sender().packed());
    }

    private MdValues buffer(CallView call) {
        Buffer memory = state(call).buffers().get((int) call.number(BUFFER)).memory();
        long last = memory.length() - parameters.eagerLimit();
        return new MdValues(memory.address(), memory.length(), parameters.messagesPerBuffer(), last, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_ACK_DISABLE,
                call.number(BUFFER), state(call).endpoint().unexpectedQueue());
    }

    private Continuation next(CallContext call) {
        MpiState state = state(call);
        int buffer = state.buffers().emptied();
        int rank = state.due();
        UnexpectedMessage refused = refusable(state);
        if (buffer >= 0) {
            call.set(BUFFER, (long) buffer);
            change(call, () -> "short buffer " + buffer + " is put back", before -> before.buffers(buffers -> buffers.beingLinked(buffer)));
            return Continuation.to("link");
        } else if (isBeingLinked(state)) {
            return Continuation.to("end");
        } else if (refused != null) {
            return refusing(call, refused);
        }
        return rank < 0 ? Continuation.to("end") : state.peer(rank).canStart() ? start(call, rank) : owe(call, rank);
    }

    private static Continuation start(CallContext call, int rank) {
        long request = state(call).peer(rank).waiting().first();
        call.set(REQUEST, request);
        change(call, () -> words(state(call).request(request), call) + " has a credit",
                before -> before.credits(rank, peer -> peer.started(request)).phase(request, MpiRequest.Phase.ACTIVE));
        return Continuation.to("start");
    }

    /** Records that a rank must be sent the refusal of its ready message, which returns the credit of the message. */
    private static Continuation refusing(CallContext call, UnexpectedMessage message) {
        int rank = sender(message, state(call));
        call.set(RANK, (long) rank);
        call.set(REQUEST, message.key());
        change(call, () -> name(rank, call) + " learns that " + words(message, call) + " is refused",
                before -> before.without(message).credits(rank, peer -> peer.returning(true)).telling(1));
        return Continuation.to("refuse");
    }

    private Continuation nextOwed(CallContext call) {
        for (int rank = 0; rank < state(call).peerCount(); rank++) {
            if (state(call).peer(rank).canReturn()) {
                return owe(call, rank);
            }
        }
        return Continuation.to("end");
    }

    /** Notes that credits are told to a rank. */
    private Continuation owe(CallContext call, int rank) {
        int credits = state(call).peer(rank).owed();
        call.set(RANK, (long) rank);
        call.set(CREDITS, (long) credits);
        change(call, () -> name(rank, call) + " gets " + Numbers.count(credits, "credit") + " back",
                before -> before.credits(rank, peer -> peer.told().returning(parameters.boundsReturns())).telling(1));
        return Continuation.to("tell");
    }

    private FunctionResult tell(CallContext call) {
        return put(call, 0, parameters.boundsReturns() ? call.number(RANK) : 0, call.number(CREDITS));
    }

    private static FunctionResult refuse(CallContext call) {
        return put(call, MessageBits.PROTOCOL.of(MessageBits.READY), call.number(RANK), call.number(REQUEST));
    }

    /**
     * Puts a message without data to a rank.
     *
     * @param offset that rank, by which the events of this process tell the messages apart; the target takes no notice of it
     */
    private static FunctionResult put(CallContext call, long bits, long offset, long data) {
        MpiState state = state(call);
        return call.put(state.endpoint().creditDescriptor(), AckRequest.PTL_NOACK_REQ, state.ranks().process((int) call.number(RANK)), MpiPortals.CREDITS,
                MpiPortals.COOKIE, MessageBits.SOURCE.of(state.ranks().own()) | bits, offset, data);
    }
}
