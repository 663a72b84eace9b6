package org.portalscope.dat.call;

import static org.portalscope.dat.call.DatVariables.COOKIE;
import static org.portalscope.dat.progress.DatCalls.ENTRY;
import static org.portalscope.dat.progress.DatCalls.NUMBER;
import static org.portalscope.dat.progress.DatCalls.change;
import static org.portalscope.dat.progress.DatCalls.state;

import java.util.List;

import org.portalscope.dat.error.DatReturn;
import org.portalscope.dat.message.DatBits;
import org.portalscope.dat.progress.DatCalls;
import org.portalscope.dat.state.DatState;
import org.portalscope.dat.transfer.IoVector;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.StepAction;
import org.portalscope.protocol.value.FunctionResult;

/**
 * Puts receives into the match list, behind those that have been posted before, and takes them out. Each takes one message and truncates it: what is too long
 * would else go to the next receive.
 */
final class ReceivePosting {

    private final Procedure post = attached(Procedure.named("post_receive", NUMBER).variables(ENTRY)
            .thenCall(ReceivePosting::insert));

    private final Procedure withdrawAll = Procedure.named("withdraw_receives", NUMBER)
            .label("next").then(call -> posted(call).isEmpty() ? Continuation.to("end") : Continuation.ON)
            .thenCall(call -> DatCalls.requireLeft(call.meUnlink(posted(call).get(0).entry())))
            .thenDo(call -> forget(call, posted(call).get(0), "is withdrawn"))
            .then(call -> Continuation.to("next"))
            .label("end").end();

    /** Puts a receive, which the state has, into the match list. */
    Procedure post() {
        return post;
    }

    /**
     * The same for a receive that a call posts.
     *
     * @param call  before its first step
     * @param begin notes the receive by {@link #begin}, and goes on; or it ends the call
     */
    static Procedure posting(Procedure.Builder call, StepAction begin) {
        return attached(call.variables(NUMBER, ENTRY).thenCall(context -> {
            Continuation next = begin.run(context);
            return next == Continuation.ON ? insert(context) : next;
        }));
    }

    /** Goes on behind {@link #insert}. */
    private static Procedure attached(Procedure.Builder inserted) {
        return inserted.thenCall(ReceivePosting::attach)
                .thenCheck(call -> call.meUnlink(call.number(ENTRY)))
                .then(ReceivePosting::giveUp)
                .end();
    }

    /** Takes all receives of a queue, which no message can come for, out of the match list. */
    Procedure withdrawAll() {
        return withdrawAll;
    }

    List<Procedure> procedures() {
        return List.of(post, withdrawAll);
    }

    /**
     * Notes a receive that a call posts, and whose memory has been checked.
     *
     * @param queue handle of the endpoint or the shared receive queue
     * @param flags how it completes
     */
    static void begin(CallContext call, long queue, long flags) {
        long number = state(call).nextNumber();
        IoVector iov = LocalMemory.iov(call).bouncedIfSeveral(call, () -> "segments of receive " + number);
        ReceiveDto receive = ReceiveDto.posting(number, queue, call.number(COOKIE), flags, iov);
        call.setState(state(call).with(receive), () -> receive.words() + ", cookie " + receive.cookie());
        call.set(NUMBER, number);
    }

    private static ReceiveDto receive(CallView call) {
        return state(call).receive(call.number(NUMBER));
    }

    private static Continuation insert(CallContext call) {
        FunctionResult made = call.meInsert(state(call).adapter().restOfReceives(), ProcessId.ANY, DatBits.entry(0, receive(call).queue()), DatBits.IGNORED,
                Unlink.PTL_UNLINK, InsertPosition.PTL_INS_BEFORE);
        if (!made.succeeded()) {
            return giveUp(call);
        }
        call.set(ENTRY, made.number());
        return Continuation.ON;
    }

    private static Continuation attach(CallContext call) {
        ReceiveDto receive = receive(call);
        MdValues descriptor = new MdValues(receive.iov().address(), receive.iov().length(), 1, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_TRUNCATE,
                receive.number(), state(call).adapter().queue());
        FunctionResult made = call.mdAttach(call.number(ENTRY), descriptor, Unlink.PTL_UNLINK, Unlink.PTL_RETAIN);
        if (!made.succeeded()) {
            return Continuation.ON;
        }
        call.setState(state(call).with(receive.posted(call.number(ENTRY))), () -> receive.words() + " is posted");
        return Continuation.FINISHED;
    }

    private static Continuation giveUp(CallContext call) {
        forget(call, receive(call), "cannot be posted");
        return Continuation.fail(DatReturn.of(DatReturn.INSUFFICIENT_RESOURCES, "Portals has no room for another receive"));
    }

    private static void forget(CallContext call, ReceiveDto receive, String words) {
        receive.iov().release(call);
        change(call, () -> receive.words() + ' ' + words, state -> state.without(receive));
    }

    private static List<ReceiveDto> posted(CallView call) {
        DatState state = state(call);
        return state.receives(call.number(NUMBER), receive -> receive.is(ReceiveDto.Phase.POSTED));
    }
}
