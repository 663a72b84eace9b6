package org.portalscope.world.explore;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The bottom strongly connected components of a part of the states that no move leaves: what cannot be left once it is reached, and where each state can be
 * reached from each other. Found by Tarjan's algorithm, which follows the moves from their targets to their sources: the components are the same.
 */
final class BottomComponents {

    private static final int NONE = -1;

    private final ReverseEdges edges;
    private final int[] states;
    /** By place among the states: when it was visited, from 1; the earliest visit that it leads to; and the component, once that is known. */
    private final int[] visits;
    private final int[] lowest;
    private final int[] components;
    /** The path at work: places, and of each the edge to follow next. */
    private final int[] path;
    private final int[] next;
    private final int[] open;
    private int depth;
    private int opened;
    private int visited;
    private int count;

    /** @param states ascending; every move of each leads to one of them, and is among the edges */
    BottomComponents(int[] states, ReverseEdges edges) {
        this.states = states;
        this.edges = edges;
        visits = new int[states.length];
        lowest = new int[states.length];
        components = new int[states.length];
        path = new int[states.length];
        next = new int[states.length];
        open = new int[states.length];
        Arrays.fill(components, NONE);
    }

    /** Bytes that are needed for a number of states. */
    static long bytes(int states) {
        return 7L * states * Integer.BYTES;
    }

    /** Of each bottom component the state with the lowest number, ascending. */
    int[] lowestStates() {
        for (int place = 0; place < states.length; place++) {
            if (visits[place] == 0) {
                visit(place);
            }
        }
        BitSet left = new BitSet(count);
        for (int target = 0; target < states.length; target++) {
            for (int edge = edges.first(states[target]); edge != NONE; edge = edges.next(edge)) {
                int source = place(edges.source(edge));
                if (components[source] != components[target]) {
                    left.set(components[source]);
                }
            }
        }
        return firstOfEach(left);
    }

    private int[] firstOfEach(BitSet left) {
        int[] found = new int[count - left.cardinality()];
        int size = 0;
        for (int place = 0; place < states.length; place++) {
            if (!left.get(components[place])) {
                left.set(components[place]);
                found[size++] = states[place];
            }
        }
        return found;
    }

    private int place(int state) {
        return Arrays.binarySearch(states, state);
    }

    private void visit(int start) {
        enter(start);
        while (depth > 0) {
            int place = path[depth - 1];
            int edge = next[depth - 1];
            if (edge == NONE) {
                leave(place);
            } else {
                next[depth - 1] = edges.next(edge);
                follow(place, place(edges.source(edge)));
            }
        }
    }

    private void enter(int place) {
        visits[place] = ++visited;
        lowest[place] = visited;
        path[depth] = place;
        next[depth++] = edges.first(states[place]);
        open[opened++] = place;
    }

    private void follow(int place, int other) {
        if (visits[other] == 0) {
            enter(other);
        } else if (components[other] == NONE) {
            lowest[place] = Math.min(lowest[place], visits[other]);
        }
    }

    private void leave(int place) {
        depth--;
        if (depth > 0) {
            lowest[path[depth - 1]] = Math.min(lowest[path[depth - 1]], lowest[place]);
        }
        if (lowest[place] == visits[place]) {
            int member;
            do {
                member = open[--opened];
                components[member] = count;
            } while (member != place);
            count++;
        }
    }
}
