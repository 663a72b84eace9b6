package org.portalscope.protocol.program;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.value.Buffer;

/**
 * Portals as a thread of a program in Java calls it: the functions with their arguments in the order of Portals 3.2 §3, and the memory of the process.
 * All block until they are answered.
 */
public interface PortalsApi {

    /**
     * Calls a function.
     *
     * @param arguments in the document's order: a {@link Long} for numbers and handles, values of the engine's api, locations for outputs; null for NULL
     */
    ReturnCode call(Function function, Object... arguments);

    /**
     * Makes a call of a protocol above Portals. Its state belongs to the process.
     *
     * @param operation its name
     * @param arguments in the order of its parameters: a {@link Long} for numbers and handles, a {@link ProcessId} or a {@link Buffer}
     * @throws IllegalArgumentException if the protocol has no such operation, or it takes another number of arguments
     */
    CallOutcome call(Protocol protocol, String operation, Object... arguments);

    /** The region of a name. */
    Buffer region(String name);

    /** Reads memory within one region. */
    byte[] read(long address, long length);

    /** Writes memory within one region. */
    void write(long address, byte[] bytes);

    /** {@code PtlInit}, Portals 3.2 §3.3.1. */
    default ReturnCode init(LongOut maxInterfaces) {
        return call(Function.PTL_INIT, maxInterfaces);
    }

    /** {@code PtlFini}, Portals 3.2 §3.3.2. */
    default ReturnCode fini() {
        return call(Function.PTL_FINI);
    }

    /** {@code PtlNIInit}, Portals 3.2 §3.4.1. */
    default ReturnCode niInit(long networkInterface, long pid, Limits desired, Out<Limits> actual, LongOut handle) {
        return call(Function.PTL_NI_INIT, networkInterface, pid, desired, actual, handle);
    }

    /** {@code PtlNIFini}, Portals 3.2 §3.4.2. */
    default ReturnCode niFini(long ni) {
        return call(Function.PTL_NI_FINI, ni);
    }

    /** {@code PtlNIStatus}, Portals 3.2 §3.4.3. */
    default ReturnCode niStatus(long ni, long statusRegister, LongOut status) {
        return call(Function.PTL_NI_STATUS, ni, statusRegister, status);
    }

    /** {@code PtlNIDist}, Portals 3.2 §3.4.4. */
    default ReturnCode niDist(long ni, ProcessId process, LongOut distance) {
        return call(Function.PTL_NI_DIST, ni, process, distance);
    }

    /** {@code PtlNIHandle}, Portals 3.2 §3.4.5. */
    default ReturnCode niHandle(long handle, LongOut ni) {
        return call(Function.PTL_NI_HANDLE, handle, ni);
    }

    /** {@code PtlGetUid}, Portals 3.2 §3.5.1. */
    default ReturnCode getUid(long ni, LongOut uid) {
        return call(Function.PTL_GET_UID, ni, uid);
    }

    /** {@code PtlGetId}, Portals 3.2 §3.6.2. */
    default ReturnCode getId(long ni, Out<ProcessId> id) {
        return call(Function.PTL_GET_ID, ni, id);
    }

    /** {@code PtlMEAttach}, Portals 3.2 §3.7.1. */
    default ReturnCode meAttach(long ni, long index, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink, InsertPosition position,
            LongOut handle) {
        return call(Function.PTL_ME_ATTACH, ni, index, matchId, matchBits, ignoreBits, unlink, position, handle);
    }

    /** {@code PtlMEAttachAny}, Portals 3.2 §3.7.2. */
    default ReturnCode meAttachAny(long ni, LongOut index, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink, LongOut handle) {
        return call(Function.PTL_ME_ATTACH_ANY, ni, index, matchId, matchBits, ignoreBits, unlink, handle);
    }

    /** {@code PtlMEInsert}, Portals 3.2 §3.7.3. */
    default ReturnCode meInsert(long current, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink, InsertPosition position,
            LongOut handle) {
        return call(Function.PTL_ME_INSERT, current, matchId, matchBits, ignoreBits, unlink, position, handle);
    }

    /** {@code PtlMEUnlink}, Portals 3.2 §3.7.4. */
    default ReturnCode meUnlink(long entry) {
        return call(Function.PTL_ME_UNLINK, entry);
    }

    /** {@code PtlMDAttach}, Portals 3.2 §3.8.2. */
    default ReturnCode mdAttach(long entry, MdValues memDesc, Unlink unlinkOp, Unlink unlinkNofit, LongOut handle) {
        return call(Function.PTL_MD_ATTACH, entry, memDesc, unlinkOp, unlinkNofit, handle);
    }

    /** {@code PtlMDBind}, Portals 3.2 §3.8.3. */
    default ReturnCode mdBind(long ni, MdValues memDesc, LongOut handle) {
        return call(Function.PTL_MD_BIND, ni, memDesc, handle);
    }

    /** {@code PtlMDUnlink}, Portals 3.2 §3.8.4. */
    default ReturnCode mdUnlink(long memDesc) {
        return call(Function.PTL_MD_UNLINK, memDesc);
    }

    /** {@code PtlMDUpdate}, Portals 3.2 §3.8.5. */
    default ReturnCode mdUpdate(long memDesc, Out<MdValues> oldMd, MdValues newMd, long testq) {
        return call(Function.PTL_MD_UPDATE, memDesc, oldMd, newMd, testq);
    }

    /** {@code PtlEQAlloc}, Portals 3.2 §3.9.5. */
    default ReturnCode eqAlloc(long ni, long count, LongOut handle) {
        return call(Function.PTL_EQ_ALLOC, ni, count, handle);
    }

    /** {@code PtlEQFree}, Portals 3.2 §3.9.6. */
    default ReturnCode eqFree(long eventq) {
        return call(Function.PTL_EQ_FREE, eventq);
    }

    /** {@code PtlEQGet}, Portals 3.2 §3.9.7. */
    default ReturnCode eqGet(long eventq, EventOut event) {
        return call(Function.PTL_EQ_GET, eventq, event);
    }

    /** {@code PtlEQWait}, Portals 3.2 §3.9.8. */
    default ReturnCode eqWait(long eventq, EventOut event) {
        return call(Function.PTL_EQ_WAIT, eventq, event);
    }

    /** {@code PtlACEntry}, Portals 3.2 §3.10.1. */
    default ReturnCode acEntry(long ni, long index, ProcessId matchId, long userId, long portal) {
        return call(Function.PTL_AC_ENTRY, ni, index, matchId, userId, portal);
    }

    /** {@code PtlPut}, Portals 3.2 §3.11.1. */
    default ReturnCode put(long memDesc, AckRequest ackReq, ProcessId target, long portal, long cookie, long matchBits, long offset,
            long hdrData) {
        return call(Function.PTL_PUT, memDesc, ackReq, target, portal, cookie, matchBits, offset, hdrData);
    }

    /** {@code PtlGet}, Portals 3.2 §3.11.2. */
    default ReturnCode get(long memDesc, ProcessId target, long portal, long cookie, long matchBits, long offset) {
        return call(Function.PTL_GET, memDesc, target, portal, cookie, matchBits, offset);
    }
}
