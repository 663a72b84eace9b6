package org.portalscope.mpi.state;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

import org.pcollections.TreePMap;
import org.pcollections.TreePSet;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.mpi.message.ReceiveCriteria;

/** The messages that came before their receives, in the order of their arrival. Immutable. */
public final class UnexpectedQueue {

    static final UnexpectedQueue EMPTY = new UnexpectedQueue(0, TreePMap.empty(), TreePMap.empty(), TreePMap.empty(), TreePSet.empty());

    private final long arrived;
    private final TreePMap<Long, UnexpectedMessage> messages;
    /** Numbers of those that a receive can get, by their envelopes. */
    private final TreePMap<Long, TreePSet<Long>> free;
    /** Numbers of those that have not ended, by the link of their events. */
    private final TreePMap<Long, Long> links;

    /** Numbers of those that take a credit each. */
    private final TreePSet<Long> costly;

    private UnexpectedQueue(long arrived, TreePMap<Long, UnexpectedMessage> messages, TreePMap<Long, TreePSet<Long>> free, TreePMap<Long, Long> links,
            TreePSet<Long> costly) {
        this.arrived = arrived;
        this.messages = messages;
        this.free = free;
        this.links = links;
        this.costly = costly;
    }

    /** How many have arrived, those that are no longer here included. */
    public long arrived() {
        return arrived;
    }

    /** All of them. */
    public Collection<UnexpectedMessage> messages() {
        return messages.values();
    }

    /** The message of a number, or null. */
    public UnexpectedMessage get(long number) {
        return messages.get(number);
    }

    /** The first that some criteria admit and a receive can get. */
    public Optional<UnexpectedMessage> find(ReceiveCriteria criteria) {
        if (criteria.isExact()) {
            TreePSet<Long> numbers = free.get(criteria.matchBits());
            return Optional.ofNullable(numbers == null ? null : messages.get(numbers.first()));
        }
        return messages.values().stream().filter(message -> message.isFree() && criteria.admits(message.bits())).findFirst();
    }

    /** With one more, which has the next number. */
    UnexpectedQueue with(UnexpectedMessage message, long link) {
        return new UnexpectedQueue(message.number(), messages.plus(message.number(), message), plus(message), links.plus(link, message.number()),
                costly.plus(message.number()));
    }

    /** The message whose events have a link and which has not ended, or null. */
    public UnexpectedMessage linked(long link) {
        Long number = links.get(link);
        return number == null ? null : messages.get(number);
    }

    /** The messages of a process that take a credit each. */
    public List<UnexpectedMessage> costlyOf(ProcessId sender) {
        return costly.stream().map(messages::get).filter(message -> message.sender().equals(sender)).toList();
    }

    /** Whether all messages that have begun to arrive have arrived as a whole. */
    boolean hasEnded() {
        return links.isEmpty();
    }

    /** With the message whose events have a link arrived as a whole, if it is still here. */
    UnexpectedQueue ended(long link) {
        UnexpectedMessage message = linked(link);
        return new UnexpectedQueue(arrived, message == null ? messages : messages.plus(message.number(), message.asEnded()), free, links.minus(link),
                costly);
    }

    /** With one message replaced by another state of it. */
    UnexpectedQueue replaced(UnexpectedMessage message) {
        UnexpectedMessage before = messages.get(message.number());
        return new UnexpectedQueue(arrived, messages.plus(message.number(), message), before.isFree() && !message.isFree() ? minus(before) : free, links,
                message.credit() ? costly : costly.minus(message.number()));
    }

    UnexpectedQueue without(UnexpectedMessage message) {
        return new UnexpectedQueue(arrived, messages.minus(message.number()), message.isFree() ? minus(message) : free, links,
                costly.minus(message.number()));
    }

    private TreePMap<Long, TreePSet<Long>> plus(UnexpectedMessage message) {
        long envelope = MessageBits.envelope(message.bits());
        TreePSet<Long> numbers = free.get(envelope);
        return free.plus(envelope, numbers == null ? TreePSet.singleton(message.number()) : numbers.plus(message.number()));
    }

    private TreePMap<Long, TreePSet<Long>> minus(UnexpectedMessage message) {
        long envelope = MessageBits.envelope(message.bits());
        TreePSet<Long> numbers = free.get(envelope).minus(message.number());
        return numbers.isEmpty() ? free.minus(envelope) : free.plus(envelope, numbers);
    }

    void write(FieldWriter out) {
        out.number(arrived);
        out.number(messages.size());
        messages.values().forEach(message -> message.write(out));
        out.number(links.size());
        links.forEach((link, number) -> {
            out.number(link);
            out.number(number);
        });
    }

    static UnexpectedQueue read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        UnexpectedQueue read = EMPTY;
        long arrived = in.number();
        for (int left = values.count(); left > 0; left--) {
            UnexpectedMessage message = UnexpectedMessage.read(in);
            read = new UnexpectedQueue(arrived, read.messages.plus(message.number(), message), message.isFree() ? read.plus(message) : read.free, read.links,
                    message.credit() ? read.costly.plus(message.number()) : read.costly);
        }
        TreePMap<Long, Long> links = TreePMap.empty();
        for (int left = values.count(); left > 0; left--) {
            links = links.plus(in.number(), in.number());
        }
        return new UnexpectedQueue(arrived, read.messages, read.free, links, read.costly);
    }
}
