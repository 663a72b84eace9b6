package org.portalscope.engine.call;

import static org.portalscope.engine.api.ReturnCode.PTL_ILL_MD;
import static org.portalscope.engine.api.ReturnCode.PTL_INUSE;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_EQ;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_MD;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_ME;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_MD_INUSE;
import static org.portalscope.engine.api.ReturnCode.PTL_NOSPACE;
import static org.portalscope.engine.api.ReturnCode.PTL_NOUPDATE;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.event.Unlinking;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/** Memory descriptors, Portals 3.2 §3.8. */
public final class DescriptorCalls extends Calls {

    private final Unlinking unlinking;

    public DescriptorCalls(PortalsState state, Mutator mutator, Unlinking unlinking) {
        super(state, mutator);
        this.unlinking = unlinking;
    }

    /**
     * PtlMDAttach, Portals 3.2 §3.8.2: creates a memory descriptor on a match entry that has none.
     *
     * @param unlinkOp    whether it is unlinked when it becomes inactive
     * @param unlinkNofit whether it is unlinked when a matching request does not fit
     * @param handle      gets the handle of the descriptor; null if it is not wanted
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_ME}, {@code PTL_INUSE}, {@code PTL_ILL_MD}, {@code PTL_NOSPACE},
     *         {@code PTL_SEGV}
     */
    public ReturnCode mdAttach(long match, MdValues memDesc, Unlink unlinkOp, Unlink unlinkNofit, LongOut handle) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_MD_ATTACH);
        }
        MatchEntry entry = state.entry(match);
        if (entry == null) {
            return refuse(Function.PTL_MD_ATTACH, "match", PTL_INV_ME);
        }
        if (entry.descriptor() != Ptl.PTL_MD_NONE) {
            return refuse(Function.PTL_MD_ATTACH, "match", PTL_INUSE);
        }
        NetworkInterface ni = state.owner(match);
        IllegalMember illegal = IllegalMember.of(memDesc, ni, state);
        if (illegal != null) {
            return refuse(Function.PTL_MD_ATTACH, "mem_desc", memDesc, illegal, PTL_ILL_MD);
        }
        if (handle == LongOut.ILLEGAL) {
            return refuse(Function.PTL_MD_ATTACH, "handle", PTL_SEGV);
        }
        return create(Function.PTL_MD_ATTACH, ni, memDesc, match, unlinkOp, unlinkNofit, handle);
    }

    /**
     * PtlMDBind, Portals 3.2 §3.8.3: creates a memory descriptor that floats free.
     *
     * @param handle gets the handle of the descriptor
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_NI}, {@code PTL_ILL_MD}, {@code PTL_INV_EQ}, {@code PTL_NOSPACE},
     *         {@code PTL_SEGV}
     */
    public ReturnCode mdBind(long networkInterface, MdValues memDesc, LongOut handle) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_MD_BIND);
        }
        NetworkInterface ni = state.networkInterface(networkInterface);
        if (ni == null) {
            return refuse(Function.PTL_MD_BIND, "interface", PTL_INV_NI);
        }
        IllegalMember illegal = IllegalMember.of(memDesc, ni, state);
        if (illegal != null) {
            boolean noQueue = illegal == IllegalMember.EVENTQ && state.queue(memDesc.eventq()) == null;
            return refuse(Function.PTL_MD_BIND, "mem_desc", memDesc, illegal, noQueue ? PTL_INV_EQ : PTL_ILL_MD);
        }
        if (!LongOut.legal(handle)) {
            return refuse(Function.PTL_MD_BIND, "handle", PTL_SEGV);
        }
        return create(Function.PTL_MD_BIND, ni, memDesc, Ptl.ME_NONE, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN, handle);
    }

    /**
     * PtlMDUnlink, Portals 3.2 §3.8.4: releases a descriptor on which nothing is pending.
     *
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_MD}, {@code PTL_MD_INUSE}
     */
    public ReturnCode mdUnlink(long handle) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_MD_UNLINK);
        }
        MemoryDescriptor descriptor = state.validDescriptor(handle);
        if (descriptor == null) {
            return refuse(Function.PTL_MD_UNLINK, "mem_desc", PTL_INV_MD);
        }
        if (descriptor.pending() > 0) {
            return refuse(Function.PTL_MD_UNLINK, "mem_desc", PTL_MD_INUSE); // R43
        }
        unlinking.release(descriptor);
        return PTL_OK;
    }

    /**
     * PtlMDUpdate, Portals 3.2 §3.8.5: replaces the application's view of a descriptor, if a queue is empty.
     *
     * @param oldMd gets the current view, even if the update is not performed; null if it is not wanted
     * @param newMd the new view; null to change nothing
     * @param testq the queue that must be empty, or {@code PTL_EQ_NONE}
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_NOUPDATE}, {@code PTL_INV_MD}, {@code PTL_ILL_MD}, {@code PTL_INV_EQ},
     *         {@code PTL_SEGV}
     */
    public ReturnCode mdUpdate(long memDesc, Out<MdValues> oldMd, MdValues newMd, long testq) {
        ReturnCode refusal = updateRefusal(memDesc, oldMd, newMd, testq);
        if (refusal != null) {
            return refusal;
        }
        MemoryDescriptor descriptor = state.descriptor(memDesc);
        if (oldMd != null) {
            oldMd.set(descriptor.md()); // R20
        }
        EventQueue queue = state.queue(testq);
        if (newMd != null && queue != null && !queue.isEmpty()) {
            return refuse(Function.PTL_MD_UPDATE, "testq", PTL_NOUPDATE);
        }
        if (newMd != null) { // R67
            mutator.objects().updateDescriptor(descriptor, newMd); // R44
        }
        return PTL_OK;
    }

    private ReturnCode updateRefusal(long memDesc, Out<MdValues> oldMd, MdValues newMd, long testq) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_MD_UPDATE);
        }
        if (state.validDescriptor(memDesc) == null) {
            return refuse(Function.PTL_MD_UPDATE, "mem_desc", PTL_INV_MD);
        }
        if (oldMd == Out.<MdValues>illegal() || newMd == MdValues.ILLEGAL) {
            return refuse(Function.PTL_MD_UPDATE, newMd == MdValues.ILLEGAL ? "new_md" : "old_md", PTL_SEGV);
        }
        if (testq != Ptl.PTL_EQ_NONE && state.queue(testq) == null) {
            return refuse(Function.PTL_MD_UPDATE, "testq", PTL_INV_EQ);
        }
        IllegalMember illegal = newMd == null ? null : IllegalMember.of(newMd, state.owner(memDesc), state);
        return illegal == null ? null : refuse(Function.PTL_MD_UPDATE, "new_md", newMd, illegal, PTL_ILL_MD);
    }

    private ReturnCode refuse(Function function, String argument, MdValues values, IllegalMember illegal, ReturnCode code) {
        return mutator.explains() ? refuse(function, illegal.of(argument), illegal.reason(values, state), code) : code;
    }

    private ReturnCode create(Function function, NetworkInterface ni, MdValues memDesc, long match, Unlink unlinkOp, Unlink unlinkNofit,
            LongOut handle) {
        if (ni.descriptors().size() >= ni.limits().maxMemDescriptors()) {
            return refuse(function, "a descriptor beyond the limit of " + ni.limits().maxMemDescriptors(), PTL_NOSPACE);
        }
        long created = mutator.objects().createDescriptor(ni, memDesc, match, unlinkOp, unlinkNofit);
        if (handle != null) {
            handle.set(created);
        }
        return PTL_OK;
    }
}
