package org.portalscope.mpi.state;

import java.util.function.UnaryOperator;

import org.pcollections.PVector;
import org.pcollections.TreePSet;
import org.pcollections.TreePVector;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/**
 * The flow control of a process. Immutable.
 *
 * @param credits that each process has given each
 * @param telling messages on their way that return credits
 * @param peers   the flow control with each rank of {@code MPI_COMM_WORLD}
 * @param due     ranks that are owed enough credits to tell them, or to which a send can start
 */
record FlowControl(int credits, int telling, PVector<PeerCredits> peers, TreePSet<Integer> due) {

    /** Without other processes. */
    static final FlowControl NONE = new FlowControl(0, 0, TreePVector.empty(), TreePSet.empty());

    /** At the begin, with some ranks. */
    static FlowControl begin(int ranks, int credits) {
        FlowControl begun = new FlowControl(credits, 0, TreePVector.empty(), TreePSet.empty());
        for (int rank = 0; rank < ranks; rank++) {
            begun = begun.with(PeerCredits.full(credits));
        }
        return begun;
    }

    private FlowControl with(PeerCredits next) {
        return new FlowControl(credits, telling, peers.plus(next), next.isDue(credits) ? due.plus(peers.size()) : due);
    }

    /** The first rank that is due, or -1. */
    int firstDue() {
        return due.isEmpty() ? -1 : due.first();
    }

    /** Whether all credits have come back, and those that went to others have left. */
    boolean isSettled() {
        return telling == 0 && peers.stream().allMatch(peer -> peer.left() == credits);
    }

    /** With more messages on their way that return credits. */
    FlowControl telling(int more) {
        return new FlowControl(credits, telling + more, peers, due);
    }

    /** With another flow control with a rank. */
    FlowControl with(int rank, UnaryOperator<PeerCredits> change) {
        PeerCredits changed = change.apply(peers.get(rank));
        boolean wasDue = due.contains(rank);
        return new FlowControl(credits, telling, peers.with(rank, changed), changed.isDue(credits) == wasDue ? due : wasDue ? due.minus(rank) : due.plus(rank));
    }

    void write(FieldWriter out) {
        out.number(credits);
        out.number(telling);
        out.number(peers.size());
        peers.forEach(peer -> peer.write(out));
    }

    static FlowControl read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        FlowControl read = new FlowControl(values.integer(), values.integer(), TreePVector.empty(), TreePSet.empty());
        for (int left = values.count(); left > 0; left--) {
            read = read.with(PeerCredits.read(in));
        }
        return read;
    }
}
