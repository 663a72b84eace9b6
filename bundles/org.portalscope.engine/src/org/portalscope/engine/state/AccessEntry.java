package org.portalscope.engine.state;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.description.Described;
import org.portalscope.engine.description.MemberMapper;

/**
 * An entry of the access control table, Portals 3.2 §3.10.
 *
 * @param id     the processes admitted
 * @param uid    the user admitted, or {@link Ptl#PTL_UID_ANY}
 * @param portal the Portal index admitted, or {@link Ptl#PTL_PT_INDEX_ANY}
 * @param denies whether it admits nobody, as every entry but the first does until it is set
 */
public record AccessEntry(ProcessId id, int uid, int portal, boolean denies) implements Described<AccessEntry> {

    static final String DENIES = "denies";

    /** Admits nobody. */
    public static final AccessEntry DENY = new AccessEntry(ProcessId.ANY, Ptl.PTL_UID_ANY, Ptl.PTL_PT_INDEX_ANY, true); // R25

    /** The entry at index 0 of a fresh table: all processes of the same user. */
    public static AccessEntry sameUser(int uid) {
        return new AccessEntry(ProcessId.ANY, uid, Ptl.PTL_PT_INDEX_ANY, false); // R25
    }

    /** Whether it admits a process, packed, of a user. */
    public boolean admits(long requester, int user) {
        return !denies && id.admits(requester) && (uid == Ptl.PTL_UID_ANY || uid == user);
    }

    public boolean admitsPortal(int index) {
        return portal == Ptl.PTL_PT_INDEX_ANY || portal == index;
    }

    /** {@code 1:* of user 100, portal 4}. */
    @Override
    public String toString() {
        return denies ? "nobody" : id + " of " + (uid == Ptl.PTL_UID_ANY ? "any user" : "user " + uid)
                + ", " + (portal == Ptl.PTL_PT_INDEX_ANY ? "any portal" : "portal " + portal);
    }

    @Override
    public AccessEntry map(MemberMapper members) {
        return new AccessEntry(members.packed("id", id, ProcessId::packed, ProcessId::unpacked), members.id("uid", uid), members.index("portal", portal),
                members.derivedTruth(DENIES, denies));
    }
}
