package org.portalscope.world;

import java.util.ArrayDeque;
import java.util.Deque;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.CanonicalForm;

/** The messages from one interface to another whose headers are under way: they arrive in the order in which they were sent, Portals 3.2 §3.9.2. */
final class Channel {

    private static final long NOTHING_HELD = Long.MAX_VALUE;

    private final long initiator;
    private final long target;
    private final Deque<Underway> messages = new ArrayDeque<>();
    private long heldFrom = NOTHING_HELD;

    /**
     * A message whose header is under way.
     *
     * @param number counts the messages of the world in the order in which they were sent, from 0
     */
    record Underway(Message message, long number) {
    }

    Channel(long initiator, long target) {
        this.initiator = initiator;
        this.target = target;
    }

    /** Whether it leads from one id to another, both packed. */
    boolean connects(long from, long to) {
        return initiator == from && target == to;
    }

    /** Where it stands among the channels that lead to a process. */
    int compareTo(long otherInitiator, long otherTarget) {
        return initiator != otherInitiator ? Long.compare(initiator, otherInitiator) : Long.compare(target, otherTarget);
    }

    int size() {
        return messages.size();
    }

    boolean isEmpty() {
        return messages.isEmpty();
    }

    /** The message that arrives next; only if there is one. */
    Underway oldest() {
        return messages.getFirst();
    }

    /** The message sent last; only if there is one. */
    Underway newest() {
        return messages.getLast();
    }

    /** The number of a message that is under way. */
    long number(Message message) {
        return messages.stream().filter(underway -> underway.message().equals(message)).findFirst().orElseThrow().number();
    }

    /** Whether the message that arrives next is held back; only if there is one. */
    boolean isHeld() {
        return oldest().number() >= heldFrom;
    }

    /** The number of the first message that is held back. */
    long heldFrom() {
        return heldFrom;
    }

    /** Holds messages back from the one of a number on. */
    void hold(long from) {
        heldFrom = from;
    }

    Iterable<Underway> messages() {
        return messages;
    }

    void add(Message message, long number) {
        messages.addLast(new Underway(message, number));
    }

    void removeLast() {
        messages.removeLast();
    }

    void removeFirst() {
        messages.removeFirst();
    }

    /** The inverse of {@link #removeFirst}. */
    void putBack(Message message, long number) {
        messages.addFirst(new Underway(message, number));
    }

    /** Writes, if it holds messages back, how many go before them. */
    void writeHold(CanonicalForm form) {
        if (heldFrom != NOTHING_HELD) {
            form.number(initiator);
            form.number(target);
            form.number(messages.stream().filter(underway -> underway.number() < heldFrom).count());
        }
    }

    void dump(StringBuilder out) {
        if (heldFrom != NOTHING_HELD) {
            out.append(ProcessId.unpacked(initiator)).append(" -> ").append(ProcessId.unpacked(target)).append(" holds ")
                    .append(messages.stream().filter(underway -> underway.number() >= heldFrom).map(Underway::message).toList()).append('\n');
        }
    }
}
