package org.portalscope.engine.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventData;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Described;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.MemberMapper;

/**
 * An event queue, Portals 3.2 §3.9: events in the order in which they were logged, and the threads that wait for one. Its ring of
 * places grows as events need them, up to one more than its capacity, and is used again and again.
 */
public final class EventQueue extends PortalsObject {

    private static final int FIRST_PLACES = 4;

    private final long capacity;
    private final ArrayDeque<Integer> waiters = new ArrayDeque<>();
    private final Collection<Integer> waitersToRead = Collections.unmodifiableCollection(waiters);
    private boolean gap;
    private long lost;
    private EventData[] places = {};
    /** With so many events there is room for two more, and a place behind them; negative if there never is. */
    private long roomForTwo;
    /** How many events have been taken, and how many logged; undoing counts backwards. */
    private long taken;
    private long logged;

    /**
     * An event in the queue.
     *
     * @param afterGap whether an event was lost just before it
     */
    public record Queued(Event event, boolean afterGap) implements Described<Queued> {

        /** The blank event. */
        public static final Queued BLANK = new Queued(Event.BLANK, false);

        @Override
        public Queued map(MemberMapper members) {
            return new Queued(members.structure("event", event), members.truth("after_gap", afterGap));
        }
    }

    @Mutation
    public EventQueue(long handle, long capacity) {
        super(handle);
        this.capacity = capacity;
        grow();
    }

    /** Events it can hold. */
    public long capacity() {
        return capacity;
    }

    /** The events, oldest first. */
    public List<Queued> events() {
        List<Queued> events = new ArrayList<>();
        for (long i = taken; i < logged; i++) {
            events.add(new Queued(place(i).event(), place(i).isAfterGap()));
        }
        return events;
    }

    /** How many events it holds. */
    public int size() {
        return (int) (logged - taken);
    }

    /** An event it holds, the oldest being 0. */
    public EventData event(int index) {
        return place(taken + index);
    }

    /** How many put requests that the criteria of an entry admit have an event here; one with several events counts once. */
    public int countPutRequests(MatchEntry entry) {
        int count = 0;
        for (int i = 0; i < size(); i++) {
            count += isPutRequest(i, entry) ? 1 : 0;
        }
        return count;
    }

    /** The put requests that the criteria of an entry admit and that have an event here, each by the oldest of its events. */
    public List<Event> putRequests(MatchEntry entry) {
        return IntStream.range(0, size()).filter(i -> isPutRequest(i, entry)).mapToObj(i -> event(i).event()).toList();
    }

    private boolean isPutRequest(int index, MatchEntry entry) {
        EventData event = event(index);
        return event.isOfPut() && entry.admits(event.portal(), event.initiator(), event.matchBits()) && !hasEarlier(event.link(), index);
    }

    /** Whether the put of a link has an event in front of some other. */
    private boolean hasEarlier(long link, int index) {
        for (int i = 0; i < index; i++) {
            if (event(i).link() == link && event(i).isOfPut()) {
                return true;
            }
        }
        return false;
    }

    /** The threads that wait in PtlEQWait, the first to be woken first. */
    public Collection<Integer> waiters() {
        return waitersToRead;
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
        return logged == taken;
    }

    public boolean isFull() {
        return logged - taken >= capacity;
    }

    /** The thread that has waited longest; only if one waits. */
    public int firstWaiter() {
        return waiters.getFirst();
    }

    public boolean hasWaiters() {
        return !waiters.isEmpty();
    }

    /** The place behind the last event, where the next one is filled in; it counts once it is logged. */
    public EventData next() {
        return place(logged);
    }

    /** The event that is taken next; only if there is one. */
    EventData oldest() {
        return place(taken);
    }

    /** The place behind the next one; only if {@link #takesTwo}. */
    public EventData nextButOne() {
        return place(logged + 1);
    }

    /** Whether two events can be logged as one step: there is room for both, none has been lost before, and nobody waits for the first. */
    public boolean takesTwo() {
        return logged - taken <= roomForTwo && !gap && waiters.isEmpty();
    }

    /** Counts the events that were filled in at the next two places. */
    @Mutation
    public void addTwo() {
        next().setAfterGap(false);
        nextButOne().setAfterGap(false);
        logged += 2;
    }

    /** Counts the event that was filled in at the next place. */
    @Mutation
    public void addLast() {
        next().setAfterGap(gap);
        gap = false;
        logged++;
        makeRoom();
    }

    /** The inverse of {@link #addLast}. */
    @Mutation
    public void removeLast() {
        logged--;
        gap = next().isAfterGap();
    }

    /** Takes the oldest event by giving its place another object. */
    @Mutation
    public void take(EventOut out) {
        int place = (int) taken & places.length - 1;
        places[place] = out.exchange(places[place]);
        taken++;
    }

    @Mutation
    public void removeFirst() {
        taken++;
    }

    /** The inverse of {@link #removeFirst}. */
    @Mutation
    public void addFirst(Event event, boolean isAfterGap) {
        taken--;
        makeRoom();
        oldest().set(event);
        oldest().setAfterGap(isAfterGap);
    }

    /** Counts the event that was filled in at the next place as lost. */
    @Mutation
    public void lose() {
        gap = true;
        lost++;
    }

    /** The inverse of {@link #lose}. */
    @Mutation
    public void unlose(boolean gapBefore) {
        gap = gapBefore;
        lost--;
    }

    /** Gives an empty queue what another one held. */
    @Mutation
    public void refill(List<Queued> events, long lostEvents, boolean isGap) {
        for (Queued queued : events) {
            gap = queued.afterGap();
            next().set(queued.event());
            addLast();
        }
        lost = lostEvents;
        gap = isGap;
    }

    /** Lets a thread wait, behind all others. */
    @Mutation
    public void addWaiter(int thread) {
        waiters.addLast(thread);
    }

    /** The inverse of {@link #addWaiter}. */
    @Mutation
    public void removeLastWaiter() {
        waiters.removeLast();
    }

    /** Lets the thread that has waited longest wait no more. */
    @Mutation
    public void removeFirstWaiter() {
        waiters.removeFirst();
    }

    /** The inverse of {@link #removeFirstWaiter}. */
    @Mutation
    public void addFirstWaiter(int thread) {
        waiters.addFirst(thread);
    }

    private EventData place(long number) {
        return places[(int) number & places.length - 1];
    }

    /** Sees to it that there is a place behind the last event. */
    private void makeRoom() {
        if (logged - taken == places.length) {
            grow();
        }
    }

    private void grow() {
        EventData[] more = new EventData[Math.max(FIRST_PLACES, 2 * places.length)];
        for (int i = 0; i < places.length; i++) {
            more[(int) (taken + i) & more.length - 1] = place(taken + i);
        }
        for (int i = 0; i < more.length; i++) {
            more[i] = more[i] == null ? new EventData() : more[i];
        }
        places = more;
        roomForTwo = Math.min(capacity - 2, places.length - 3);
    }

    @Override
    void describe(Fields out) {
        out.count("capacity", capacity).count("lost", lost).value("waiting_threads", new Elements(List.copyOf(waiters)))
                .value("events", new Elements(events()));
    }

    void dump(StringBuilder out) {
        out.append(Handle.text(handle())).append(" of ").append(capacity).append(' ').append(events())
                .append(" waiters ").append(waiters).append(" lost ").append(lost).append(gap ? " gap\n" : "\n");
    }
}
