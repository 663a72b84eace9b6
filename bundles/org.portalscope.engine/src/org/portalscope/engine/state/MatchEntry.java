package org.portalscope.engine.state;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;

/** An entry of a match list, Portals 3.2 §3.7. */
public final class MatchEntry extends PortalsObject {

    private final EntryValues values;
    final long matchBits;
    final long careBits;
    final long source;
    final long sourceMask;
    private MemoryDescriptor descriptor;
    MatchEntry previous;
    MatchEntry next;

    /** Grows along the list, so that two entries can be told apart by their places; derived, and changed as places get scarce. */
    long order;
    MatchClass matchClass;
    MatchEntry previousOfKey;
    MatchEntry nextOfKey;

    @Mutation
    public MatchEntry(long handle, EntryValues values) {
        super(handle);
        this.values = values;
        ProcessId wanted = values.matchId();
        careBits = ~values.ignoreBits();
        matchBits = values.matchBits() & careBits;
        sourceMask = (wanted.nid() == Ptl.PTL_NID_ANY ? 0 : -1L << Integer.SIZE) | (wanted.pid() == Ptl.PTL_PID_ANY ? 0 : 0xFFFF_FFFFL);
        source = wanted.packed() & sourceMask;
    }

    public EntryValues values() {
        return values;
    }

    /** Whether the initiator of a request, packed, satisfies the match criteria, §3.7.1. */
    public boolean admitsSource(long initiator) {
        return (initiator & sourceMask) == source;
    }

    /** Whether the bits of a request satisfy the match criteria, §3.7.1. */
    public boolean admitsBits(long bits) {
        return (bits & careBits) == matchBits;
    }

    /** Whether a request satisfies the match criteria, §3.7.1. */
    boolean admits(long initiator, long bits) {
        return admitsBits(bits) && admitsSource(initiator);
    }

    /** Whether a request to a portal satisfies the match criteria, if it comes to the list of this entry. */
    boolean admits(int portal, long initiator, long bits) {
        return portal == values.portal() && admits(initiator, bits);
    }

    /** Whether the request that an event tells of satisfies the match criteria, if it comes to the list of this entry. */
    public boolean admits(Event event) {
        return admits(event.portal(), event.initiator().packed(), event.matchBits());
    }

    /** The memory descriptor, or null. */
    public MemoryDescriptor attached() {
        return descriptor;
    }

    /** Takes a memory descriptor, or loses it with null. */
    @Mutation
    public void attach(MemoryDescriptor newDescriptor) {
        descriptor = newDescriptor;
    }

    /** Handle of the memory descriptor, or {@code PTL_MD_NONE}. */
    public long descriptor() {
        return descriptor == null ? Ptl.PTL_MD_NONE : descriptor.handle();
    }

    /** The next entry of the list, or null. */
    public MatchEntry next() {
        return next;
    }

    public long nextHandle() {
        return next == null ? Ptl.ME_NONE : next.handle();
    }

    void dump(StringBuilder out) {
        out.append(Handle.text(handle())).append(' ').append(values)
                .append(' ').append(Handle.text(descriptor())).append('\n');
    }
}
