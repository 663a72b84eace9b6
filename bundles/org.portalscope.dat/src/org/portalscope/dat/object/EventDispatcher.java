package org.portalscope.dat.object;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.Ownership;

/** {@code DAT_EVD_HANDLE}: a queue of events for the consumer. Immutable, unless a run {@linkplain #ownedBy owns} it. */
public final class EventDispatcher implements DatObject {

    public static final long SOFTWARE = 0x01;
    public static final long CONNECTION_REQUESTS = 0x10;
    public static final long DTOS = 0x20;
    public static final long CONNECTIONS = 0x40;
    public static final long RMR_BINDS = 0x80;
    public static final long ASYNC = 0x100;
    /** All of them. */
    public static final long ALL = SOFTWARE | CONNECTION_REQUESTS | DTOS | CONNECTIONS | RMR_BINDS | ASYNC;

    private final long handle;
    private final long length;
    private final long flags;
    private ValueQueue<DatEvent> events;
    private long threshold;
    private boolean notified;
    /** With which it is changed in place; null if it never is. */
    private final Ownership owner;

    private EventDispatcher(long handle, long length, long flags, Ownership owner) {
        this.handle = handle;
        this.length = length;
        this.flags = flags;
        this.owner = owner;
    }

    /** One without events. */
    public static EventDispatcher empty(long handle, long length, long flags) {
        return new EventDispatcher(handle, length, flags, null).set(ValueQueue.empty(), 0, false);
    }

    private EventDispatcher set(ValueQueue<DatEvent> its, long wanted, boolean isNotified) {
        if (events != its) { // a queue that the run owns has changed in place itself
            events = its;
        }
        threshold = wanted;
        notified = isNotified;
        return this;
    }

    @Override
    public EventDispatcher ownedBy(Ownership ownership) {
        return ownership == owner ? this : new EventDispatcher(handle, length, flags, ownership).set(events.ownedBy(ownership), threshold, notified);
    }

    @Override
    public boolean isOwnedBy(Ownership ownership) {
        return ownership == owner;
    }

    /** What takes the next change. */
    private EventDispatcher next() {
        return owner != null && !owner.hasEnded() ? this : new EventDispatcher(handle, length, flags, null);
    }

    @Override
    public long handle() {
        return handle;
    }

    /** Events that it has room for. */
    public long length() {
        return length;
    }

    /** Which streams of events may feed it, {@code DAT_EVD_FLAGS}. */
    public long flags() {
        return flags;
    }

    /** The oldest first. */
    public ValueQueue<DatEvent> events() {
        return events;
    }

    /** Events that a thread waits for, or 0 if none does. */
    public long threshold() {
        return threshold;
    }

    /** Whether that thread may go on. */
    public boolean notified() {
        return notified;
    }

    public boolean isFull() {
        return events.size() >= length;
    }

    /** With one more event, for which there is room; only one with a notification lets a waiting thread go on. */
    public EventDispatcher with(DatEvent event) {
        ValueQueue<DatEvent> more = events.plus(event);
        boolean enough = threshold > 0 && more.size() >= threshold;
        return next().set(more, threshold, notified || enough && event.notification());
    }

    /** Without its oldest event, and without a waiting thread. */
    public EventDispatcher taken() {
        return next().set(events.minus(), 0, false);
    }

    /** With a thread that waits for some events. */
    public EventDispatcher waiting(long wanted) {
        return next().set(events, wanted, false);
    }

    @Override
    public String words() {
        return "event dispatcher " + handle;
    }

    @Override
    public void writeFields(FieldWriter out) {
        out.number(length);
        out.number(flags);
        out.number(events.size());
        events.forEach(event -> event.write(out));
        out.number(threshold);
        out.number(notified ? 1 : 0);
    }

    static EventDispatcher read(long handle, FieldReader in) {
        ValueReader values = new ValueReader(in);
        long length = in.number();
        long flags = in.number();
        ValueQueue<DatEvent> events = ValueQueue.empty();
        for (int left = values.count(); left > 0; left--) {
            events = events.plus(DatEvent.read(in));
        }
        return new EventDispatcher(handle, length, flags, null).set(events, in.number(), values.truth());
    }
}
