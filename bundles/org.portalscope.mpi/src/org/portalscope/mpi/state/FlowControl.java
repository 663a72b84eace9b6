package org.portalscope.mpi.state;

import java.util.function.UnaryOperator;

import org.pcollections.TreePSet;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.CountedFields;
import org.portalscope.protocol.state.LongTrie;
import org.portalscope.protocol.state.Ownership;

/**
 * The flow control of a process. Immutable.
 *
 * @param credits that each process has given each
 * @param telling messages on their way that return credits
 * @param peers   the flow control with each rank of {@code MPI_COMM_WORLD}, by rank
 * @param due     ranks that are owed enough credits to tell them, or to which a send can start
 * @param behind  how many ranks have not given back all credits
 */
record FlowControl(int credits, int telling, LongTrie<PeerCredits> peers, TreePSet<Integer> due, int behind) {

    /** Without other processes. */
    static final FlowControl NONE = new FlowControl(0, 0, LongTrie.empty(), TreePSet.empty(), 0);

    /** At the begin, with some ranks. */
    static FlowControl begin(int ranks, int credits) {
        FlowControl begun = new FlowControl(credits, 0, LongTrie.empty(), TreePSet.empty(), 0);
        for (int rank = 0; rank < ranks; rank++) {
            begun = begun.with(PeerCredits.full(credits));
        }
        return begun;
    }

    private FlowControl with(PeerCredits next) {
        return new FlowControl(credits, telling, peers.plus(peers.size(), next), next.isDue(credits) ? due.plus(peers.size()) : due,
                behind + missing(next));
    }

    /** The same, in which the flow control with each rank changes in place. */
    FlowControl ownedBy(Ownership ownership) {
        return new FlowControl(credits, telling, peers.ownedBy(ownership), due, behind);
    }

    /** The first rank that is due, or -1. */
    int firstDue() {
        return due.isEmpty() ? -1 : due.first();
    }

    /** Whether all credits have come back, and those that went to others have left. */
    boolean isSettled() {
        return telling == 0 && behind == 0;
    }

    /** With more messages on their way that return credits. */
    FlowControl telling(int more) {
        return new FlowControl(credits, telling + more, peers, due, behind);
    }

    /** With another flow control with a rank. */
    FlowControl with(int rank, UnaryOperator<PeerCredits> change) {
        PeerCredits before = peers.get(rank);
        PeerCredits changed = change.apply(before);
        LongTrie<PeerCredits> after = peers.plus(rank, changed);
        TreePSet<Integer> dueAfter = due(rank, before.isDue(credits), changed.isDue(credits));
        int more = missing(changed) - missing(before);
        return after == peers && dueAfter == due && more == 0 ? this : new FlowControl(credits, telling, after, dueAfter, behind + more);
    }

    /** 1 if a rank has not given back all credits, else 0. */
    private int missing(PeerCredits peer) {
        return peer.left() == credits ? 0 : 1;
    }

    private TreePSet<Integer> due(int rank, boolean before, boolean after) {
        return before == after ? due : after ? due.plus(rank) : due.minus(rank);
    }

    void write(FieldWriter out) {
        out.number(credits);
        out.number(telling);
        CountedFields.write(peers.values(), PeerCredits::write, out);
    }

    static FlowControl read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        FlowControl read = new FlowControl(values.integer(), values.integer(), LongTrie.empty(), TreePSet.empty(), 0);
        for (int left = values.count(); left > 0; left--) {
            read = read.with(PeerCredits.read(in));
        }
        return read;
    }
}
