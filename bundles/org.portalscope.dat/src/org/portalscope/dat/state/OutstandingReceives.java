package org.portalscope.dat.state;

import java.util.Collection;
import java.util.Optional;

import org.pcollections.TreePMap;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.Ownership;

/** The receives of a process that are outstanding. Immutable. How many a queue has is known without looking at each, and so is with which there is work. */
final class OutstandingReceives {

    static final OutstandingReceives NONE = new OutstandingReceives(LongTrie.empty(), TreePMap.empty(), LongTrie.empty());

    private final LongTrie<ReceiveDto> all;
    private final TreePMap<Long, ReceiveDto> due;
    private final LongTrie<Counts> queues;

    private OutstandingReceives(LongTrie<ReceiveDto> all, TreePMap<Long, ReceiveDto> due, LongTrie<Counts> queues) {
        this.all = all;
        this.due = due;
        this.queues = queues;
    }

    /**
     * How many receives a queue has.
     *
     * @param posted      those that wait for a message
     * @param outstanding all
     */
    private record Counts(int posted, int outstanding) {

        static final Counts NONE = new Counts(0, 0);

        Counts plus(int morePosted, int moreOutstanding) {
            return new Counts(posted + morePosted, outstanding + moreOutstanding);
        }
    }

    /** The same, of which the receives change in place. */
    OutstandingReceives ownedBy(Ownership ownership) {
        return new OutstandingReceives(all.ownedBy(ownership), due, queues.ownedBy(ownership));
    }

    /** The receive of a number, or null. */
    ReceiveDto get(long number) {
        return all.get(number);
    }

    /** In the order of posting. */
    Collection<ReceiveDto> all() {
        return all.values();
    }

    private Counts counts(long queue) {
        Counts counts = queues.get(queue);
        return counts == null ? Counts.NONE : counts;
    }

    /** How many receives of a queue wait for a message. */
    int posted(long queue) {
        return counts(queue).posted;
    }

    /** How many receives of a queue are outstanding. */
    int outstanding(long queue) {
        return counts(queue).outstanding;
    }

    /** The first one whose match entry has to go, or that has to be posted again. */
    Optional<ReceiveDto> due() {
        return due.isEmpty() ? Optional.empty() : Optional.of(due.firstEntry().getValue());
    }

    /** With a receive, in its present state. */
    OutstandingReceives with(ReceiveDto receive) {
        ReceiveDto before = get(receive.number());
        boolean isDue = receive.is(ReceiveDto.Phase.WITHDRAWN) || receive.is(ReceiveDto.Phase.RETURNED);
        return new OutstandingReceives(all.plus(receive.number(), receive),
                isDue ? due.plus(receive.number(), receive) : notDue(receive),
                counting(receive.queue(), posted(receive) - posted(before), before == null ? 1 : 0));
    }

    /** Without a receive, if it is there. */
    OutstandingReceives without(ReceiveDto receive) {
        ReceiveDto before = get(receive.number());
        return before == null ? this
                : new OutstandingReceives(all.minus(receive.number()), notDue(receive), counting(before.queue(), -posted(before), -1));
    }

    private TreePMap<Long, ReceiveDto> notDue(ReceiveDto receive) {
        return due.isEmpty() ? due : due.minus(receive.number());
    }

    /** How many of a receive, which may be null, wait for a message. */
    private static int posted(ReceiveDto receive) {
        return receive != null && (receive.is(ReceiveDto.Phase.POSTED) || receive.is(ReceiveDto.Phase.POSTING)) ? 1 : 0;
    }

    private LongTrie<Counts> counting(long queue, int morePosted, int moreOutstanding) {
        if (morePosted == 0 && moreOutstanding == 0) {
            return queues;
        }
        Counts after = counts(queue).plus(morePosted, moreOutstanding);
        return after.outstanding == 0 ? queues.minus(queue) : queues.plus(queue, after);
    }
}
