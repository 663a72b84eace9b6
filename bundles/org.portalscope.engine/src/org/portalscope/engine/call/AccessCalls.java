package org.portalscope.engine.call;

import static org.portalscope.engine.api.ReturnCode.PTL_AC_INV_INDEX;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_NI;
import static org.portalscope.engine.api.ReturnCode.PTL_INV_PROC;
import static org.portalscope.engine.api.ReturnCode.PTL_OK;
import static org.portalscope.engine.api.ReturnCode.PTL_PT_INV_INDEX;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.effect.Mutator;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/** The access control table, Portals 3.2 §3.10. */
public final class AccessCalls extends Calls {

    public AccessCalls(PortalsState state, Mutator mutator) {
        super(state, mutator);
    }

    /**
     * PtlACEntry, Portals 3.2 §3.10.1: replaces an entry of the access control table.
     *
     * @param index   of the entry, the cookie of requests
     * @param matchId the processes admitted; either part may be a wildcard
     * @param userId  the user admitted, or {@code PTL_UID_ANY}
     * @param portal  the Portal index admitted, or {@code PTL_PT_INDEX_ANY}
     * @return {@code PTL_OK}, {@code PTL_NOINIT}, {@code PTL_INV_NI}, {@code PTL_AC_INV_INDEX}, {@code PTL_INV_PROC},
     *         {@code PTL_PT_INV_INDEX}
     */
    public ReturnCode acEntry(long networkInterface, int index, ProcessId matchId, int userId, int portal) {
        if (!state.initialized()) {
            return refuseUninitialized(Function.PTL_AC_ENTRY);
        }
        NetworkInterface ni = state.networkInterface(networkInterface);
        if (ni == null) {
            return refuse(Function.PTL_AC_ENTRY, "interface", PTL_INV_NI);
        }
        if (!ni.validCookie(index)) {
            return refuse(Function.PTL_AC_ENTRY, "index " + index, PTL_AC_INV_INDEX);
        }
        if (!matchId.isCriterion()) {
            return refuse(Function.PTL_AC_ENTRY, "matchid " + matchId, PTL_INV_PROC);
        }
        if (portal != Ptl.PTL_PT_INDEX_ANY && !ni.validPortal(portal)) {
            return refuse(Function.PTL_AC_ENTRY, "portal " + portal, PTL_PT_INV_INDEX); // R2
        }
        mutator.objects().setAccessEntry(ni, index, new AccessEntry(matchId, userId, portal, false));
        return PTL_OK;
    }
}
