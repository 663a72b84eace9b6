package org.portalscope.engine.state;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;

/**
 * The one way to change a {@link PortalsState}: a method per effect, which makes the change and notes it in the journal, if there
 * is one. Callers see each change in the state as soon as the method returns.
 */
public final class Mutator {

    private final PortalsState state;
    private Journal journal;

    public Mutator(PortalsState state) {
        this.state = state;
    }

    /** Attaches a journal, or detaches it with null. */
    public void attach(Journal newJournal) {
        journal = newJournal;
    }

    /** Whether somebody wants to know about steps; checks are made out only then. */
    public boolean explains() {
        return journal != null;
    }

    /** Notes a check; only to be called if {@link #explains}. */
    public void note(Check check) {
        journal.note(check);
    }

    public void enter(Scope.Kind kind, String name) {
        if (journal != null) {
            journal.enter(new Scope(kind, name));
        }
    }

    public void leave() {
        if (journal != null) {
            journal.leave();
        }
    }

    public void declareRegion(String name, byte[] bytes) {
        change(new RegionDeclared(name, state.memory.nextAddress(), bytes));
    }

    public void initializeLibrary() {
        change(new LibraryInitialized());
    }

    public void initializeInterface(NetworkInterface ni, Limits limits) {
        change(new InterfaceInitialized(ni.number, limits));
    }

    public void setAccessEntry(NetworkInterface ni, int index, AccessEntry entry) {
        change(new AccessEntrySet(ni.number, index, ni.accessTable.get(index), entry));
    }

    /** Creates an entry before another one, or at the end of its list if that is null, and returns its handle. */
    public long linkEntry(NetworkInterface ni, EntryValues values, MatchEntry before) {
        long handle = ni.entries.next();
        change(new EntryLinked(handle, values, before == null ? Ptl.ME_NONE : before.handle));
        return handle;
    }

    public void unlinkEntry(MatchEntry entry) {
        change(new EntryUnlinked(entry.handle, entry.values, entry.nextHandle()));
    }

    public long createDescriptor(NetworkInterface ni, DescriptorValues values) {
        long handle = ni.descriptors.next();
        change(new DescriptorCreated(handle, values));
        return handle;
    }

    public void releaseDescriptor(MemoryDescriptor descriptor) {
        change(new DescriptorReleased(descriptor.handle, descriptor.values()));
    }

    public void detachDescriptor(MemoryDescriptor descriptor) {
        change(new DescriptorDetached(descriptor.handle, descriptor.entry));
    }

    public long allocateQueue(NetworkInterface ni, long capacity) {
        long handle = ni.queues.next();
        change(new QueueAllocated(handle, capacity));
        return handle;
    }

    /** Counts an operation against a finite threshold that is not used up. */
    public void takeThreshold(MemoryDescriptor descriptor, long link) {
        if (descriptor.threshold > 0) {
            change(new ThresholdTaken(descriptor.handle, descriptor.threshold, descriptor.threshold - 1));
            if (descriptor.threshold == 0) {
                inactivate(descriptor, link);
            }
        }
    }

    /** Moves a locally managed offset behind the bytes of an operation. */
    public void moveOffset(MemoryDescriptor descriptor, long by, long link) {
        if (by != 0) {
            change(new OffsetMoved(descriptor.handle, descriptor.localOffset, descriptor.localOffset + by));
            if (descriptor.isBeyondMaximum()) {
                inactivate(descriptor, link);
            }
        }
    }

    private void inactivate(MemoryDescriptor descriptor, long link) {
        change(new DescriptorInactivated(descriptor.handle, descriptor.inactivatedBy, link));
    }

    public void startOperation(Operation operation, boolean initiated) {
        change(new OperationStarted(operation, initiated, state.descriptor(operation.descriptor()).succeeded));
    }

    /** Ends an operation; one that worked counts for the unlinking of its descriptor (R16). */
    public void endOperation(Operation operation, boolean succeeded) {
        boolean before = state.descriptor(operation.descriptor()).succeeded;
        change(new OperationEnded(operation, before, before || succeeded));
    }

    public void write(long address, byte[] data) {
        change(new BytesWritten(address, state.memory.read(address, data.length), data));
    }

    /** Logs an event, or loses it if the queue is full; a thread that waits on the queue is served at once. */
    public void log(EventQueue queue, Event event) {
        long sequenceBefore = state.owner(queue.handle).nextSequence;
        if (queue.isFull()) {
            change(new EventLost(queue.handle, event, queue.gap, sequenceBefore));
            return;
        }
        change(new EventLogged(queue.handle, event, queue.gap, sequenceBefore));
        if (!queue.waiters.isEmpty()) {
            int thread = queue.waiters.getFirst();
            change(new WaiterServed(thread, takeEvent(queue)));
        }
    }

    /** Takes the oldest event out of a queue that is not empty. */
    public WaitResult takeEvent(EventQueue queue) {
        EventQueue.Queued queued = queue.events.getFirst();
        change(new EventTaken(queue.handle, queued.event(), queued.afterGap()));
        return new WaitResult(queue.handle, queued.afterGap() ? ReturnCode.PTL_EQ_DROPPED : ReturnCode.PTL_OK, queued.event());
    }

    public void addWaiter(EventQueue queue, int thread) {
        change(new WaiterAdded(queue.handle, thread));
    }

    /** Lets a thread that was served have its result. */
    public WaitResult returnFromWait(int thread) {
        WaitResult result = state.served.get(thread);
        change(new WaitReturned(thread, result));
        return result;
    }

    public void send(Message message) {
        change(new MessageSent(message));
    }

    public void sendData(Message message, byte[] data) {
        change(new DataSent(message, data));
    }

    public void drop(NetworkInterface ni, Message message, DropReason reason) {
        change(new MessageDropped(ni.number, message, reason, ni.dropCount() + 1));
    }

    private void change(PortalsEffect effect) {
        effect.apply(state);
        if (journal != null) {
            journal.note(effect);
        }
    }
}
