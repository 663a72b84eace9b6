package org.portalscope.engine.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.Handle;

/**
 * An event queue, Portals 3.2 §3.9: events in the order in which they were logged, and the threads that wait for one. Its ring of
 * places grows as events need them, up to one more than its capacity, and is used again and again.
 */
public final class EventQueue {

    private static final int FIRST_PLACES = 4;

    final long handle;
    final long capacity;
    final Deque<Integer> waiters = new ArrayDeque<>();
    boolean gap;
    long lost;
    boolean live = true;
    private EventData[] places = new EventData[FIRST_PLACES];
    private boolean[] afterGap = new boolean[FIRST_PLACES];
    private int first;
    private int size;

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
        places[0] = new EventData();
    }

    public long handle() {
        return handle;
    }

    /** Events it can hold. */
    public long capacity() {
        return capacity;
    }

    /** The events, oldest first. */
    public List<Queued> events() {
        List<Queued> events = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            events.add(new Queued(places[place(i)].event(), afterGap[place(i)]));
        }
        return events;
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
        return size == 0;
    }

    public boolean isFull() {
        return size >= capacity;
    }

    /** The place behind the last event, where the next one is made out; it counts once it is logged. */
    public EventData next() {
        return places[place(size)];
    }

    /** The event that is taken next; only if there is one. */
    EventData oldest() {
        return places[first];
    }

    boolean oldestIsAfterGap() {
        return afterGap[first];
    }

    /** Counts the event that was made out in the next place. */
    void addLast() {
        afterGap[place(size)] = gap;
        gap = false;
        size++;
        if (size == places.length) {
            grow();
        }
        if (next() == null) {
            places[place(size)] = new EventData();
        }
    }

    /** The inverse of {@link #addLast}. */
    void removeLast() {
        size--;
        gap = afterGap[place(size)];
    }

    void removeFirst(EventOut out) {
        places[first] = out.exchange(places[first]);
        removeFirst();
    }

    void removeFirst() {
        first = place(1);
        size--;
    }

    /** The inverse of {@link #removeFirst}. */
    void addFirst(Event event, boolean isAfterGap) {
        if (size == places.length - 1) {
            grow();
        }
        first = place(-1);
        if (places[first] == null) {
            places[first] = new EventData();
        }
        places[first].set(event);
        afterGap[first] = isAfterGap;
        size++;
        if (next() == null) {
            places[place(size)] = new EventData();
        }
    }

    private int place(int index) {
        return first + index & places.length - 1;
    }

    private void grow() {
        EventData[] more = new EventData[2 * places.length];
        boolean[] gaps = new boolean[more.length];
        for (int i = 0; i < places.length; i++) {
            more[i] = places[place(i)];
            gaps[i] = afterGap[place(i)];
        }
        places = more;
        afterGap = gaps;
        first = 0;
    }

    void dump(StringBuilder out) {
        out.append(Handle.text(handle)).append(" of ").append(capacity).append(' ').append(events())
                .append(" waiters ").append(waiters).append(" lost ").append(lost).append(gap ? " gap\n" : "\n");
    }
}
