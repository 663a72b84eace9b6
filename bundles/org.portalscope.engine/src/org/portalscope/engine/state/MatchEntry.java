package org.portalscope.engine.state;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.Ptl;

/** An entry of a match list, Portals 3.2 §3.7. */
public final class MatchEntry {

    final long handle;
    final EntryValues values;
    long descriptor = Ptl.PTL_MD_NONE;
    MatchEntry previous;
    MatchEntry next;

    MatchEntry(long handle, EntryValues values) {
        this.handle = handle;
        this.values = values;
    }

    public long handle() {
        return handle;
    }

    public EntryValues values() {
        return values;
    }

    /** Handle of the memory descriptor, or {@code PTL_MD_NONE}. */
    public long descriptor() {
        return descriptor;
    }

    /** The next entry of the list, or null. */
    public MatchEntry next() {
        return next;
    }

    long nextHandle() {
        return next == null ? Ptl.ME_NONE : next.handle;
    }

    void dump(StringBuilder out) {
        out.append(Handle.text(handle)).append(' ').append(values)
                .append(' ').append(Handle.text(descriptor)).append('\n');
    }
}
