package org.portalscope.engine.state;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Fields;

/** An entry of a match list, Portals 3.2 §3.7. */
public final class MatchEntry extends PortalsObject {

    private int portal;
    private Unlink unlink;
    private ProcessId matchId;
    private long givenBits;
    long matchBits;
    long careBits;
    long source;
    long sourceMask;
    private MemoryDescriptor descriptor;
    MatchEntry previous;
    MatchEntry next;

    /** Grows along the list, so that two entries can be told apart by their places; derived, and changed as places get scarce. */
    long order;
    MatchClass matchClass;
    MatchEntry previousOfKey;
    MatchEntry nextOfKey;
    private EntryValues values;

    /** An entry to be set. */
    @Mutation
    public MatchEntry() {
    }

    @Mutation
    public MatchEntry(long handle, EntryValues values) {
        set(handle, values.portal(), values.matchId(), values.matchBits(), values.ignoreBits(), values.unlink());
        this.values = values;
    }

    /** Becomes an entry without a descriptor, in no list; only if it is new or has been released. */
    @Mutation
    public void set(long handle, int newPortal, ProcessId newMatchId, long newMatchBits, long ignoreBits, Unlink newUnlink) {
        setHandle(handle);
        portal = newPortal;
        if (matchId != newMatchId) {
            matchId = newMatchId;
            sourceMask = (matchId.nid() == Ptl.PTL_NID_ANY ? 0 : -1L << Integer.SIZE) | (matchId.pid() == Ptl.PTL_PID_ANY ? 0 : 0xFFFF_FFFFL);
            source = matchId.packed() & sourceMask;
        }
        if (unlink != newUnlink) {
            unlink = newUnlink;
        }
        givenBits = newMatchBits;
        careBits = ~ignoreBits;
        matchBits = newMatchBits & careBits;
        if (values != null) {
            values = null;
        }
    }

    /** What it was created with, as a value, which is made once. */
    public EntryValues values() {
        if (values == null) {
            values = new EntryValues(portal, matchId, givenBits, ~careBits, unlink);
        }
        return values;
    }

    /** Index of the Portal table entry whose list it is in. */
    public int portal() {
        return portal;
    }

    /** Whether it goes when its memory descriptor is unlinked. */
    public Unlink unlink() {
        return unlink;
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
    boolean admits(int ofPortal, long initiator, long bits) {
        return ofPortal == portal && admits(initiator, bits);
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

    @Override
    void describe(Fields out) {
        out.handle("descriptor", descriptor()).all(values().members());
    }

    void dump(StringBuilder out) {
        out.append(Handle.text(handle())).append(' ').append(values())
                .append(' ').append(Handle.text(descriptor())).append('\n');
    }
}
