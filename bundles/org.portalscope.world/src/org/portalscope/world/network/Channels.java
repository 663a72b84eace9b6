package org.portalscope.world.network;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.message.Message;
import org.portalscope.world.time.Timing;

/** The channels between the interfaces of a world, and in which order the messages were sent whose headers are in flight on them. */
public final class Channels {

    private final ProcessDirectory directory;
    private final Timing timing;
    private Inbox[] inboxes;
    private SendOrder order = new SendOrder();
    private long sent;
    /** The channels that were asked for last, null at first: most messages go back and forth between two processes. */
    private Channel last;
    private Channel lastButOne;

    Channels(ProcessDirectory directory, Timing timing) {
        this.directory = directory;
        this.timing = timing;
        inboxes = Stream.generate(Inbox::new).limit(directory.processes()).toArray(Inbox[]::new);
    }

    /** The messages whose headers are in flight, in the order in which they were sent. */
    public List<Message> inFlight() {
        return IntStream.range(0, order.size()).mapToObj(i -> order.get(i).message()).toList();
    }

    /** How many messages have been sent since the world began. */
    public long sent() {
        return sent;
    }

    /** The message in flight of a number, or null if it is not in flight any more. */
    public InFlightMessage numbered(long number) {
        int index = order.before(number);
        return index < order.size() && order.get(index).number() == number ? order.get(index) : null;
    }

    /** Messages in flight that were sent before the one of a number. */
    public int before(long number) {
        return order.before(number);
    }

    /** The channels that lead to a process, and those from it to nobody, by initiator and target. */
    public List<Channel> to(int process) {
        return inboxes[process].channels();
    }

    /** The channel that a message travels on. */
    public Channel of(Message message) {
        return between(message.initiator().packed(), message.target().packed());
    }

    /** The channel from one interface to another, by their ids, packed. */
    public Channel between(long initiator, long target) {
        Channel known = known(initiator, target);
        if (known != null) {
            return known;
        }
        Channel found = find(initiator, target);
        lastButOne = last;
        last = found;
        return found;
    }

    private Channel known(long initiator, long target) {
        return last != null && last.leads(initiator, target) ? last
                : lastButOne != null && lastButOne.leads(initiator, target) ? lastButOne : null;
    }

    private Channel find(long initiator, long target) {
        int taker = directory.taker(initiator, target);
        Inbox inbox = inboxes[taker];
        int place = inbox.place(initiator, target);
        if (place >= 0) {
            return inbox.channel(place);
        }
        Channel opened = new Channel(initiator, target, taker, timing.of(directory.name(initiator), directory.name(target)), inbox.order(), order);
        inbox.open(~place, initiator, target, opened);
        return opened;
    }

    /**
     * The channel that delivers the message for a process that was sent before the others, or null if there is none.
     *
     * @param held whether of those that are held back, or of the others
     */
    public Channel oldest(int process, boolean held) {
        SendOrder inFlight = inboxes[process].order();
        for (int i = 0; i < inFlight.size(); i++) {
            Channel channel = of(inFlight.get(i).message());
            if (channel.delivers(held)) {
                return channel;
            }
        }
        return null;
    }

    /** Whether a message is in flight and the next one of its channel. */
    public boolean isOldest(Message message) {
        InFlightMessage inFlight = arriving(message);
        return inFlight.isSent() && of(message).oldest() == inFlight;
    }

    /** A message that arrives, as it is in flight; or, if nobody in the world has sent it, as one from outside. */
    public InFlightMessage arriving(Message message) {
        InFlightMessage inFlight = directory.taker(message.initiator().packed(), message.target().packed()) == ProcessDirectory.NOBODY ? null
                : of(message).inFlight(message);
        return inFlight == null ? InFlightMessage.fromOutside(message) : inFlight;
    }

    /** When a message leaves, in nanoseconds; it may be past, and is 0 once the message has arrived. */
    public long departure(Message message) {
        InFlightMessage inFlight = of(message).inFlight(message);
        return inFlight == null ? 0 : inFlight.departs();
    }

    /**
     * Sends a message.
     *
     * @param now      virtual time, in nanoseconds
     * @param byThread whether a thread sends it, and is busy with that from now on
     * @return the channel that it travels on
     */
    Channel add(Message message, long now, boolean byThread) {
        Channel channel = of(message);
        channel.add(message, sent++, byThread ? now + channel.times().overhead() : now);
        return channel;
    }

    /** Takes the message back that was sent last, which is this one. */
    void removeLast(Message message) {
        of(message).removeLast();
        sent--;
    }

    /** @param timed whether to write what virtual time is about, and what is held back */
    void save(ValueWriter values, boolean timed) {
        List<Channel> used = all().filter(channel -> timed ? channel.isUsed() : !channel.isEmpty()).toList();
        values.fields().number(used.size());
        used.forEach(channel -> channel.save(values, timed));
    }

    /** Writes what {@link #save} writes if nothing is in flight. */
    static void saveSilent(FieldWriter out) {
        out.number(0);
    }

    /**
     * Reads what {@link #save} has written.
     *
     * @param count how many messages have been sent since the world began
     */
    void read(long count, ValueReader values) {
        sent = count;
        FieldReader in = values.fields();
        for (int left = values.count(); left > 0; left--) {
            open(in.number(), in.number()).read(values);
        }
    }

    private Channel open(long initiator, long target) {
        if (directory.taker(initiator, target) == ProcessDirectory.NOBODY) {
            throw new FieldException("a channel has ends that are not in the world");
        }
        return between(initiator, target);
    }

    void become(Channels other) {
        sent = other.sent;
        inboxes = other.inboxes;
        order = other.order;
        last = null;
        lastButOne = null;
    }

    void dump(StringBuilder out) {
        inFlight().forEach(message -> out.append(message).append('\n'));
        all().forEach(channel -> channel.dump(out));
    }

    private Stream<Channel> all() {
        return Stream.of(inboxes).flatMap(inbox -> inbox.channels().stream());
    }
}
