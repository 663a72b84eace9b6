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
import org.portalscope.protocol.state.CountedFields;

/** The messages that came before their receives, in the order of their arrival. Immutable. */
public final class UnexpectedQueue {

    static final UnexpectedQueue EMPTY = new UnexpectedQueue(0, TreePMap.empty(), TreePMap.empty(), TreePMap.empty(), TreePMap.empty(),
            TreePSet.empty(), TreePMap.empty(), TreePSet.empty());

    private final long arrived;
    private final TreePMap<Long, UnexpectedMessage> messages;
    /** Numbers of those that a receive can get, by their envelopes. */
    private final TreePMap<Long, TreePSet<Long>> free;
    /** The same by their contexts: what a receive with a wildcard looks through. */
    private final TreePMap<Long, TreePSet<Long>> freeInContext;
    /** Numbers of those that have not ended, by the link of their events. */
    private final TreePMap<Long, Long> links;
    /** Numbers of those that take a credit each. */
    private final TreePSet<Long> costly;
    /** The same by the ids of their senders, packed. */
    private final TreePMap<Long, TreePSet<Long>> costlyBySender;
    /** Numbers of those whose senders have to be told that they are refused: all that are and that have ended. */
    private final TreePSet<Long> refused;

    private UnexpectedQueue(long arrived, TreePMap<Long, UnexpectedMessage> messages, TreePMap<Long, TreePSet<Long>> free,
            TreePMap<Long, TreePSet<Long>> freeInContext, TreePMap<Long, Long> links, TreePSet<Long> costly,
            TreePMap<Long, TreePSet<Long>> costlyBySender, TreePSet<Long> refused) {
        this.arrived = arrived;
        this.messages = messages;
        this.free = free;
        this.freeInContext = freeInContext;
        this.links = links;
        this.costly = costly;
        this.costlyBySender = costlyBySender;
        this.refused = refused;
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
        if (free.isEmpty()) {
            return Optional.empty();
        } else if (criteria.isExact()) {
            TreePSet<Long> numbers = free.get(criteria.matchBits());
            return Optional.ofNullable(numbers == null ? null : messages.get(numbers.first()));
        }
        return freeInContext.getOrDefault((long) criteria.context(), TreePSet.empty()).stream().map(messages::get)
                .filter(message -> criteria.admits(message.bits())).findFirst();
    }

    /** With one more, which has the next number. */
    UnexpectedQueue with(UnexpectedMessage message, long link) {
        return new UnexpectedQueue(message.number(), messages.plus(message.number(), message),
                message.isFree() ? plus(free, envelope(message), message) : free,
                message.isFree() ? plus(freeInContext, context(message), message) : freeInContext, links.plus(link, message.number()),
                costly.plus(message.number()), plus(costlyBySender, sender(message), message), refused);
    }

    /** Numbers of the messages whose senders have to be told that they are refused. */
    public Collection<Long> refused() {
        return refused;
    }

    /** Whether a message whose events have a link has not ended; it may have been received already. */
    public boolean isArriving(long link) {
        return links.containsKey(link);
    }

    /** The message whose events have a link and which has not ended, or null. */
    public UnexpectedMessage linked(long link) {
        Long number = links.get(link);
        return number == null ? null : messages.get(number);
    }

    /** How many messages of a process take a credit each. */
    public int costlyCount(ProcessId sender) {
        return costlyCount(sender.packed());
    }

    /** The same of a process by its packed id. */
    public int costlyCount(long sender) {
        TreePSet<Long> numbers = costlyBySender.get(sender);
        return numbers == null ? 0 : numbers.size();
    }

    /** The messages of a process that take a credit each. */
    public List<UnexpectedMessage> costlyOf(ProcessId sender) {
        return costlyBySender.getOrDefault(sender.packed(), TreePSet.empty()).stream().map(messages::get).toList();
    }

    /** The messages in a short buffer; each of them takes a credit. */
    public List<UnexpectedMessage> inBuffer(int buffer) {
        return costly.stream().map(messages::get).filter(message -> message.buffer() == buffer).toList();
    }

    /** Whether all messages that have begun to arrive have arrived as a whole. */
    boolean hasEnded() {
        return links.isEmpty();
    }

    /** With the message whose events have a link arrived as a whole, if it is still here. */
    UnexpectedQueue ended(long link) {
        UnexpectedMessage message = linked(link);
        return new UnexpectedQueue(arrived, message == null ? messages : messages.plus(message.number(), message.asEnded()), free, freeInContext,
                links.minus(link), costly, costlyBySender, message != null && message.isRefused() ? refused.plus(message.number()) : refused);
    }

    /** With one message replaced by another state of it. */
    UnexpectedQueue replaced(UnexpectedMessage message) {
        UnexpectedMessage before = messages.get(message.number());
        boolean isTaken = before.isFree() && !message.isFree();
        return new UnexpectedQueue(arrived, messages.plus(message.number(), message), isTaken ? minus(free, envelope(before), before) : free,
                isTaken ? minus(freeInContext, context(before), before) : freeInContext, links,
                message.credit() ? costly : costly.minus(message.number()),
                message.credit() ? costlyBySender : minus(costlyBySender, sender(before), before), refused);
    }

    UnexpectedQueue without(UnexpectedMessage message) {
        return new UnexpectedQueue(arrived, messages.minus(message.number()), message.isFree() ? minus(free, envelope(message), message) : free,
                message.isFree() ? minus(freeInContext, context(message), message) : freeInContext, links, costly.minus(message.number()),
                minus(costlyBySender, sender(message), message), refused.minus(message.number()));
    }

    private static long envelope(UnexpectedMessage message) {
        return MessageBits.envelope(message.bits());
    }

    private static long context(UnexpectedMessage message) {
        return MessageBits.CONTEXT.in(message.bits());
    }

    private static long sender(UnexpectedMessage message) {
        return message.sender().packed();
    }

    private static TreePMap<Long, TreePSet<Long>> plus(TreePMap<Long, TreePSet<Long>> numbers, long key, UnexpectedMessage message) {
        return numbers.plus(key, numbers.getOrDefault(key, TreePSet.empty()).plus(message.number()));
    }

    private static TreePMap<Long, TreePSet<Long>> minus(TreePMap<Long, TreePSet<Long>> numbers, long key, UnexpectedMessage message) {
        TreePSet<Long> left = numbers.getOrDefault(key, TreePSet.empty()).minus(message.number());
        return left.isEmpty() ? numbers.minus(key) : numbers.plus(key, left);
    }

    void write(FieldWriter out) {
        out.number(arrived);
        CountedFields.write(messages.values(), UnexpectedMessage::write, out);
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
            read = new UnexpectedQueue(arrived, read.messages.plus(message.number(), message),
                    message.isFree() ? plus(read.free, envelope(message), message) : read.free,
                    message.isFree() ? plus(read.freeInContext, context(message), message) : read.freeInContext, read.links,
                    message.credit() ? read.costly.plus(message.number()) : read.costly,
                    message.credit() ? plus(read.costlyBySender, sender(message), message) : read.costlyBySender,
                    message.isRefused() && message.ended() ? read.refused.plus(message.number()) : read.refused);
        }
        TreePMap<Long, Long> links = TreePMap.empty();
        for (int left = values.count(); left > 0; left--) {
            links = links.plus(in.number(), in.number());
        }
        return new UnexpectedQueue(arrived, read.messages, read.free, read.freeInContext, links, read.costly, read.costlyBySender, read.refused);
    }
}
