package org.portalscope.protocol.call;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.Location;
import org.portalscope.protocol.value.FunctionResult;

/**
 * The functions of Portals for those who call them, with the inputs of Portals 3.2 §3 in its order; what a function stores comes with its result. All
 * outputs are wanted; {@link #call} also passes NULL for them, and addresses that are not legal.
 */
public interface PortalsCalls {

    /**
     * Calls a function.
     *
     * @param arguments in the document's order: a {@link Long} for numbers and handles, values of the engine's api for others, a {@link Location} for
     *                  outputs and for addresses that are not legal; null where NULL is passed
     */
    FunctionResult call(Function function, Object... arguments);

    /** {@code PtlInit}, Portals 3.2 §3.3.1. */
    default FunctionResult init() {
        return call(Function.PTL_INIT, Location.WANTED);
    }

    /** {@code PtlFini}, Portals 3.2 §3.3.2. */
    default FunctionResult fini() {
        return call(Function.PTL_FINI);
    }

    /** {@code PtlNIInit}, Portals 3.2 §3.4.1. */
    default FunctionResult niInit(long networkInterface, long pid, Limits desired) {
        return call(Function.PTL_NI_INIT, networkInterface, pid, desired, Location.WANTED, Location.WANTED);
    }

    /** {@code PtlNIFini}, Portals 3.2 §3.4.2. */
    default FunctionResult niFini(long ni) {
        return call(Function.PTL_NI_FINI, ni);
    }

    /** {@code PtlNIStatus}, Portals 3.2 §3.4.3. */
    default FunctionResult niStatus(long ni, long statusRegister) {
        return call(Function.PTL_NI_STATUS, ni, statusRegister, Location.WANTED);
    }

    /** {@code PtlNIDist}, Portals 3.2 §3.4.4. */
    default FunctionResult niDist(long ni, ProcessId process) {
        return call(Function.PTL_NI_DIST, ni, process, Location.WANTED);
    }

    /** {@code PtlNIHandle}, Portals 3.2 §3.4.5. */
    default FunctionResult niHandle(long handle) {
        return call(Function.PTL_NI_HANDLE, handle, Location.WANTED);
    }

    /** {@code PtlGetUid}, Portals 3.2 §3.5.1. */
    default FunctionResult getUid(long ni) {
        return call(Function.PTL_GET_UID, ni, Location.WANTED);
    }

    /** {@code PtlGetId}, Portals 3.2 §3.6.2. */
    default FunctionResult getId(long ni) {
        return call(Function.PTL_GET_ID, ni, Location.WANTED);
    }

    /** {@code PtlMEAttach}, Portals 3.2 §3.7.1. */
    default FunctionResult meAttach(long ni, long index, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink,
            InsertPosition position) {
        return call(Function.PTL_ME_ATTACH, ni, index, matchId, matchBits, ignoreBits, unlink, position, Location.WANTED);
    }

    /** {@code PtlMEAttachAny}, Portals 3.2 §3.7.2. */
    default FunctionResult meAttachAny(long ni, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink) {
        return call(Function.PTL_ME_ATTACH_ANY, ni, Location.WANTED, matchId, matchBits, ignoreBits, unlink, Location.WANTED);
    }

    /** {@code PtlMEInsert}, Portals 3.2 §3.7.3. */
    default FunctionResult meInsert(long current, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink,
            InsertPosition position) {
        return call(Function.PTL_ME_INSERT, current, matchId, matchBits, ignoreBits, unlink, position, Location.WANTED);
    }

    /** {@code PtlMEUnlink}, Portals 3.2 §3.7.4. */
    default FunctionResult meUnlink(long entry) {
        return call(Function.PTL_ME_UNLINK, entry);
    }

    /** {@code PtlMDAttach}, Portals 3.2 §3.8.2. */
    default FunctionResult mdAttach(long entry, MdValues memDesc, Unlink unlinkOp, Unlink unlinkNofit) {
        return call(Function.PTL_MD_ATTACH, entry, memDesc, unlinkOp, unlinkNofit, Location.WANTED);
    }

    /** {@code PtlMDBind}, Portals 3.2 §3.8.3. */
    default FunctionResult mdBind(long ni, MdValues memDesc) {
        return call(Function.PTL_MD_BIND, ni, memDesc, Location.WANTED);
    }

    /** {@code PtlMDUnlink}, Portals 3.2 §3.8.4. */
    default FunctionResult mdUnlink(long memDesc) {
        return call(Function.PTL_MD_UNLINK, memDesc);
    }

    /** {@code PtlMDUpdate}, Portals 3.2 §3.8.5. */
    default FunctionResult mdUpdate(long memDesc, MdValues newMd, long testq) {
        return call(Function.PTL_MD_UPDATE, memDesc, Location.WANTED, newMd, testq);
    }

    /** {@code PtlMDUpdate}, Portals 3.2 §3.8.5, for those who do not look at what the descriptor was before. */
    default ReturnCode update(long memDesc, MdValues newMd, long testq) {
        return mdUpdate(memDesc, newMd, testq).code();
    }

    /** {@code PtlEQAlloc}, Portals 3.2 §3.9.5. */
    default FunctionResult eqAlloc(long ni, long count) {
        return call(Function.PTL_EQ_ALLOC, ni, count, Location.WANTED);
    }

    /** {@code PtlEQFree}, Portals 3.2 §3.9.6. */
    default FunctionResult eqFree(long eventq) {
        return call(Function.PTL_EQ_FREE, eventq);
    }

    /** {@code PtlEQGet}, Portals 3.2 §3.9.7. */
    default FunctionResult eqGet(long eventq) {
        return call(Function.PTL_EQ_GET, eventq, Location.WANTED);
    }

    /** {@code PtlEQGet}, Portals 3.2 §3.9.7, into a location that can be used again and again, so that an event need not be an object. */
    default ReturnCode eqGet(long eventq, EventOut event) {
        FunctionResult taken = eqGet(eventq);
        if (taken.succeeded()) {
            event.set(taken.output(Event.class));
        }
        return taken.code();
    }

    /** {@code PtlACEntry}, Portals 3.2 §3.10.1. */
    default FunctionResult acEntry(long ni, long index, ProcessId matchId, long userId, long portal) {
        return call(Function.PTL_AC_ENTRY, ni, index, matchId, userId, portal);
    }

    /** {@code PtlPut}, Portals 3.2 §3.11.1. */
    default FunctionResult put(long memDesc, AckRequest ackReq, ProcessId target, long portal, long cookie, long matchBits, long offset,
            long hdrData) {
        return call(Function.PTL_PUT, memDesc, ackReq, target, portal, cookie, matchBits, offset, hdrData);
    }

    /** {@code PtlGet}, Portals 3.2 §3.11.2. */
    default FunctionResult get(long memDesc, ProcessId target, long portal, long cookie, long matchBits, long offset) {
        return call(Function.PTL_GET, memDesc, target, portal, cookie, matchBits, offset);
    }
}
