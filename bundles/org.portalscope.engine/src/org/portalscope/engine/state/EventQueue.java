package org.portalscope.engine.state;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;

/** An event queue, Portals 3.2 §3.9: events in the order in which they were logged, and the threads that wait for one. */
public final class EventQueue {

    final long handle;
    final long capacity;
    final Deque<Queued> events = new ArrayDeque<>();
    final Deque<Integer> waiters = new ArrayDeque<>();
    boolean gap;
    long lost;

    /**
     * An event in the queue.
     *
     * @param afterGap whether an event was lost just before it
     */
    public record Queued(Event event, boolean afterGap) {
    }

    EventQueue(long handle, long capacity) {
        this.handle = handle;
        this.capacity = capacity;
    }

    public long handle() {
        return handle;
    }

    /** Events it can hold. */
    public long capacity() {
        return capacity;
    }

    /** The events, oldest first. */
    public Collection<Queued> events() {
        return Collections.unmodifiableCollection(events);
    }

    /** The threads that wait in PtlEQWait, the first to be woken first. */
    public Collection<Integer> waiters() {
        return Collections.unmodifiableCollection(waiters);
    }

    /** Events lost so far because the queue was full. */
    public long lost() {
        return lost;
    }

    /** Whether an event was lost since the last one was logged. */
    public boolean gap() {
        return gap;
    }

    public boolean isEmpty() {
        return events.isEmpty();
    }

    public boolean isFull() {
        return events.size() >= capacity;
    }

    void dump(StringBuilder out) {
        out.append(Handle.text(handle)).append(" of ").append(capacity).append(' ').append(events)
                .append(" waiters ").append(waiters).append(" lost ").append(lost).append(gap ? " gap\n" : "\n");
    }
}
