package org.portalscope.engine.reference;

import static org.portalscope.engine.api.ReturnCode.PTL_INV_ME;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PROC;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PTINDEX;
import static org.portalscope.engine.api.ReturnCode.PTL_ML_TOOLONG;
import static org.portalscope.engine.api.ReturnCode.PTL_NOSPACE;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_PT_FULL;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import java.util.List;

import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;

/** The functions of match entries, Portals 3.2 §3.7. */
final class ReferenceEntryCalls {

    private final ReferenceState state;
    private final int longestList;

    ReferenceEntryCalls(ReferenceState state, int longestList) {
        this.state = state;
        this.longestList = longestList;
    }

    ReturnCode meAttach(long handle, int index, Entry entry, InsertPosition position, LongOut out) {
        Interface ni = state.open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (index < 0 || index > ni.limits.maxPtableIndex()) {
            return PTL_INV_PTINDEX; // R2
        }
        List<Entry> list = ni.portalTable.get(index);
        return link(ni, list, position == InsertPosition.PTL_INS_BEFORE ? 0 : list.size(), entry, out); // R9
    }

    ReturnCode meAttachAny(long handle, LongOut index, Entry entry, LongOut out) {
        Interface ni = state.open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (entry.matchId.nid() < Ptl.PTL_NID_ANY || entry.matchId.pid() < Ptl.PTL_PID_ANY) {
            return PTL_INV_PROC;
        }
        int unused = 0;
        while (unused < ni.portalTable.size() && !ni.portalTable.get(unused).isEmpty()) {
            unused++;
        }
        if (unused == ni.portalTable.size()) {
            return PTL_PT_FULL;
        }
        if (!LongOut.legal(index)) {
            return PTL_SEGV; // R62
        }
        ReturnCode code = link(ni, ni.portalTable.get(unused), 0, entry, out);
        if (code == PTL_OK) {
            index.set(unused); // R37
        }
        return code;
    }

    ReturnCode meInsert(long current, Entry entry, InsertPosition position, LongOut out) { // R8
        for (Interface ni : state.interfaces) {
            Entry there = ni.entry(current);
            for (List<Entry> list : ni.portalTable) {
                int at = list.indexOf(there);
                if (at >= 0) {
                    return link(ni, list, position == InsertPosition.PTL_INS_BEFORE ? at : at + 1, entry, out);
                }
            }
        }
        return PTL_INV_ME;
    }

    private ReturnCode link(Interface ni, List<Entry> list, int at, Entry entry, LongOut out) {
        if (entry.matchId.nid() < Ptl.PTL_NID_ANY || entry.matchId.pid() < Ptl.PTL_PID_ANY) {
            return PTL_INV_PROC;
        }
        if (list.size() >= longestList) {
            return PTL_ML_TOOLONG; // R49
        }
        if (ni.entryCount() >= ni.limits.maxMatchEntries()) {
            return PTL_NOSPACE;
        }
        if (!LongOut.legal(out)) {
            return PTL_SEGV; // R62
        }
        list.add(at, entry);
        out.set(entry.handle);
        return PTL_OK;
    }

    ReturnCode meUnlink(long handle) {
        for (Interface ni : state.interfaces) {
            Entry entry = ni.entry(handle);
            if (entry != null) {
                ni.portalTable.forEach(list -> list.remove(entry));
                unlinkWithEntry(ni, entry.descriptor);
                return PTL_OK;
            }
        }
        return PTL_INV_ME;
    }

    private static void unlinkWithEntry(Interface ni, Descriptor descriptor) { // R19
        if (descriptor != null && descriptor.pending > 0) {
            descriptor.entry = null;
            descriptor.detached = true;
        } else if (descriptor != null) {
            ni.descriptors.remove(descriptor);
        }
    }
}
