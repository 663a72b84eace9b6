package org.portalscope.engine.effect;

import java.util.List;

import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.state.WaitResult;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.CheckGroup;
import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;

/**
 * The one way to change a {@link PortalsState}: a method per effect, which makes the change and notes it in the journal, if there
 * is one. Callers see each change in the state as soon as the method returns. What happens to messages, operations and events is here;
 * {@link #objects} makes and removes objects, and {@link #memory} does what the application does with memory.
 */
public final class Mutator {

    private static final MemoryBlock NOTHING = MemoryBlock.of(new byte[0]);

    private final PortalsState state;
    private final ObjectMutator objects;
    private final MemoryMutator memory;
    private Journal journal;
    private boolean explaining;
    /** Where messages are kept that are sent, or null. */
    private List<Message> sent;
    /** Whether anybody wants to know which messages are sent. */
    private boolean observed;

    public Mutator(PortalsState state) {
        this.state = state;
        objects = new ObjectMutator(this, state);
        memory = new MemoryMutator(this, state);
    }

    /** The part for objects. */
    public ObjectMutator objects() {
        return objects;
    }

    /** The part for the memory of the application. */
    public MemoryMutator memory() {
        return memory;
    }

    /** Attaches a journal, or detaches it with null. */
    public void attach(Journal newJournal) {
        journal = newJournal;
        explaining = newJournal != null && newJournal.explains();
        observed = journal != null || sent != null;
    }

    /** Adds each message that is sent to a list, or to none if that is null. */
    public void collectSent(List<Message> messages) {
        sent = messages;
        observed = journal != null || sent != null;
    }

    /** Whether somebody wants to know why; checks are made only then. */
    public boolean explains() {
        return explaining;
    }

    /** Whether effects are recorded, so that each has to be made. */
    public boolean isRecording() {
        return journal != null;
    }

    /** Notes a check; only to be called if {@link #explains}. */
    public void note(Check check) {
        journal.note(check);
    }

    /** Notes a scope with its checks; only to be called if {@link #explains}. */
    public void note(CheckGroup group) {
        journal.note(group);
    }

    /** Opens a scope; its name is the text of what it is about, made only for those who want it. */
    public void enter(Scope.Kind kind, Object subject) {
        if (explaining) {
            journal.enter(new Scope(kind, subject));
        }
    }

    /** Opens a scope. */
    public void enter(Scope scope) {
        if (explaining) {
            journal.enter(scope);
        }
    }

    public void leave() {
        if (explaining) {
            journal.leave();
        }
    }

    /** Counts an operation against a finite threshold that is not used up. */
    public void takeThreshold(MemoryDescriptor descriptor, long link) {
        int before = descriptor.threshold();
        if (before > 0) {
            descriptor.setThreshold(before - 1);
            if (journal != null) {
                journal.note(new ThresholdTaken(descriptor.handle(), before, before - 1));
            }
            if (before == 1 && !descriptor.isBeyondMaximum()) {
                inactivate(descriptor, link); // R22
            }
        }
    }

    /** Moves a locally managed offset behind the bytes of an operation. */
    public void moveOffset(MemoryDescriptor descriptor, long by, long link) {
        if (by != 0) {
            boolean wasActive = descriptor.active();
            long before = descriptor.localOffset();
            descriptor.setLocalOffset(before + by);
            if (journal != null) {
                journal.note(new OffsetMoved(descriptor.handle(), before, before + by));
            }
            if (wasActive && descriptor.isBeyondMaximum()) {
                inactivate(descriptor, link); // R22
            }
        }
    }

    private void inactivate(MemoryDescriptor descriptor, long link) {
        long before = descriptor.inactivatedBy();
        descriptor.setInactivatedBy(link);
        if (journal != null) {
            journal.note(new DescriptorInactivated(descriptor.handle(), before, link));
        }
    }

    /**
     * Starts an operation of the next link.
     *
     * @param place     from {@link #place}, with its header
     * @param initiated whether this process initiated it, which gives it the next ordinal
     */
    public void startOperation(PendingOperation place, Operation.Kind kind, MemoryDescriptor descriptor, long address,
            long offset, long length, boolean initiated) {
        boolean succeededBefore = descriptor.succeeded();
        place.set(kind, descriptor.networkInterface().nextSequence(), descriptor, descriptor.queue(), address, offset, length);
        state.start(place, initiated);
        if (journal != null) {
            journal.note(new OperationStarted(place.value(), initiated, succeededBefore));
        }
    }

    /**
     * Starts and ends an operation in one input, so that it is never pending, and returns its link. Only to be called if nothing is recorded.
     *
     * @param initiated whether this process initiated it, which gives it the next ordinal
     */
    public long passOperation(MemoryDescriptor descriptor, boolean initiated) {
        return state.pass(descriptor, initiated);
    }

    /** A place for an operation to start, with a header to be filled. */
    public PendingOperation place(NetworkInterface ni) {
        return ni.operationTable().free(ni.nextSequence());
    }

    /** Ends an operation; one that worked counts for the unlinking of its descriptor (R16). */
    public void endOperation(PendingOperation operation, boolean succeeded) {
        boolean before = operation.descriptor().succeeded();
        state.end(operation, before || succeeded);
        if (journal != null) {
            journal.note(new OperationEnded(operation.value(), before, before || succeeded));
        }
    }

    /** Writes what an operation received into the memory it works on. */
    public void write(PendingOperation operation, MemoryBlock data, int from) {
        if (journal != null) {
            byte[] after = data.copy(from, (int) operation.length());
            change(new BytesWritten(operation.address(), state.memory().read(operation.address(), after.length), after));
        } else {
            write(operation.address(), operation.length(), data, from);
        }
    }

    /**
     * Writes into the memory of a descriptor. Only to be called if nothing is recorded.
     *
     * @param offset of the first byte in the descriptor
     * @param length at least one, at most what the descriptor has behind the offset
     * @param from   index of the first byte among the data
     */
    public void write(MemoryDescriptor descriptor, long offset, long length, MemoryBlock data, int from) {
        descriptor.region(state.memory()).write(descriptor.start() + offset, data, from, (int) length);
    }

    /**
     * Writes into memory. Only to be called if nothing is recorded.
     *
     * @param length at least one
     * @param from   index of the first byte among the data
     */
    public void write(long address, long length, MemoryBlock data, int from) {
        state.memory().holding(address, length).write(address, data, from, (int) length);
    }

    /** Logs the event filled in at the next place of a queue, or loses it if the queue is full; a thread that waits is served at once. */
    public void log(NetworkInterface ni, EventQueue queue) {
        EventData event = queue.next();
        long sequenceBefore = ni.nextSequence();
        boolean gap = queue.gap();
        ni.countSequence(event.sequence());
        if (queue.isFull()) {
            queue.lose();
            if (journal != null) {
                journal.note(new EventLost(queue.handle(), event.event(), gap, sequenceBefore));
            }
            return;
        }
        queue.addLast();
        if (journal != null) {
            journal.note(new EventLogged(queue.handle(), event.event(), gap, sequenceBefore));
        }
        if (queue.hasWaiters()) {
            serve(queue);
        }
    }

    /**
     * Logs the events filled in at the next two places of a queue that {@link EventQueue#takesTwo}, with consecutive sequence numbers of
     * which the first has been given. Only to be called if nothing is recorded.
     */
    public void logTwo(NetworkInterface ni, EventQueue queue) {
        queue.addTwo();
        ni.takeSequence();
    }

    private void serve(EventQueue queue) {
        EventOut out = new EventOut();
        ReturnCode code = takeEvent(queue, out, true);
        change(new WaiterServed(queue.firstWaiter(), new WaitResult(queue.handle(), code, out.value())));
    }

    /**
     * Takes the oldest event out of a queue that is not empty.
     *
     * @param byWait whether PtlEQWait takes it, rather than PtlEQGet
     * @return {@code PTL_OK}, or {@code PTL_EQ_DROPPED} if an event was lost before it
     */
    public ReturnCode takeEvent(EventQueue queue, EventOut out, boolean byWait) {
        queue.take(out);
        boolean afterGap = out.data().isAfterGap();
        if (journal != null) {
            journal.note(new EventTaken(queue.handle(), out.value(), afterGap, byWait));
        }
        return afterGap ? ReturnCode.PTL_EQ_DROPPED : ReturnCode.PTL_OK;
    }

    public void addWaiter(EventQueue queue, int thread) {
        change(new WaiterAdded(queue.handle(), thread));
    }

    /** Lets a thread that was served have its result. */
    public WaitResult returnFromWait(int thread) {
        WaitResult result = state.served().get(thread);
        change(new WaitReturned(thread, result));
        return result;
    }

    /** Sends a message. */
    public void send(Header header) {
        state.fabric().send(header);
        if (observed) {
            noteSent(header.message());
        }
    }

    private void noteSent(Message message) {
        if (sent != null) {
            sent.add(message);
        }
        if (journal != null) {
            journal.note(new MessageSent(message));
        }
    }

    /** Sends the bytes that an operation works on as the data of a message. */
    public void sendData(Header header, PendingOperation operation) {
        if (journal != null) {
            change(new DataSent(header.message(), state.memory().read(operation.address(), operation.length())));
        } else if (operation.length() == 0) {
            state.fabric().sendData(header, NOTHING, 0, 0);
        } else {
            sendData(header, state.memory().holding(operation.address(), operation.length()), operation.address(), operation.length());
        }
    }

    /**
     * Sends bytes of a descriptor's memory as the data of a message. Only to be called if nothing is recorded.
     *
     * @param offset of the first byte in the descriptor
     * @param length at most what the descriptor has behind the offset
     */
    public void sendData(Header header, MemoryDescriptor descriptor, long offset, long length) {
        if (length == 0) {
            state.fabric().sendData(header, NOTHING, 0, 0);
        } else {
            sendData(header, descriptor.region(state.memory()), descriptor.start() + offset, length);
        }
    }

    private void sendData(Header header, Region region, long address, long length) {
        state.fabric().sendData(header, region.block(), region.index(address), (int) length);
    }

    /** Lets the target of a message know that its data will never come. */
    public void withholdData(Header header, int niFailType) {
        change(new DataWithheld(header.message(), niFailType));
    }

    public void drop(NetworkInterface ni, Header header, DropReason reason) {
        DropReason forgotten = ni.dropLog().nextForgotten();
        ni.dropLog().add(reason);
        if (journal != null) {
            journal.note(new MessageDropped(ni.number(), header.message(), reason, forgotten, ni.dropCount()));
        } else if (header.kind().carriesData()) {
            state.fabric().discardData(header);
        }
    }

    /**
     * Starts the reception of a reply, in the memory and with the queue that its get started with.
     *
     * @param place from {@link #place}, with its header
     */
    public void startReply(PendingOperation place, PendingOperation fetch, long length) { // R44
        boolean succeededBefore = fetch.descriptor().succeeded();
        place.setReply(fetch, length);
        state.start(place, false);
        if (journal != null) {
            journal.note(new OperationStarted(place.value(), false, succeededBefore));
        }
    }

    /** Ends an operation without a result. */
    public void abandonOperation(PendingOperation operation) {
        change(new OperationAbandoned(operation.value()));
        if (journal == null && operation.kind().needsData()) {
            state.fabric().discardData(operation.header());
        }
    }

    /** Lets all threads that wait on a queue return with a code and no event. */
    public void refuseWaiters(EventQueue queue, ReturnCode code) {
        while (queue.hasWaiters()) {
            change(new WaiterServed(queue.firstWaiter(), new WaitResult(queue.handle(), code, null)));
        }
    }

    /** Makes a change and notes it. */
    void change(PortalsEffect effect) {
        effect.apply(state);
        if (journal != null) {
            journal.note(effect);
        }
    }

    /** Notes a change that has been made; only to be called if {@link #isRecording}. */
    void note(PortalsEffect effect) {
        journal.note(effect);
    }
}
