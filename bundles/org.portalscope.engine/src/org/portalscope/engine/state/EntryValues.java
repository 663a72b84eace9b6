package org.portalscope.engine.state;

import java.util.List;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;

/**
 * What a match entry is created with, Portals 3.2 §3.7.1; it never changes.
 *
 * @param portal     index of the Portal table entry whose list it is in
 * @param matchId    the initiators it admits
 * @param matchBits  the bits that must match
 * @param ignoreBits the bits that do not matter
 * @param unlink     whether it goes when its memory descriptor is unlinked
 */
public record EntryValues(int portal, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink) implements Structure {
    @Override
    public List<Field> members() {
        return new Fields().index("portal", portal).value("match_id", matchId).matchBits("match_bits", matchBits)
                .matchBits("ignore_bits", ignoreBits).value("unlink", unlink).list();
    }
}
