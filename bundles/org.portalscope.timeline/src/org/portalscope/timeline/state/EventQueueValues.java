package org.portalscope.timeline.state;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.state.EventQueue;

/**
 * What is in an event queue at a moment, Portals 3.2 §3.9.
 *
 * @param events  the oldest, which is read next, first
 * @param waiters how many threads wait for an event
 * @param lost    how many events found no room
 */
public record EventQueueValues(long handle, long capacity, List<Event> events, int waiters, long lost) {

    public EventQueueValues {
        events = List.copyOf(events);
    }

    /** All queues of a process as they are now, in the order of their interfaces. */
    public static List<EventQueueValues> of(ProcessState process) {
        return process.portals().interfaces().stream().flatMap(ni -> ni.queues().all().stream()).map(EventQueueValues::of).toList();
    }

    private static EventQueueValues of(EventQueue queue) {
        return new EventQueueValues(queue.handle(), queue.capacity(), queue.events().stream().map(EventQueue.Queued::event).toList(),
                queue.waiters().size(), queue.lost());
    }

    /** Whether there is no room for another event. */
    public boolean isFull() {
        return events.size() >= capacity;
    }
}
