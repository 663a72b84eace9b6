package org.portalscope.node.transport;

import java.util.HashMap;
import java.util.Map;

/** The number of the last message from each initiator to each target, counted from 1 (R27). Ids are packed. */
public final class MessageNumbers {

    private final Map<Pair, Counter> counters = new HashMap<>();
    /** The counter that was asked for last, or null: messages between the same two often follow each other. */
    private Counter last;

    private record Pair(long initiator, long target) {
    }

    private static final class Counter {

        private final Pair pair;
        private long number;

        Counter(Pair pair) {
            this.pair = pair;
        }
    }

    /** Takes the number of the last message of a pair. */
    @FunctionalInterface
    public interface Reader {

        /** A message from an initiator to a target has been the last one. */
        void read(long initiator, long target, long number);
    }

    private Counter counter(long initiator, long target) {
        if (last == null || last.pair.initiator != initiator || last.pair.target != target) {
            last = counters.computeIfAbsent(new Pair(initiator, target), Counter::new);
        }
        return last;
    }

    /** The number of the last message, 0 before the first. */
    long last(long initiator, long target) {
        return counter(initiator, target).number;
    }

    /** Counts a message, and returns its number. */
    public long next(long initiator, long target) {
        return ++counter(initiator, target).number;
    }

    /** Reads the numbers of all pairs between which there was a message. */
    public void forEach(Reader reader) {
        counters.values().stream().filter(counter -> counter.number > 0)
                .forEach(counter -> reader.read(counter.pair.initiator, counter.pair.target, counter.number));
    }
}
