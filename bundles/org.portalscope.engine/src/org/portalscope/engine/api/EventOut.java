package org.portalscope.engine.api;

/** A location for an event; {@link #ILLEGAL} stands for an address that is not legal. It can be used for one call after the other. */
public final class EventOut {

    /** An address at which nothing can be stored: the call returns {@code PTL_SEGV}. */
    public static final EventOut ILLEGAL = new EventOut();

    private EventData data = new EventData();
    private boolean set;

    /** The members of the event that the last call stored; they change with the next call that stores one here. */
    public EventData data() {
        return data;
    }

    /** What the last call stored, as a value, or null. */
    public Event value() {
        return set ? data.event() : null;
    }

    /** Stores an event by taking the object that holds it and giving another one for it; for the engine. */
    public EventData exchange(EventData event) {
        EventData spare = data;
        data = event;
        set = true;
        return spare;
    }

    /** Stores an event; for the engine. */
    public void set(Event event) {
        data.set(event);
        set = true;
    }

    /** Whether something can be stored at the location: neither NULL nor illegal. */
    public static boolean legal(EventOut out) {
        return out != null && out != ILLEGAL;
    }
}
