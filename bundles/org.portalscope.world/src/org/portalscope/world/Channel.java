package org.portalscope.world;

import java.util.ArrayDeque;
import java.util.Deque;

import org.portalscope.engine.message.Message;

/** The messages from one interface to another whose headers are under way: they arrive in the order in which they were sent, Portals 3.2 §3.9.2. */
final class Channel {

    private final long initiator;
    private final long target;
    private final Deque<Underway> messages = new ArrayDeque<>();

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
}
