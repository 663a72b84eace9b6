package org.portalscope.world.explore;

import java.util.Arrays;

/** What expanding some states again, sleeping moves included, has shown: from which of them an end can be reached, and where the moves of the others lead. */
final class ReexpandedStates {

    private static final int FIRST_SIZE = 16;

    private int[] ending = new int[FIRST_SIZE];
    private int endingCount;
    private int[] sources = new int[FIRST_SIZE];
    private int[] targets = new int[FIRST_SIZE];
    private int edgeCount;
    /** Whether states were left out, since the histories that lead to them take too much memory. */
    boolean leavesOut;

    /** Notes that a state is an end or has a move to a state from which an end can be reached; its moves noted last are of no interest. */
    void addEnding(int state) {
        while (edgeCount > 0 && sources[edgeCount - 1] == state) {
            edgeCount--;
        }
        if (endingCount == ending.length) {
            ending = Arrays.copyOf(ending, 2 * endingCount);
        }
        ending[endingCount++] = state;
    }

    /** Notes a move to a state of which it is not known yet whether an end can be reached from it. */
    void addEdge(int source, int target) {
        if (edgeCount == sources.length) {
            sources = Arrays.copyOf(sources, 2 * edgeCount);
            targets = Arrays.copyOf(targets, 2 * edgeCount);
        }
        sources[edgeCount] = source;
        targets[edgeCount++] = target;
    }

    int endingCount() {
        return endingCount;
    }

    int ending(int i) {
        return ending[i];
    }

    int edgeCount() {
        return edgeCount;
    }

    int source(int edge) {
        return sources[edge];
    }

    int target(int edge) {
        return targets[edge];
    }
}
