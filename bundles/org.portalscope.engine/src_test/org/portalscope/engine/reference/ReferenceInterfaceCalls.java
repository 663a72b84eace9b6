package org.portalscope.engine.reference;

import static org.portalscope.engine.api.ReturnCode.PTL_AC_INV_INDEX;
import static org.portalscope.engine.api.ReturnCode.PTL_INIT_DUP;
import static org.portalscope.engine.api.ReturnCode.PTL_INIT_INV;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_HANDLE;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PROC;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_SR_INDX;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_PT_INV_INDEX;
import static org.portalscope.engine.api.ReturnCode.PTL_SEGV;

import java.util.List;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.message.DropReason;

/** The functions of interfaces and of their access control, Portals 3.2 §3.4 to §3.6 and §3.10. */
final class ReferenceInterfaceCalls {

    private final ReferenceState state;
    private final Limits largest;
    private final List<ProcessId> reachable;

    ReferenceInterfaceCalls(ReferenceState state, Limits largest, List<ProcessId> reachable) {
        this.state = state;
        this.largest = largest;
        this.reachable = reachable;
    }

    ReturnCode niInit(int number, int pid, Limits desired, Out<Limits> actual, LongOut handle) {
        if (number < 0 || number >= state.interfaces.size()) {
            return PTL_INIT_INV;
        }
        Interface ni = state.interfaces.get(number);
        if (pid != Ptl.PTL_PID_ANY && pid != ni.id.pid()) {
            return PTL_INV_PROC; // R60
        }
        if (desired == Limits.ILLEGAL || !Out.legal(actual) || !LongOut.legal(handle)) {
            return PTL_SEGV; // R62
        }
        boolean again = ni.isOpen();
        if (!again) {
            ni.open(state.nextHandle(), desired == null ? largest : desired.atMost(largest));
        }
        actual.set(ni.limits);
        handle.set(ni.handle);
        return again ? PTL_INIT_DUP : PTL_OK; // R10
    }

    ReturnCode niFini(long handle) {
        Interface ni = state.open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        state.messages.close(ni);
        return PTL_OK;
    }

    ReturnCode niDist(long handle, ProcessId process, LongOut distance) {
        Interface ni = state.open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (!reachable.contains(process)) {
            return PTL_INV_PROC;
        }
        return ReferenceState.stored(distance, ni.id.equals(process) ? 0 : 1);
    }

    ReturnCode niHandle(long handle, LongOut out) {
        for (Interface ni : state.interfaces) {
            Descriptor descriptor = ni.descriptor(handle);
            if (state.open(handle) == ni || ni.entry(handle) != null || ni.queue(handle) != null || descriptor != null && !descriptor.detached) {
                return ReferenceState.stored(out, ni.handle);
            }
        }
        return PTL_INV_HANDLE;
    }

    ReturnCode getUid(long handle, LongOut uid) {
        Interface ni = state.open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        return ReferenceState.stored(uid, ni.uid);
    }

    ReturnCode getId(long handle, Out<ProcessId> id) {
        Interface ni = state.open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (!Out.legal(id)) {
            return PTL_SEGV;
        }
        id.set(ni.id);
        return PTL_OK;
    }

    ReturnCode niStatus(long handle, int register, LongOut status) {
        Interface ni = state.open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (register < Ptl.PTL_SR_DROP_COUNT || register > DropReason.values().length) {
            return PTL_INV_SR_INDX; // R1
        }
        return ReferenceState.stored(status, ni.drops.stream().filter(drop -> register == Ptl.PTL_SR_DROP_COUNT || drop.register() == register).count()); // R65
    }

    ReturnCode acEntry(long handle, int index, ProcessId matchId, int user, int portal) {
        Interface ni = state.open(handle);
        if (ni == null) {
            return PTL_INV_NI;
        }
        if (index < 0 || index > ni.limits.maxAtableIndex()) {
            return PTL_AC_INV_INDEX;
        }
        if (matchId.nid() < Ptl.PTL_NID_ANY || matchId.pid() < Ptl.PTL_PID_ANY) {
            return PTL_INV_PROC;
        }
        if (portal != Ptl.PTL_PT_INDEX_ANY && (portal < 0 || portal > ni.limits.maxPtableIndex())) {
            return PTL_PT_INV_INDEX; // R2
        }
        ni.accessTable.set(index, new Interface.Access(matchId, user, portal));
        return PTL_OK;
    }
}
