package org.portalscope.scenario.protocol.mailbox;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.scenario.protocol.CallContext;
import org.portalscope.scenario.protocol.ProtocolRequest;
import org.portalscope.scenario.protocol.ResumableCall;

/** Sending: a descriptor, then the put; zeros where there is none yet. */
record Post(ProcessId to, long tag, Mailbox.Memory data, long descriptor, long request, boolean waits) implements ResumableCall {

    @Override
    public ResumableCall step(CallContext turn) {
        MailboxState state = Mailbox.state(turn);
        if (state.ni() == 0 || Long.compareUnsigned(tag, Mailbox.TAG.mask()) > 0) {
            return turn.fail(state.ni() == 0 ? "the mailbox is not open" : "a tag has 32 bits");
        }
        if (descriptor == 0) {
            MailboxState begun = state.with(state.requests().begin("send"));
            long number = begun.requests().last().number();
            LongOut made = new LongOut();
            ReturnCode code = turn.call(Function.PTL_MD_BIND, state.ni(),
                    new MdValues(data.start(), data.length(), 1, Ptl.MAX_OFFSET_NONE, 0, number, state.queue()), made);
            turn.setState(begun, "send " + number + " begins");
            return Mailbox.checked(turn, code, new Post(to, tag, data, made.value(), number, waits));
        }
        ReturnCode code = turn.call(Function.PTL_PUT, descriptor, AckRequest.PTL_NOACK_REQ, to, state.portal(), 0L, Mailbox.bits(tag), 0L, 0L);
        return Mailbox.checked(turn, code, waits ? Mailbox.waitFor(request) : new Done(new ProtocolRequest(request, "send", false, 0).value()));
    }
}
