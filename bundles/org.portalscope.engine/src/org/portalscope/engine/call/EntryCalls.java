package org.portalscope.engine.call;

import static org.portalscope.engine.api.ReturnCode.PTL_INV_ME;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PROC;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PTINDEX;
import static org.portalscope.engine.api.ReturnCode.PTL_ML_TOOLONG;
import static org.portalscope.engine.api.ReturnCode.PTL_NOSPACE;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_PT_FULL;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/** Match list entries and match lists, Portals 3.2 §3.7. */
public final class EntryCalls extends Calls {

    public EntryCalls(PortalsState state, Mutator mutator) {
        super(state, mutator);
    }

    /**
     * PtlMEAttach, Portals 3.2 §3.7.1: creates an entry at the head or the end of the match list of a Portal index.
     *
     * @param matchId    the initiators admitted; either part may be a wildcard
     * @param ignoreBits the bits of the match bits that do not matter
     * @param unlink     whether the entry goes when its memory descriptor is unlinked
     * @param position   {@code PTL_INS_BEFORE} for the head, {@code PTL_INS_AFTER} for the end
     * @param handle     gets the handle of the entry
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_NI}, {@code PTL_INV_PTINDEX}, {@code PTL_INV_PROC},
     *         {@code PTL_ML_TOOLONG}, {@code PTL_NOSPACE}, {@code PTL_SEGV}
     */
    public ReturnCode meAttach(long networkInterface, int index, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink,
            InsertPosition position, LongOut handle) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_ME_ATTACH);
        }
        NetworkInterface ni = state.networkInterface(networkInterface);
        if (ni == null) {
            return refuse(Function.PTL_ME_ATTACH, "interface", PTL_INV_NI);
        }
        if (!ni.validPortal(index)) {
            return refuse(Function.PTL_ME_ATTACH, "index " + index, PTL_INV_PTINDEX); // R2
        }
        MatchEntry before = position == InsertPosition.PTL_INS_BEFORE ? ni.portalTable().get(index).first() : null; // R9
        return link(Function.PTL_ME_ATTACH, ni, index, matchId, matchBits, ignoreBits, unlink, before, handle);
    }

    /**
     * PtlMEAttachAny, Portals 3.2 §3.7.2: creates an entry that is alone in the match list of an unused Portal index.
     *
     * @param index gets that Portal index; the remaining arguments are those of PtlMEAttach
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_NI}, {@code PTL_INV_PROC}, {@code PTL_PT_FULL},
     *         {@code PTL_NOSPACE}, {@code PTL_SEGV}
     */
    public ReturnCode meAttachAny(long networkInterface, LongOut index, ProcessId matchId, long matchBits, long ignoreBits,
            Unlink unlink, LongOut handle) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_ME_ATTACH_ANY);
        }
        NetworkInterface ni = state.networkInterface(networkInterface);
        if (ni == null) {
            return refuse(Function.PTL_ME_ATTACH_ANY, "interface", PTL_INV_NI);
        }
        if (!matchId.isCriterion()) {
            return refuse(Function.PTL_ME_ATTACH_ANY, "matchid " + matchId, PTL_INV_PROC);
        }
        int unused = ni.unusedPortal();
        if (!ni.validPortal(unused)) {
            return refuse(Function.PTL_ME_ATTACH_ANY, "a match list beyond the last Portal index", PTL_PT_FULL);
        }
        if (!LongOut.legal(index)) {
            return refuse(Function.PTL_ME_ATTACH_ANY, "index", PTL_SEGV); // R62
        }
        ReturnCode code = link(Function.PTL_ME_ATTACH_ANY, ni, unused, matchId, matchBits, ignoreBits, unlink, null, handle);
        if (code == PTL_OK) {
            index.set(unused);
        }
        return code;
    }

    /**
     * PtlMEInsert, Portals 3.2 §3.7.3: creates an entry before or behind another one, in its list.
     *
     * @param current the other entry; the remaining arguments are those of PtlMEAttach
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_ME}, {@code PTL_INV_PROC}, {@code PTL_ML_TOOLONG},
     *         {@code PTL_NOSPACE}, {@code PTL_SEGV}
     */
    public ReturnCode meInsert(long current, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink,
            InsertPosition position, LongOut handle) { // R8
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_ME_INSERT);
        }
        MatchEntry entry = state.entry(current);
        if (entry == null) {
            return refuse(Function.PTL_ME_INSERT, "current", PTL_INV_ME);
        }
        MatchEntry before = position == InsertPosition.PTL_INS_BEFORE ? entry : entry.next();
        return link(Function.PTL_ME_INSERT, state.owner(current), entry.portal(), matchId, matchBits, ignoreBits, unlink, before, handle);
    }

    /**
     * PtlMEUnlink, Portals 3.2 §3.7.4: releases an entry, and its memory descriptor as soon as nothing is pending on it.
     *
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_ME}
     */
    public ReturnCode meUnlink(long handle) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_ME_UNLINK);
        }
        MatchEntry entry = state.entry(handle);
        if (entry == null) {
            return refuse(Function.PTL_ME_UNLINK, "entry", PTL_INV_ME);
        }
        MemoryDescriptor descriptor = state.descriptor(entry.descriptor());
        if (descriptor != null && descriptor.pending() > 0) {
            mutator.objects().detachDescriptor(descriptor); // R19
        } else if (descriptor != null) {
            mutator.objects().releaseDescriptor(descriptor);
        }
        mutator.objects().unlinkEntry(entry);
        return PTL_OK;
    }

    private ReturnCode link(Function function, NetworkInterface ni, int portal, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink,
            MatchEntry before, LongOut handle) {
        if (!matchId.isCriterion()) {
            return refuse(function, "matchid " + matchId, PTL_INV_PROC);
        }
        MatchList list = ni.list(portal);
        if (list.size() >= ni.longestList()) {
            return refuse(function, "an entry beyond " + ni.longestList(), PTL_ML_TOOLONG); // R49
        }
        if (ni.entries().size() >= ni.limits().maxMatchEntries()) {
            return refuse(function, "an entry beyond the limit of " + ni.limits().maxMatchEntries(), PTL_NOSPACE);
        }
        if (!LongOut.legal(handle)) {
            return refuse(function, "handle", PTL_SEGV); // R62
        }
        handle.set(mutator.objects().linkEntry(ni, portal, matchId, matchBits, ignoreBits, unlink, before));
        return PTL_OK;
    }
}
