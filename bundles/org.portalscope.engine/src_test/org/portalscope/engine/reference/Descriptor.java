package org.portalscope.engine.reference;

import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;

/** A memory descriptor, Portals 3.2 §3.8. */
public final class Descriptor {

    public final long handle;
    public MdValues md;
    public int threshold;
    public long localOffset;
    public int pending;
    public boolean detached;
    Entry entry;
    final Unlink unlinkOp;
    final Unlink unlinkNofit;
    boolean succeeded;
    long inactivatedBy;

    Descriptor(long handle, MdValues md, Entry entry, Unlink unlinkOp, Unlink unlinkNofit) {
        this.handle = handle;
        this.md = md;
        this.threshold = md.threshold();
        this.entry = entry;
        this.unlinkOp = unlinkOp;
        this.unlinkNofit = unlinkNofit;
    }

    boolean has(int option) {
        return (md.options() & option) != 0;
    }

    boolean active() {
        boolean beyond = !has(Ptl.PTL_MD_MANAGE_REMOTE) && Long.compareUnsigned(localOffset, md.maxOffset()) > 0; // R15, R46
        return threshold != 0 && !beyond;
    }

    /** Counts an operation and moves the local offset by the bytes that it manipulates there. */
    void count(long link, long moved) { // R11, R14
        boolean wasActive = active();
        threshold -= threshold > 0 ? 1 : 0;
        localOffset += moved;
        if (wasActive && !active()) {
            inactivatedBy = link; // R22
        }
    }

    /** Takes the values of PtlMDUpdate, which no operation made active or inactive. */
    void update(MdValues values) { // R20
        localOffset = values.start() == md.start() && values.length() == md.length() ? localOffset : 0;
        md = values;
        threshold = values.threshold();
        inactivatedBy = 0;
    }

    /** The application's view at this moment. */
    public MdValues values() {
        return new MdValues(md.start(), md.length(), threshold, md.maxOffset(), md.options(), md.userPtr(), md.eventq());
    }
}
