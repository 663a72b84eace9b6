package org.portalscope.dat.state;

import java.util.Collection;

import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.Ownership;

/**
 * The receives of a process that are outstanding. How many a queue has is known without looking at each, and so is with which there is work. Immutable, unless
 * a run {@linkplain #ownedBy owns} them.
 */
final class OutstandingReceives {

    static final OutstandingReceives NONE = new OutstandingReceives(LongTrie.empty(), OrderedValues.empty(), LongTrie.empty(), null);

    private LongTrie<ReceiveDto> all;
    private OrderedValues<ReceiveDto> due;
    private LongTrie<Counts> queues;
    /** With which they are changed in place; null if they never are. */
    private final Ownership owner;

    private OutstandingReceives(LongTrie<ReceiveDto> all, OrderedValues<ReceiveDto> due, LongTrie<Counts> queues, Ownership owner) {
        this.all = all;
        this.due = due;
        this.queues = queues;
        this.owner = owner;
    }

    /** How many receives a queue has. */
    private static final class Counts {

        private static final Counts NONE = new Counts(0, 0, null);

        /** Those that wait for a message. */
        private int posted;
        /** All. */
        private int outstanding;
        /** With which they are changed in place; null if they never are. */
        private final Ownership owner;

        Counts(int posted, int outstanding, Ownership owner) {
            this.posted = posted;
            this.outstanding = outstanding;
            this.owner = owner;
        }

        Counts plus(int morePosted, int moreOutstanding, Ownership by) {
            if (by == null || owner != by) {
                return new Counts(posted + morePosted, outstanding + moreOutstanding, by);
            }
            posted += morePosted;
            outstanding += moreOutstanding;
            return this;
        }
    }

    /** The same. Until the ownership ends, each change of what this returns is made in place, and returns that again. */
    OutstandingReceives ownedBy(Ownership ownership) {
        return new OutstandingReceives(all.ownedBy(ownership), due, queues.ownedBy(ownership), ownership);
    }

    /** With what they are changed in place, or null if each change makes others. */
    private Ownership present() {
        return owner == null || owner.hasEnded() ? null : owner;
    }

    private OutstandingReceives changed(LongTrie<ReceiveDto> newAll, OrderedValues<ReceiveDto> newDue, LongTrie<Counts> newQueues) {
        if (present() == null) {
            return new OutstandingReceives(newAll, newDue, newQueues, null);
        }
        all = newAll;
        due = newDue;
        queues = newQueues;
        return this;
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

    /** The first one whose match entry has to go, or that has to be posted again; null if there is none. */
    ReceiveDto due() {
        return due.first();
    }

    /** With a receive, in its present state. */
    OutstandingReceives with(ReceiveDto receive) {
        ReceiveDto before = get(receive.number());
        boolean isDue = receive.is(ReceiveDto.Phase.WITHDRAWN) || receive.is(ReceiveDto.Phase.RETURNED);
        return changed(all.plus(receive.number(), receive), isDue ? due.plus(receive.number(), receive) : notDue(receive),
                counting(receive.queue(), posted(receive) - posted(before), before == null ? 1 : 0));
    }

    /** Without a receive, if it is there. */
    OutstandingReceives without(ReceiveDto receive) {
        ReceiveDto before = get(receive.number());
        return before == null ? this : changed(all.minus(receive.number()), notDue(receive), counting(before.queue(), -posted(before), -1));
    }

    private OrderedValues<ReceiveDto> notDue(ReceiveDto receive) {
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
        Counts before = counts(queue);
        Counts after = before.plus(morePosted, moreOutstanding, present());
        return after.outstanding == 0 ? queues.minus(queue) : after == before ? queues : queues.plus(queue, after);
    }
}
