package org.portalscope.engine.reference;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;

/** A match list entry, Portals 3.2 §3.7. */
public final class Entry {

    public final long handle;
    public Descriptor descriptor;
    final ProcessId matchId;
    final long matchBits;
    final long ignoreBits;
    final Unlink unlink;

    Entry(long handle, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink) {
        this.handle = handle;
        this.matchId = matchId;
        this.matchBits = matchBits;
        this.ignoreBits = ignoreBits;
        this.unlink = unlink;
    }

    boolean matches(Header request) {
        return admits(matchId, request.initiator()) && (request.matchBits() & ~ignoreBits) == (matchBits & ~ignoreBits);
    }

    /** Whether a process id, either part of which may be a wildcard, admits a process, Portals 3.2 §3.2.6. */
    static boolean admits(ProcessId wanted, ProcessId process) {
        return (wanted.nid() == Ptl.PTL_NID_ANY || wanted.nid() == process.nid())
                && (wanted.pid() == Ptl.PTL_PID_ANY || wanted.pid() == process.pid());
    }
}
