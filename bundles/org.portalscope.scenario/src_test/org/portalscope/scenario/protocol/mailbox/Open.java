package org.portalscope.scenario.protocol.mailbox;

import java.util.List;

import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.scenario.protocol.CallContext;
import org.portalscope.scenario.protocol.RequestTable;
import org.portalscope.scenario.protocol.ResumableCall;

/** Opening: a queue, an entry for what nobody waits for, and the pool behind it; zeros where there is none yet. */
record Open(long ni, long portal, Mailbox.Memory pool, long queue, long rest) implements ResumableCall {

    private static final long EVENTS = 64;
    static final ProcessId ANYBODY = new ProcessId(Ptl.PTL_NID_ANY, Ptl.PTL_PID_ANY);

    @Override
    public ResumableCall step(CallContext turn) {
        if (Mailbox.state(turn).ni() != 0) {
            return turn.fail("the mailbox is open already");
        }
        LongOut made = new LongOut();
        if (queue == 0) {
            ReturnCode code = turn.call(Function.PTL_EQ_ALLOC, ni, EVENTS, made);
            return Mailbox.checked(turn, code, new Open(ni, portal, pool, made.value(), 0));
        }
        if (rest == 0) {
            ReturnCode code = turn.call(Function.PTL_ME_ATTACH, ni, portal, ANYBODY, Mailbox.CONTEXT.of(1), Mailbox.TAG.mask(), Unlink.PTL_RETAIN,
                    InsertPosition.PTL_INS_AFTER, made);
            return Mailbox.checked(turn, code, new Open(ni, portal, pool, queue, made.value()));
        }
        MdValues descriptor = new MdValues(pool.start(), pool.length(), Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, Ptl.PTL_MD_OP_PUT, 0, queue);
        ReturnCode code = turn.call(Function.PTL_MD_ATTACH, rest, descriptor, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN, made);
        if (code.succeeded()) {
            turn.setState(new MailboxState(ni, portal, queue, rest, pool.start(), RequestTable.NONE, List.of()), "open");
        }
        return Mailbox.checked(turn, code, Done.NOTHING);
    }
}
