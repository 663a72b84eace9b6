package org.portalscope.dat.object;

import org.pcollections.AmortizedPQueue;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.CountedFields;

/**
 * {@code DAT_EVD_HANDLE}: a queue of events for the consumer.
 *
 * @param length    events that it has room for
 * @param flags     which streams of events may feed it, {@code DAT_EVD_FLAGS}
 * @param events    the oldest first
 * @param threshold events that a thread waits for, or 0 if none does
 * @param notified  whether that thread may go on
 */
public record EventDispatcher(long handle, long length, long flags, AmortizedPQueue<DatEvent> events, long threshold, boolean notified) implements DatObject {

    public static final long SOFTWARE = 0x01;
    public static final long CONNECTION_REQUESTS = 0x10;
    public static final long DTOS = 0x20;
    public static final long CONNECTIONS = 0x40;
    public static final long RMR_BINDS = 0x80;
    public static final long ASYNC = 0x100;
    /** All of them. */
    public static final long ALL = SOFTWARE | CONNECTION_REQUESTS | DTOS | CONNECTIONS | RMR_BINDS | ASYNC;

    /** One without events. */
    public static EventDispatcher empty(long handle, long length, long flags) {
        return new EventDispatcher(handle, length, flags, AmortizedPQueue.empty(), 0, false);
    }

    public boolean isFull() {
        return events.size() >= length;
    }

    /** With one more event, for which there is room; only one with a notification lets a waiting thread go on. */
    public EventDispatcher with(DatEvent event) {
        AmortizedPQueue<DatEvent> more = events.plus(event);
        boolean enough = threshold > 0 && more.size() >= threshold;
        return new EventDispatcher(handle, length, flags, more, threshold, notified || enough && event.notification());
    }

    /** Without its oldest event, and without a waiting thread. */
    public EventDispatcher taken() {
        return new EventDispatcher(handle, length, flags, events.minus(), 0, false);
    }

    /** With a thread that waits for some events. */
    public EventDispatcher waiting(long wanted) {
        return new EventDispatcher(handle, length, flags, events, wanted, false);
    }

    @Override
    public String words() {
        return "event dispatcher " + handle;
    }

    @Override
    public void writeFields(FieldWriter out) {
        out.number(length);
        out.number(flags);
        CountedFields.write(events, DatEvent::write, out);
        out.number(threshold);
        out.number(notified ? 1 : 0);
    }

    static EventDispatcher read(long handle, FieldReader in) {
        ValueReader values = new ValueReader(in);
        long length = in.number();
        long flags = in.number();
        AmortizedPQueue<DatEvent> events = AmortizedPQueue.empty();
        for (int left = values.count(); left > 0; left--) {
            events = events.plus(DatEvent.read(in));
        }
        return new EventDispatcher(handle, length, flags, events, in.number(), values.truth());
    }
}
