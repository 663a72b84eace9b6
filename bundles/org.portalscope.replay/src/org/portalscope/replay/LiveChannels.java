package org.portalscope.replay;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.ProcessDirectory;
import org.portalscope.world.snapshot.NetworkCorrection;

/**
 * The messages between processes that are followed while they run, counted from the start of each process, also those of which nobody has told. Each process
 * says its counts with each state from which it goes on. Channels keep the order of their messages, so a number says whether a message that arrives has been
 * sent where nobody followed, or will still be told.
 */
final class LiveChannels {

    private final World world;
    private final Network network;
    private final NetworkCorrection correction;
    private final Map<MessageCounts.Pair, Counts> channels = new HashMap<>();
    /** The numbers of the messages that nobody has seen sent, and whose data are yet to be sent. */
    private final Map<Message, Long> open = new HashMap<>();
    /** How many messages the world has sent. */
    private long known;

    /** One channel. */
    private static final class Counts {

        private long sent;
        private long received;
        /** The numbers of the messages that are in flight in the world, in their order. */
        private final Deque<Long> inFlight = new ArrayDeque<>();
        /** Whether a message has arrived that should have been told before. */
        private boolean isDoubtful;
    }

    LiveChannels(World world) {
        this.world = world;
        network = world.network();
        correction = new NetworkCorrection(world);
    }

    private Counts of(MessageCounts.Pair pair) {
        return channels.computeIfAbsent(pair, none -> new Counts());
    }

    private static MessageCounts.Pair pair(Message message) {
        return new MessageCounts.Pair(message.initiator().packed(), message.target().packed());
    }

    /** Index of the process that sends the messages of a channel, or {@link ProcessDirectory#NOBODY}. */
    int sender(MessageCounts.Pair pair) {
        return network.directory().process(pair.initiator());
    }

    /** The channel that a message arrives on, if a process that is followed sends it, and nobody has told of that. */
    Optional<MessageCounts.Pair> untold(Message message) {
        MessageCounts.Pair pair = pair(message);
        return sender(pair) == ProcessDirectory.NOBODY || network.channels().arriving(message).isSent() ? Optional.empty() : Optional.of(pair);
    }

    /** How many messages of a channel have been sent, told or not, where the sender stands. */
    long sent(MessageCounts.Pair pair) {
        return of(pair).sent;
    }

    /** How many messages of a channel have been taken where the one that takes them stands. */
    long received(MessageCounts.Pair pair) {
        return of(pair).received;
    }

    /** From now on nobody waits for a message of a channel to be told. */
    void doubt(MessageCounts.Pair pair) {
        of(pair).isDoubtful = true;
    }

    boolean isDoubtful(MessageCounts.Pair pair) {
        return of(pair).isDoubtful;
    }

    /** Why counts cannot be those of a process where it stands; empty if they can. */
    Optional<String> contradiction(MessageCounts counts, int process) {
        for (Map.Entry<MessageCounts.Pair, Counts> entry : channels.entrySet()) {
            MessageCounts.Pair pair = entry.getKey();
            long sent = counts.sent().getOrDefault(pair, 0L);
            if (sender(pair) == process && sent < entry.getValue().sent) {
                return Optional.of("it has sent " + sent + " messages from " + pair + ", and had sent " + entry.getValue().sent + " before");
            }
            long received = counts.received().getOrDefault(pair, 0L);
            if (network.directory().process(pair.target()) == process && received < entry.getValue().received) {
                return Optional.of("it has received " + received + " messages from " + pair + ", and had received " + entry.getValue().received + " before");
            }
        }
        return Optional.empty();
    }

    /** A message is about to arrive. */
    void arrive(Message message) {
        MessageCounts.Pair pair = pair(message);
        if (sender(pair) != ProcessDirectory.NOBODY) {
            Counts counts = of(pair);
            InFlightMessage inFlight = network.channels().arriving(message);
            counts.received = inFlight.isSent() ? Math.max(counts.received, taken(counts, message, inFlight)) : counts.received + 1;
        }
    }

    private long taken(Counts counts, Message message, InFlightMessage arriving) {
        if (network.channels().of(message).oldest() == arriving) {
            return counts.inFlight.removeFirst();
        }
        List<Long> numbers = new ArrayList<>(counts.inFlight);
        int place = 0;
        for (InFlightMessage inFlight : network.channels().of(message).messages()) {
            if (inFlight == arriving) {
                break;
            }
            place++;
        }
        counts.inFlight.remove(numbers.get(place));
        return numbers.get(place);
    }

    /** A transition has happened: what it has sent is counted. */
    void count() {
        long sent = network.channels().sent();
        for (; known < sent; known++) {
            InFlightMessage inFlight = network.channels().numbered(known);
            if (inFlight != null) {
                Counts counts = of(pair(inFlight.message()));
                counts.inFlight.addLast(++counts.sent);
            }
        }
    }

    /**
     * A process goes on from a state: messages that it has taken by then are no longer in flight, nor are data that it no longer waits for; data that will be
     * sent to somebody who has taken them by then are thrown away when they come.
     */
    void begin(int process, LiveReplay.Beginning beginning) {
        Set<Message> over = new HashSet<>(waiting(process));
        MessageCounts counts = beginning.counts();
        counts.received().forEach((pair, received) -> of(pair));
        channels.forEach((pair, channel) -> {
            if (network.directory().process(pair.target()) == process) {
                channel.received = counts.received().getOrDefault(pair, 0L);
                take(pair, channel, over);
            }
        });
        counts.sent().forEach((pair, sent) -> of(pair).sent = sent);
        open.forEach((message, number) -> {
            if (network.directory().process(message.target().packed()) == process && number <= received(pair(message))) {
                over.add(message);
            }
        });
        beginning.restorer().run();
        keepOpen(process, counts);
        over.removeAll(waiting(process));
        over.forEach(correction::takeData);
        refuseData(process);
        correction.end();
    }

    private void keepOpen(int process, MessageCounts counts) {
        open.entrySet().removeIf(message -> message.getValue() <= received(pair(message.getKey()))
                && !RepeatedMessages.isYetToSend(world, message.getKey().key()));
        for (Message message : RepeatedMessages.pending(world.process(process), kind -> kind == Operation.Kind.SEND)) {
            if (counts.open().containsKey(message.key())) {
                open.put(message, counts.open().get(message.key()));
            }
        }
    }

    private void refuseData(int process) {
        for (Message.Key refused : network.refused()) {
            if (!RepeatedMessages.isYetToSend(world, refused)) {
                correction.refuseData(refused, false);
            }
        }
        for (WorldProcess sender : world.processes()) {
            for (Message message : RepeatedMessages.pending(sender, kind -> kind == Operation.Kind.SEND)) {
                int target = network.directory().process(message.target().packed());
                if (target != ProcessDirectory.NOBODY && (target == process || sender.index() == process) && isTaken(message)
                        && !waiting(target).contains(message)) {
                    correction.refuseData(message.key(), true);
                }
            }
        }
    }

    /** Whether the header of a message whose data are yet to be sent has been taken. */
    private boolean isTaken(Message message) {
        Long number = open.get(message);
        return number == null ? !network.channels().arriving(message).isSent() : number <= received(pair(message));
    }

    private void take(MessageCounts.Pair pair, Counts counts, Set<Message> over) {
        while (!counts.inFlight.isEmpty() && counts.inFlight.getFirst() <= counts.received) {
            counts.inFlight.removeFirst();
            over.add(correction.takeOldest(pair.initiator(), pair.target()));
        }
    }

    /** The messages whose data a process waits for. */
    private Set<Message> waiting(int process) {
        return new HashSet<>(RepeatedMessages.pending(world.process(process), Operation.Kind::needsData));
    }

    /** What has happened so far leads to the state with which the run begins. */
    void beginRun() {
        correction.beginRun();
    }
}
