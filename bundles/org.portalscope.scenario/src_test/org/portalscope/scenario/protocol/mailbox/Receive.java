package org.portalscope.scenario.protocol.mailbox;

import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.scenario.protocol.CallContext;
import org.portalscope.scenario.protocol.EventProgress;
import org.portalscope.scenario.protocol.ProtocolRequest;
import org.portalscope.scenario.protocol.ResumableCall;

/**
 * Receiving as §5.3 has it: an entry with an inactive descriptor, which is made active only if no message has come in the meantime; else the pool is
 * searched. Zeros where there is no entry, descriptor or request yet.
 */
record Receive(long tag, Mailbox.Memory data, long request, long entry, long descriptor, boolean searched) implements ResumableCall {

    static ResumableCall begin(long tag, Mailbox.Memory data) {
        return new Receive(tag, data, 0, 0, 0, false);
    }

    @Override
    public ResumableCall step(CallContext turn) {
        MailboxState state = Mailbox.state(turn);
        if (state.ni() == 0 || Long.compareUnsigned(tag, Mailbox.TAG.mask()) > 0) {
            return turn.fail(state.ni() == 0 ? "the mailbox is not open" : "a tag has 32 bits");
        }
        if (request == 0) {
            MailboxState begun = state.with(state.requests().begin("receive"));
            long number = begun.requests().last().number();
            turn.setState(begun, "receive " + number + " begins");
            return afterAll(new Receive(tag, data, number, 0, 0, true));
        }
        MailboxState.Unexpected found = searched ? state.withTag(tag) : null;
        if (found != null) {
            return entry == 0 ? claim(turn, state, found) : withdraw(turn);
        }
        return entry == 0 ? attachEntry(turn, state) : descriptor == 0 ? attachDescriptor(turn, state) : activate(turn, state);
    }

    private static ResumableCall afterAll(Receive next) {
        return new EventProgress(Events.DISPATCHER, EventProgress.Goal.EMPTY_QUEUE, next);
    }

    private ResumableCall claim(CallContext turn, MailboxState state, MailboxState.Unexpected found) {
        MailboxState.Unexpected claimed = found.claimedBy(new MailboxState.Claim(request, data.start(), data.length()));
        turn.setState(state.replaced(found, claimed), "receive " + request + " has its message in the pool");
        Events.deliver(turn, claimed);
        return returned();
    }

    private ResumableCall withdraw(CallContext turn) {
        return Mailbox.checked(turn, turn.call(Function.PTL_ME_UNLINK, entry), new Receive(tag, data, request, 0, 0, true));
    }

    private ResumableCall attachEntry(CallContext turn, MailboxState state) {
        LongOut made = new LongOut();
        ReturnCode code = turn.call(Function.PTL_ME_INSERT, state.rest(), Open.ANYBODY, Mailbox.bits(tag), 0L, Unlink.PTL_UNLINK,
                InsertPosition.PTL_INS_BEFORE, made);
        return Mailbox.checked(turn, code, new Receive(tag, data, request, made.value(), 0, false));
    }

    private ResumableCall attachDescriptor(CallContext turn, MailboxState state) {
        LongOut made = new LongOut();
        ReturnCode code = turn.call(Function.PTL_MD_ATTACH, entry, values(state, 0), Unlink.PTL_UNLINK, Unlink.PTL_RETAIN, made);
        return Mailbox.checked(turn, code, new Receive(tag, data, request, entry, made.value(), false));
    }

    private ResumableCall activate(CallContext turn, MailboxState state) {
        ReturnCode code = turn.call(Function.PTL_MD_UPDATE, descriptor, null, values(state, 1), state.queue());
        return code == ReturnCode.PTL_NOUPDATE ? afterAll(new Receive(tag, data, request, entry, descriptor, true))
                : Mailbox.checked(turn, code, returned());
    }

    private MdValues values(MailboxState state, int threshold) {
        return new MdValues(data.start(), data.length(), threshold, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_TRUNCATE, request,
                state.queue());
    }

    private ResumableCall returned() {
        return new Done(new ProtocolRequest(request, "receive", false, 0).value());
    }
}
