package org.portalscope.replay;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongPredicate;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.message.Message;

/**
 * How many messages a process that runs by itself has sent and taken up to a state. Messages between two processes arrive in the order in which they were
 * sent (Portals 3.2 §3.9.2), so these counts say which of them were under way between the states of both.
 */
public final class MessageCounts {

    private static final Comparator<Pair> BY_IDS = Comparator.comparingLong(Pair::initiator).thenComparingLong(Pair::target);

    private final SortedMap<Pair, Long> sent;
    private final SortedMap<Pair, Long> received;
    private final Map<Message.Key, Long> open;

    /**
     * From whom to whom messages go.
     *
     * @param initiator id of the interface that sends them, packed
     * @param target    id of the interface that takes them, packed
     */
    public record Pair(long initiator, long target) {

        @Override
        public String toString() {
            return ProcessId.unpacked(initiator) + " to " + ProcessId.unpacked(target);
        }
    }

    /**
     * @param sent     from the process, at least 1 each
     * @param received to the process, at least 1 each
     * @param open     the puts that the process has sent without their data, which are yet to be sent, and the number of each on its channel, from 1
     */
    public MessageCounts(Map<Pair, Long> sent, Map<Pair, Long> received, Map<Message.Key, Long> open) {
        this.sent = sorted(sent);
        this.received = sorted(received);
        this.open = Map.copyOf(open);
    }

    private static SortedMap<Pair, Long> sorted(Map<Pair, Long> counts) {
        SortedMap<Pair, Long> sorted = new TreeMap<>(BY_IDS);
        sorted.putAll(counts);
        return Collections.unmodifiableSortedMap(sorted);
    }

    /** The messages that the process has sent, by pair. */
    SortedMap<Pair, Long> sent() {
        return sent;
    }

    /** The messages that the process has taken, by pair. */
    SortedMap<Pair, Long> received() {
        return received;
    }

    /** The messages that the process has sent without their data, and their numbers. */
    Map<Message.Key, Long> open() {
        return open;
    }

    /** Writes them behind the state to which they belong. */
    public void save(FieldWriter out) {
        save(sent, out);
        save(received, out);
        ValueWriter values = new ValueWriter(out);
        out.number(open.size());
        Comparator<Map.Entry<Message.Key, Long>> byOrdinal = Comparator.comparing(message -> message.getKey().operation().ordinal());
        open.entrySet().stream().sorted(byOrdinal).forEach(message -> {
            values.key(message.getKey());
            out.number(message.getValue());
        });
    }

    private static void save(Map<Pair, Long> counts, FieldWriter out) {
        out.number(counts.size());
        counts.forEach((pair, count) -> {
            out.number(pair.initiator());
            out.number(pair.target());
            out.number(count);
        });
    }

    /**
     * Reads what {@link #save} has written.
     *
     * @param own whether an id, packed, is one of the process
     * @throws FieldException if these cannot be counts of that process
     */
    static MessageCounts read(ValueReader in, LongPredicate own) {
        Map<Pair, Long> sent = read(in);
        Map<Pair, Long> received = read(in);
        Map<Message.Key, Long> open = new HashMap<>();
        for (int left = in.count(); left > 0; left--) {
            open.put(in.key(), in.fields().number());
        }
        require(open.keySet().stream().allMatch(message -> own.test(message.operation().initiator().packed()))
                && open.values().stream().allMatch(number -> number > 0), "messages are open that cannot be");
        require(sent.keySet().stream().allMatch(pair -> own.test(pair.initiator())) && received.keySet().stream().allMatch(pair -> own.test(pair.target())),
                "messages are counted that are those of other processes");
        return new MessageCounts(sent, received, open);
    }

    private static Map<Pair, Long> read(ValueReader in) {
        Map<Pair, Long> counts = new TreeMap<>(BY_IDS);
        for (int left = in.count(); left > 0; left--) {
            Pair pair = new Pair(in.fields().number(), in.fields().number());
            long count = in.fields().number();
            require(count > 0, count + " messages from " + pair + " are counted");
            require(counts.put(pair, count) == null, "messages from " + pair + " are counted twice");
        }
        return counts;
    }

    private static void require(boolean holds, String why) {
        if (!holds) {
            throw new FieldException(why);
        }
    }
}
