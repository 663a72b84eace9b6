package org.portalscope.engine.input;

import org.portalscope.engine.api.ProcessId;

/**
 * Somebody at a debugger gave a match entry other criteria, Portals 3.2 §3.7.1; its place in the list and its descriptor stay.
 *
 * @param entry      its handle
 * @param matchId    the initiators that it admits from now on
 * @param matchBits  the bits that must match
 * @param ignoreBits the bits that do not matter
 */
public record EntryEdited(long entry, ProcessId matchId, long matchBits, long ignoreBits) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.entryEdited(this);
    }
}
