package org.portalscope.engine.effect;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;

/** The part of the {@link Mutator} for the objects of a process: the library, its interfaces, and their entries, descriptors and queues. */
public final class ObjectMutator {

    private final Mutator mutator;
    private final PortalsState state;

    ObjectMutator(Mutator mutator, PortalsState state) {
        this.mutator = mutator;
        this.state = state;
    }

    public void initializeLibrary() {
        mutator.change(new LibraryInitialized());
    }

    public void cleanUpLibrary() {
        mutator.change(new LibraryCleanedUp());
    }

    public void initializeInterface(NetworkInterface ni, Limits limits) {
        mutator.change(new InterfaceInitialized(ni.number(), limits));
    }

    /** Shuts down an interface without objects. */
    public void shutDownInterface(NetworkInterface ni) {
        mutator.change(new InterfaceShutDown(ni.number(), ni.limits(), ni.accessTable()));
    }

    public void setAccessEntry(NetworkInterface ni, int index, AccessEntry entry) {
        mutator.change(new AccessEntrySet(ni.number(), index, ni.accessEntry(index), entry));
    }

    /** Creates an entry before another one, or at the end of its list if that is null, and returns its handle. */
    public long linkEntry(NetworkInterface ni, int portal, ProcessId matchId, long matchBits, long ignoreBits, Unlink unlink, MatchEntry before) {
        long handle = ni.entries().next();
        MatchEntry entry = EntryLinked.link(ni, handle, portal, matchId, matchBits, ignoreBits, unlink, before);
        if (mutator.isRecording()) {
            mutator.note(new EntryLinked(handle, entry.values(), before == null ? Ptl.ME_NONE : before.handle()));
        }
        return handle;
    }

    public void unlinkEntry(MatchEntry entry) {
        if (mutator.isRecording()) {
            mutator.change(new EntryUnlinked(entry.handle(), entry.values(), entry.nextHandle()));
        } else {
            EntryUnlinked.unlink(state.owner(entry.handle()), entry);
        }
    }

    /** Gives an entry other criteria; the object of its handle is another one then. */
    public void changeCriteria(MatchEntry entry, EntryValues values) {
        mutator.change(new CriteriaChanged(entry.handle(), entry.values(), values));
    }

    /**
     * Creates a descriptor and returns its handle.
     *
     * @param entry the match entry it is attached to, or {@code ME_NONE}
     */
    public long createDescriptor(NetworkInterface ni, MdValues md, long entry, Unlink unlinkOp, Unlink unlinkNofit) {
        long handle = ni.descriptors().next();
        if (mutator.isRecording()) {
            mutator.change(new DescriptorCreated(handle, DescriptorValues.created(md, entry, unlinkOp, unlinkNofit)));
        } else {
            DescriptorCreated.create(ni, handle, md, entry, unlinkOp, unlinkNofit);
        }
        return handle;
    }

    /** Replaces the application's view of a descriptor; the local offset stays if the region does. */
    public void updateDescriptor(MemoryDescriptor descriptor, MdValues values) {
        if (mutator.isRecording()) {
            DescriptorValues before = descriptor.values();
            mutator.change(new DescriptorUpdated(descriptor.handle(), before, before.updated(values)));
        } else {
            descriptor.update(values);
        }
    }

    public void detachDescriptor(MemoryDescriptor descriptor) {
        mutator.change(new DescriptorDetached(descriptor.handle(), descriptor.entry()));
    }

    public void releaseDescriptor(MemoryDescriptor descriptor) {
        if (mutator.isRecording()) {
            mutator.change(new DescriptorReleased(descriptor.handle(), descriptor.values()));
        } else {
            DescriptorReleased.release(descriptor);
        }
    }

    public long allocateQueue(NetworkInterface ni, long capacity) {
        long handle = ni.queues().next();
        mutator.change(new QueueAllocated(handle, capacity));
        return handle;
    }

    /** Releases a queue on which nobody waits. */
    public void freeQueue(EventQueue queue) {
        mutator.change(new QueueFreed(queue.handle(), queue.capacity(), queue.events(), queue.lost(), queue.gap()));
    }
}
