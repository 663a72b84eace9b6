package org.portalscope.world;

import java.util.Arrays;

/**
 * A number for each of some places: the least is known, and the next place whose number is not above a bound is found in a time that grows with the logarithm
 * of how many there are.
 */
final class TournamentTree {

    /** The number of a place that has none. */
    static final long NO_NUMBER = Long.MAX_VALUE;
    /** Instead of a place: there is none. */
    static final int NO_PLACE = -1;

    /** How many leaves there are, a power of two. */
    private final int leaves;
    /** The least number below each node: the root at 1, the children of a node at its double and the one behind, the places from {@link #leaves} on. */
    private final long[] nodes;

    /** @param places how many there are, none of which has a number */
    TournamentTree(int places) {
        leaves = Math.max(1, Integer.highestOneBit(Math.max(0, places - 1)) << 1);
        nodes = new long[2 * leaves];
        Arrays.fill(nodes, NO_NUMBER);
    }

    /** Gives a place a number instead of the one that it has. */
    void set(int place, long number) {
        int node = leaves + place;
        nodes[node] = number;
        while (node > 1) {
            node /= 2;
            long least = Math.min(nodes[2 * node], nodes[2 * node + 1]);
            if (nodes[node] == least) {
                return;
            }
            nodes[node] = least;
        }
    }

    /** The least number of all, or {@link #NO_NUMBER}. */
    long least() {
        return nodes[1];
    }

    /**
     * The first place from some place on that has a number which is at most a bound, or {@link #NO_PLACE}.
     *
     * @param most less than {@link #NO_NUMBER}
     */
    int next(int from, long most) {
        if (from >= leaves) {
            return NO_PLACE;
        }
        int node = leaves + from;
        while (nodes[node] > most) {
            while (node % 2 == 1) {
                node /= 2;
            }
            if (node == 0) {
                return NO_PLACE;
            }
            node++;
        }
        while (node < leaves) {
            node *= 2;
            node += nodes[node] > most ? 1 : 0;
        }
        return node - leaves;
    }
}
