package org.portalscope.engine.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.memory.AddressSpace;
import org.portalscope.engine.message.Fabric;

/** Everything Portals holds of one process. Readable by all, changed by effects only. */
public final class PortalsState {

    /** A power of two. */
    private static final int RECENT_QUEUES = 4;

    private final AddressSpace memory = new AddressSpace();
    private final List<NetworkInterface> interfaces;
    private final NetworkInterface[] byNumber;
    private final NetworkInterface defaultInterface;
    /** What was asked for last is asked for again. */
    private MemoryDescriptor recentDescriptor;
    /** The same of queues, by the lowest bits of their indices: protocols look into several by turns. */
    private final EventQueue[] recentQueues = new EventQueue[RECENT_QUEUES];
    private final Map<Integer, WaitResult> served = new TreeMap<>();
    private final Map<Integer, WaitResult> servedToRead = Collections.unmodifiableMap(served);
    private final Fabric fabric;
    private boolean initialized;
    private int operationCount;

    /**
     * The state of a process before its first call.
     *
     * @param specs  its interfaces, the default one first
     * @param fabric takes its messages
     * @throws IllegalArgumentException if there is no interface, or there are more than handles can tell apart
     */
    public PortalsState(List<InterfaceSpec> specs, Fabric fabric) {
        if (specs.isEmpty() || specs.size() > Handle.MOST_INTERFACES) {
            throw new IllegalArgumentException("from 1 to " + Handle.MOST_INTERFACES + " interfaces, not " + specs.size());
        }
        List<NetworkInterface> made = new ArrayList<>();
        for (InterfaceSpec spec : specs) {
            made.add(new NetworkInterface(made.size(), spec));
        }
        interfaces = List.copyOf(made);
        byNumber = made.toArray(NetworkInterface[]::new);
        defaultInterface = byNumber[0];
        this.fabric = fabric;
    }

    /** The memory of the process. */
    public AddressSpace memory() {
        return memory;
    }

    /** The network interfaces by number, initialized or not. */
    public List<NetworkInterface> interfaces() {
        return interfaces;
    }

    /** Whether PtlInit has been called. */
    public boolean initialized() {
        return initialized;
    }

    /** What threads that have been served have not yet taken, by thread. */
    public Map<Integer, WaitResult> served() {
        return servedToRead;
    }

    /** Whether a thread that waited in PtlEQWait can return. */
    public boolean isServed(int thread) {
        return !served.isEmpty() && served.containsKey(thread);
    }

    /** Whether a thread waits in PtlEQWait. */
    public boolean waits(int thread) {
        for (NetworkInterface ni : byNumber) {
            for (int i = 0; i < ni.queues().places(); i++) {
                EventQueue queue = ni.queues().at(i);
                if (queue != null && queue.hasWaiters() && queue.waiters().contains(thread)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Operations initiated so far. */
    public int operationCount() {
        return operationCount;
    }

    /** The initialized interface of an interface handle, or null. */
    public NetworkInterface networkInterface(long handle) {
        NetworkInterface ni = owner(handle);
        return Handle.is(Handle.Kind.NI, handle) && ni != null && ni.handle() == handle ? ni : null;
    }

    /** The entry of a handle, or null. */
    public MatchEntry entry(long handle) {
        int number = Handle.networkInterface(handle);
        return number < byNumber.length ? byNumber[number].entries().get(handle) : null;
    }

    /** The descriptor of a handle that is valid in a call, or null: one that has lost its match entry is only there until its operations end. */
    public MemoryDescriptor validDescriptor(long handle) { // R19
        MemoryDescriptor descriptor = descriptor(handle);
        return descriptor == null || descriptor.detached() ? null : descriptor;
    }

    /** The descriptor of a handle, whether or not the handle is still valid in a call; or null. */
    public MemoryDescriptor descriptor(long handle) {
        MemoryDescriptor descriptor = recentDescriptor;
        if (descriptor == null || descriptor.handle() != handle || !descriptor.live) {
            int number = Handle.networkInterface(handle);
            descriptor = number < byNumber.length ? byNumber[number].descriptors().get(handle) : null;
            recentDescriptor = descriptor;
        }
        return descriptor;
    }

    /** The queue of a handle, or null. */
    public EventQueue queue(long handle) {
        EventQueue recent = recentQueues[Handle.index(handle) & RECENT_QUEUES - 1];
        return isOf(recent, handle) ? recent : findQueue(handle);
    }

    private static boolean isOf(EventQueue queue, long handle) {
        return queue != null && queue.handle() == handle && queue.live;
    }

    private EventQueue findQueue(long handle) {
        int number = Handle.networkInterface(handle);
        EventQueue found = number < byNumber.length ? byNumber[number].queues().get(handle) : null;
        recentQueues[Handle.index(handle) & RECENT_QUEUES - 1] = found;
        return found;
    }

    /** The initialized interface that a handle of any kind belongs to, or null. */
    public NetworkInterface owner(long handle) {
        int number = Handle.networkInterface(handle);
        return number < byNumber.length && byNumber[number].initialized() ? byNumber[number] : null;
    }

    /** The interface of an id of this process, initialized or not, or null. */
    public NetworkInterface addressed(long packedId) {
        return defaultInterface.packedId() == packedId ? defaultInterface : otherAddressed(packedId);
    }

    private NetworkInterface otherAddressed(long packedId) {
        for (NetworkInterface ni : byNumber) {
            if (ni.packedId() == packedId) {
                return ni;
            }
        }
        return null;
    }

    /** Makes an operation pending. */
    @Mutation
    public void start(PendingOperation operation, boolean initiated) {
        operation.networkInterface().start(operation);
        if (initiated) {
            operationCount++;
        }
        MemoryDescriptor descriptor = operation.descriptor();
        descriptor.setSucceeded(descriptor.succeeded() && descriptor.pending() > 0); // R16
        descriptor.addPending();
    }

    /** The inverse of {@link #start}. */
    @Mutation
    public void unstart(PendingOperation operation, boolean initiated, boolean succeededBefore) {
        NetworkInterface ni = operation.networkInterface();
        operation.descriptor().removePending();
        operation.descriptor().setSucceeded(succeededBefore);
        operationCount -= initiated ? 1 : 0;
        ni.setNextSequence(operation.link());
        ni.operationTable().remove(operation);
    }

    /** Starts and ends an operation of the next link, which it returns, without making it pending. */
    @Mutation
    public long pass(MemoryDescriptor descriptor, boolean initiated) {
        descriptor.setSucceeded(true);
        if (initiated) {
            operationCount++;
        }
        return descriptor.networkInterface().takeSequence();
    }

    /** Makes an operation pending again that was so before, for effects that are reverted. */
    @Mutation
    public void resume(Operation operation) {
        NetworkInterface ni = byNumber[operation.networkInterface()];
        MemoryDescriptor descriptor = descriptor(operation.descriptor());
        PendingOperation place = ni.operationTable().free(operation.link());
        place.set(operation, descriptor);
        ni.operationTable().add(place);
        descriptor.addPending();
    }

    /** Makes an operation pending no longer. */
    @Mutation
    public void end(PendingOperation operation, boolean succeeded) {
        abandon(operation);
        operation.descriptor().setSucceeded(succeeded);
    }

    /** Makes an operation pending no longer that has neither succeeded nor failed. */
    @Mutation
    public void abandon(PendingOperation operation) {
        operation.networkInterface().operationTable().remove(operation);
        operation.descriptor().removePending();
    }

    /** Sets whether PtlInit has been called. */
    @Mutation
    public void setInitialized(boolean newInitialized) {
        initialized = newInitialized;
    }

    /** Becomes a state in which some threads have been served, as far as it is not of the interfaces and of memory. */
    @Mutation
    public void restore(boolean isInitialized, int operations, Map<Integer, WaitResult> newServed) {
        initialized = isInitialized;
        operationCount = operations;
        served.clear();
        served.putAll(newServed);
    }

    /** Keeps what a thread has been served until it returns from PtlEQWait. */
    @Mutation
    public void addServed(int thread, WaitResult result) {
        served.put(thread, result);
    }

    /** Forgets what a thread has been served. */
    @Mutation
    public void removeServed(int thread) {
        served.remove(thread);
    }

    /** The way out for the messages of the process. */
    @Mutation
    public Fabric fabric() {
        return fabric;
    }

    /** All of the state as text, a line per object: two states are equal if and only if their texts are. */
    public String dump() {
        StringBuilder out = new StringBuilder();
        out.append(initialized ? "initialized" : "fresh").append(" operations ").append(operationCount).append('\n');
        interfaces.forEach(ni -> ni.dump(out));
        memory.dump(out);
        served.forEach((thread, result) -> out.append("served ").append(thread).append(' ').append(result).append('\n'));
        return out.toString();
    }
}
