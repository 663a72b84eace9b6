package org.portalscope.engine.state;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Described;
import org.portalscope.engine.description.MemberMapper;

/**
 * What a match entry is created with, Portals 3.2 §3.7.1; it never changes.
 *
 * @param portal     index of the Portal table entry whose list it is in
 * @param matchId    the initiators it admits
 * @param matchBits  the bits that must match
 * @param ignoreBits the bits that do not matter
 * @param unlink     whether it goes when its memory descriptor is unlinked
 */
public record EntryValues(int portal, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink) implements Described<EntryValues> {

    /** Admits everything with match bits 0. */
    public static final EntryValues BLANK = new EntryValues(0, ProcessId.ANY, 0, 0, Unlink.PTL_RETAIN);

    @Override
    public EntryValues map(MemberMapper members) {
        return new EntryValues(members.index("portal", portal), members.packed("match_id", matchId, ProcessId::packed, ProcessId::unpacked),
                members.matchBits("match_bits", matchBits), members.matchBits("ignore_bits", ignoreBits), members.constant("unlink", unlink));
    }
}
