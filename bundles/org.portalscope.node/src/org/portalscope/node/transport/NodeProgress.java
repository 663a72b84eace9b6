package org.portalscope.node.transport;

import java.util.Arrays;
import java.util.BitSet;

/** How far the programs of all nodes have come. Nobody waits for one that is lost. */
public final class NodeProgress {

    private final int own;
    private final long[] arrivals;
    private final BitSet ended;
    private final BitSet gone;

    /**
     * The start.
     *
     * @param own  the rank of this node
     * @param size how many nodes there are
     */
    NodeProgress(int own, int size) {
        this.own = own;
        arrivals = new long[size];
        ended = new BitSet(size);
        gone = new BitSet(size);
    }

    /** A program has come to so many barriers. */
    void reach(int rank, long barriers) {
        arrivals[rank] = barriers;
    }

    /** A program has ended. */
    void end(int rank) {
        ended.set(rank);
    }

    /** A node is lost, or has said farewell. */
    void leave(int rank) {
        gone.set(rank);
        ended.set(rank);
        arrivals[rank] = Long.MAX_VALUE;
    }

    /** Whether a node is lost, or has said farewell. */
    boolean isGone(int rank) {
        return gone.get(rank);
    }

    /** Whether all nodes are lost, or have said farewell. */
    boolean allAreGone() {
        return gone.cardinality() == arrivals.length;
    }

    /** How many barriers the program of this node has come to. */
    long arrivals() {
        return arrivals[own];
    }

    /** How many barriers every program has come to. */
    public long barriers() {
        return Arrays.stream(arrivals).min().orElseThrow();
    }

    /** Whether every program has ended. */
    public boolean hasEnded() {
        return ended.cardinality() == arrivals.length;
    }
}
