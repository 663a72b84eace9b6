package org.portalscope.protocol.call;

import java.util.Arrays;
import java.util.Collections;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.PortalsFunctions;
import org.portalscope.protocol.value.FunctionResult;

/**
 * The functions of Portals where nobody keeps inputs or wants to know why: those that protocols call for each message are called as such, without a list of
 * arguments.
 */
final class DirectCalls implements PortalsCalls {

    private final PortalsFunctions functions;
    private final PortalsCalls others;
    /** Takes the handle that a function makes; used again and again. */
    private final LongOut made = new LongOut();

    /** @param others makes the calls of other functions */
    DirectCalls(PortalsFunctions functions, PortalsCalls others) {
        this.functions = functions;
        this.others = others;
    }

    @Override
    public FunctionResult call(Function function, Object... arguments) {
        return others.call(function, arguments);
    }

    @Override
    public FunctionResult meInsert(long current, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink, InsertPosition position) {
        return made(Function.PTL_ME_INSERT, functions.entries().meInsert(current, matchId, matchBits, ignoreBits, unlink, position, made));
    }

    @Override
    public FunctionResult mdAttach(long entry, MdValues memDesc, Unlink unlinkOp, Unlink unlinkNofit) {
        return made(Function.PTL_MD_ATTACH, functions.descriptors().mdAttach(entry, memDesc, unlinkOp, unlinkNofit, made));
    }

    @Override
    public FunctionResult mdBind(long ni, MdValues memDesc) {
        return made(Function.PTL_MD_BIND, functions.descriptors().mdBind(ni, memDesc, made));
    }

    /** The result of a function that makes a handle, its last output. */
    private FunctionResult made(Function function, ReturnCode code) {
        return code.succeeded() ? FunctionResult.made(function, made.value())
                : new FunctionResult(code, Collections.nCopies(function.parameters().size(), null));
    }

    @Override
    public FunctionResult mdUnlink(long memDesc) {
        return FunctionResult.of(functions.descriptors().mdUnlink(memDesc));
    }

    @Override
    public FunctionResult mdUpdate(long memDesc, MdValues newMd, long testq) {
        Out<MdValues> oldMd = new Out<>();
        ReturnCode code = functions.descriptors().mdUpdate(memDesc, oldMd, newMd, testq);
        return new FunctionResult(code, Arrays.asList(null, oldMd.value(), null, null));
    }

    @Override
    public ReturnCode update(long memDesc, MdValues newMd, long testq) {
        return functions.descriptors().mdUpdate(memDesc, null, newMd, testq);
    }

    @Override
    public ReturnCode eqGet(long eventq, EventOut event) {
        return functions.queues().eqGet(eventq, event);
    }

    @Override
    public FunctionResult put(long memDesc, AckRequest ackReq, ProcessId target, long portal, long cookie, long matchBits, long offset, long hdrData) {
        return FunctionResult.of(functions.movement().put(memDesc, ackReq, target, Call.integer(portal), Call.integer(cookie), matchBits, offset, hdrData));
    }
}
