package org.portalscope.engine.reference;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.ReturnCode;

/** An event queue, Portals 3.2 §3.9, with the threads that wait in PtlEQWait, the first to be woken first (R31). */
public final class Queue {

    public final long handle;
    public final List<Item> items = new ArrayList<>();
    public final List<Integer> waiters = new ArrayList<>();
    final long count;
    boolean gap;

    /** An event, and whether one was lost just before it. */
    public record Item(Event event, boolean afterGap) {
    }

    /** What a thread that waited gets: an event, or a code without one because the queue has gone (R45). */
    public record Served(ReturnCode code, Event event) {
    }

    Queue(long handle, long count) {
        this.handle = handle;
        this.count = count;
    }

    boolean isFull() {
        return items.size() >= count;
    }

    /** Takes the oldest event. */
    Served take() {
        Item item = items.remove(0);
        return new Served(item.afterGap() ? ReturnCode.PTL_EQ_DROPPED : ReturnCode.PTL_OK, item.event()); // R21
    }

    void log(Event event) {
        if (isFull()) {
            gap = true; // R21
        } else {
            items.add(new Item(event, gap));
            gap = false;
        }
    }
}
