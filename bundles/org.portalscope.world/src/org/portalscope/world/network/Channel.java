package org.portalscope.world.network;

import java.util.ArrayDeque;
import java.util.Deque;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.message.Message;
import org.portalscope.world.time.ChannelTimes;

/** The messages from one interface to another whose headers are in flight: they arrive in the order in which they were sent, Portals 3.2 §3.9.2. */
public final class Channel {

    private static final long NOTHING_HELD = Long.MAX_VALUE;

    private final long initiator;
    private final long target;
    private final int taker;
    private final Deque<InFlightMessage> messages = new ArrayDeque<>(1);
    private final ChannelTimes times;
    private final SendOrder ofTaker;
    private final SendOrder ofAll;
    private long heldFrom = NOTHING_HELD;
    private long free;

    /**
     * A channel without messages.
     *
     * @param taker   index of the process that takes its messages
     * @param ofTaker those of the process that takes its messages, in which it enters them
     * @param ofAll   those of the network, in which it enters them, too
     */
    Channel(long initiator, long target, int taker, ChannelTimes times, SendOrder ofTaker, SendOrder ofAll) {
        this.initiator = initiator;
        this.target = target;
        this.taker = taker;
        this.times = times;
        this.ofTaker = ofTaker;
        this.ofAll = ofAll;
    }

    /** Whether it is the one from an interface to another, by their ids, packed. */
    boolean leads(long from, long to) {
        return initiator == from && target == to;
    }

    /** Index of the process that takes its messages. */
    int taker() {
        return taker;
    }

    /** What a message costs. */
    public ChannelTimes times() {
        return times;
    }

    public int size() {
        return messages.size();
    }

    public boolean isEmpty() {
        return messages.isEmpty();
    }

    /** The message that arrives next; only if there is one. */
    public InFlightMessage oldest() {
        return messages.getFirst();
    }

    /** A message that is in flight, by its operation and kind, or null if it is not any more. */
    public InFlightMessage inFlight(Message message) {
        for (InFlightMessage inFlight : messages) {
            if (inFlight.message() == message || inFlight.message().kind() == message.kind()
                    && inFlight.message().operation().equals(message.operation())) {
                return inFlight;
            }
        }
        return null;
    }

    /** Whether the message that arrives next is held back; only if there is one. */
    boolean isHeld() {
        return isHeld(oldest());
    }

    /** Whether a message is held back. */
    public boolean isHeld(InFlightMessage message) {
        return message.number() >= heldFrom;
    }

    /** Whether it delivers a message now: one that is held back, or one that is not. */
    public boolean delivers(boolean held) {
        return !isEmpty() && isHeld() == held;
    }

    /** The number of the first message that is held back. */
    public long heldFrom() {
        return heldFrom;
    }

    /** Holds messages back from the one of a number on. */
    void hold(long from) {
        heldFrom = from;
    }

    public Iterable<InFlightMessage> messages() {
        return messages;
    }

    /**
     * Takes a message.
     *
     * @param ready when its sender is done with it
     */
    void add(Message message, long number, long ready) {
        long departs = Math.max(ready, free);
        addLast(new InFlightMessage(message, number, departs, departs + times.latency(), free));
        free = departs + times.gap();
    }

    private void addLast(InFlightMessage inFlight) {
        messages.addLast(inFlight);
        ofTaker.add(inFlight);
        ofAll.add(inFlight);
    }

    void removeLast() {
        free = gone(messages.removeLast()).freeBefore();
    }

    private InFlightMessage gone(InFlightMessage inFlight) {
        ofTaker.remove(inFlight);
        ofAll.remove(inFlight);
        return inFlight;
    }

    /** Takes the oldest message out, since it arrives. */
    @Mutation
    public void removeFirst() {
        gone(messages.removeFirst());
    }

    /** Takes a message out, since it arrives: the oldest one, or one that has overtaken others. */
    @Mutation
    public void remove(InFlightMessage message) {
        if (messages.getFirst() == message) {
            removeFirst();
        } else {
            messages.remove(gone(message));
        }
    }

    /** The inverse of {@link #remove}. */
    @Mutation
    public void restore(InFlightMessage message) {
        Deque<InFlightMessage> overtaken = new ArrayDeque<>(1);
        while (!messages.isEmpty() && oldest().number() < message.number()) {
            overtaken.push(messages.removeFirst());
        }
        messages.addFirst(message);
        overtaken.forEach(messages::addFirst);
        ofTaker.add(message);
        ofAll.add(message);
    }

    /** Writes, if it holds messages back, how many go before them. */
    public void writeHold(CanonicalForm form) {
        if (heldFrom != NOTHING_HELD) {
            form.number(initiator);
            form.number(target);
            form.number(messages.stream().filter(inFlight -> inFlight.number() < heldFrom).count());
        }
    }

    /** Writes, in a world with virtual time, for how long from a moment on it takes no message, and when each of its messages arrives. */
    public void writeTimes(CanonicalForm form, long now) {
        if (free > now || !messages.isEmpty()) {
            form.number(initiator);
            form.number(target);
            form.number(Math.max(0, free - now));
        }
        for (InFlightMessage inFlight : messages) {
            form.number(Math.max(0, inFlight.departs() - now));
            form.number(Math.max(0, inFlight.arrives() - now));
        }
    }

    /** Whether it is not as it was before its first message. */
    boolean isUsed() {
        return !messages.isEmpty() || free != 0 || heldFrom != NOTHING_HELD;
    }

    /**
     * Writes everything, for a snapshot.
     *
     * @param timed whether times are written, and what is held back; else what a channel has that knows of neither
     */
    void save(ValueWriter values, boolean timed) {
        FieldWriter out = values.fields();
        out.number(initiator);
        out.number(target);
        out.number(timed ? heldFrom : NOTHING_HELD);
        out.number(timed ? free : 0);
        out.number(messages.size());
        for (InFlightMessage inFlight : messages) {
            values.message(inFlight.message());
            out.number(inFlight.number());
            out.number(timed ? inFlight.departs() : 0);
            out.number(timed ? inFlight.arrives() : 0);
            out.number(timed ? inFlight.freeBefore() : 0);
        }
    }

    /** Reads what follows the ends of another channel in what that has saved. */
    void read(ValueReader values) {
        FieldReader in = values.fields();
        heldFrom = in.number();
        free = in.number();
        for (int left = values.count(); left > 0; left--) {
            addLast(new InFlightMessage(values.message(), in.number(), in.number(), in.number(), in.number()));
        }
    }

    void dump(StringBuilder out) {
        if (free != 0) {
            out.append(ProcessId.unpacked(initiator)).append(" -> ").append(ProcessId.unpacked(target)).append(" free at ").append(free)
                    .append(", arrivals ").append(messages.stream().map(InFlightMessage::arrives).toList()).append('\n');
        }
        if (heldFrom != NOTHING_HELD) {
            out.append(ProcessId.unpacked(initiator)).append(" -> ").append(ProcessId.unpacked(target)).append(" holds ")
                    .append(messages.stream().filter(inFlight -> inFlight.number() >= heldFrom).map(InFlightMessage::message).toList()).append('\n');
        }
    }
}
