package org.portalscope.engine.state;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.memory.Region;

/** A memory descriptor, Portals 3.2 §3.8. */
public final class MemoryDescriptor extends PortalsObject {

    private final NetworkInterface networkInterface;
    private Unlink unlinkOp;
    private Unlink unlinkNofit;
    private MdValues given;
    private long start;
    private long length;
    private long maxOffset;
    private int options;
    private long eventq;
    private int threshold;
    private long entry;
    private long localOffset;
    private boolean active;
    private int pending;
    private boolean succeeded;
    private long inactivatedBy;
    private boolean detached;
    private EventQueue queue;
    private Region region;

    /** A descriptor to be set. */
    @Mutation
    public MemoryDescriptor(NetworkInterface networkInterface) {
        this.networkInterface = networkInterface;
    }

    /** A descriptor that holds what another one held. */
    @Mutation
    public MemoryDescriptor(long handle, NetworkInterface networkInterface, DescriptorValues values) {
        this.networkInterface = networkInterface;
        set(handle, values.md(), values.entry(), values.unlinkOp(), values.unlinkNofit());
        update(values);
        pending = values.pending();
        succeeded = values.succeeded();
        detached = values.detached();
    }

    /**
     * Becomes a descriptor as it is created; only if it is new or has been released.
     *
     * @param newEntry the match entry it is attached to, or {@code ME_NONE}
     */
    @Mutation
    public void set(long handle, MdValues md, long newEntry, Unlink newUnlinkOp, Unlink newUnlinkNofit) {
        setHandle(handle);
        entry = newEntry;
        if (unlinkOp != newUnlinkOp) {
            unlinkOp = newUnlinkOp;
        }
        if (unlinkNofit != newUnlinkNofit) {
            unlinkNofit = newUnlinkNofit;
        }
        pending = 0;
        succeeded = false;
        detached = false;
        localOffset = 0;
        update(md);
    }

    /** Takes what PtlMDUpdate replaces. */
    @Mutation
    public void update(DescriptorValues values) {
        take(values.md());
        localOffset = values.localOffset();
        inactivatedBy = values.inactivatedBy();
        updateActive();
    }

    /** Replaces the application's view; the local offset stays if the region does. */
    @Mutation
    public void update(MdValues md) { // R20, R63
        if (md.start() != start || md.length() != length) {
            localOffset = 0;
        }
        inactivatedBy = 0;
        take(md);
        updateActive();
    }

    private void take(MdValues md) {
        given = md;
        start = given.start();
        length = given.length();
        threshold = given.threshold();
        maxOffset = given.maxOffset();
        options = given.options();
        eventq = given.eventq();
        queue = null;
        region = null;
    }

    @Mutation
    public void setThreshold(int newThreshold) {
        threshold = newThreshold;
        updateActive();
    }

    @Mutation
    public void setLocalOffset(long newOffset) {
        localOffset = newOffset;
        updateActive();
    }

    /** Counts an operation that has started. */
    @Mutation
    public void addPending() {
        pending++;
    }

    /** Counts an operation that is pending no longer. */
    @Mutation
    public void removePending() {
        pending--;
    }

    @Mutation
    public void setSucceeded(boolean newSucceeded) {
        succeeded = newSucceeded;
    }

    @Mutation
    public void setInactivatedBy(long link) {
        inactivatedBy = link;
    }

    /** Loses its match entry while operations are pending. */
    @Mutation
    public void detach() { // R19
        entry = Ptl.ME_NONE;
        detached = true;
    }

    /** The inverse of {@link #detach}. */
    @Mutation
    public void undetach(long entryBefore) {
        entry = entryBefore;
        detached = false;
    }

    private void updateActive() {
        active = threshold != 0 && !isBeyondMaximum();
    }

    public NetworkInterface networkInterface() {
        return networkInterface;
    }

    /** Everything it holds at this moment. */
    public DescriptorValues values() {
        return new DescriptorValues(md(), entry, localOffset, unlinkOp, unlinkNofit, pending, succeeded, inactivatedBy,
                detached);
    }

    /** The application's view at this moment. */
    public MdValues md() {
        return given.withThreshold(threshold);
    }

    /** The application's view as it was given, with the threshold of that time. */
    public MdValues given() {
        return given;
    }

    public long start() {
        return start;
    }

    public long length() {
        return length;
    }

    public int threshold() {
        return threshold;
    }

    public long maxOffset() {
        return maxOffset;
    }

    public int options() {
        return options;
    }

    public long localOffset() {
        return localOffset;
    }

    public long eventq() {
        return eventq;
    }

    /** The event queue, or null if it has gone or there is none. */
    public EventQueue queue() {
        if (eventq == Ptl.PTL_EQ_NONE) {
            return null;
        }
        if (queue == null || !queue.live) {
            queue = networkInterface.queues().get(eventq);
        }
        return queue;
    }

    /** The region that holds its bytes; only if there are any. */
    public Region region(AddressSpace memory) {
        if (region == null) {
            region = memory.holding(start, length);
        }
        return region;
    }

    public long entry() {
        return entry;
    }

    public Unlink unlinkOp() {
        return unlinkOp;
    }

    public Unlink unlinkNofit() {
        return unlinkNofit;
    }

    /** Operations that have started and not ended. */
    public int pending() {
        return pending;
    }

    /** Whether an operation has succeeded since none was pending. */
    public boolean succeeded() {
        return succeeded;
    }

    /** The link of the operation that made it inactive, zero if none did. */
    public long inactivatedBy() {
        return inactivatedBy;
    }

    /** Whether its match entry was unlinked while an operation was pending. */
    public boolean detached() {
        return detached;
    }

    public boolean has(int option) {
        return (options & option) != 0;
    }

    /** Whether it responds to operations: threshold left and the maximum offset not exceeded, §3.8.1. */
    public boolean active() {
        return active;
    }

    /** Whether its local offset exceeds the maximum. */
    public boolean isBeyondMaximum() {
        return !managesRemote() && Long.compareUnsigned(localOffset, maxOffset) > 0; // R15, R46
    }

    public boolean managesRemote() {
        return has(Ptl.PTL_MD_MANAGE_REMOTE);
    }

    @Override
    void describe(Fields out) {
        out.value("active", active).all(values().members());
    }

    void dump(StringBuilder out) {
        out.append(Handle.text(handle())).append(" start ").append(start).append(" length ").append(length).append(" threshold ").append(threshold)
                .append(" maximum ").append(maxOffset).append(" options ").append(options).append(" user ").append(given.userPtr())
                .append(" queue ").append(Handle.text(eventq)).append(" entry ").append(Handle.text(entry)).append(" offset ").append(localOffset)
                .append(' ').append(unlinkOp).append(' ').append(unlinkNofit).append(" pending ").append(pending).append(succeeded ? " succeeded" : "")
                .append(" inactivated by ").append(inactivatedBy).append(detached ? " detached\n" : "\n");
    }
}
