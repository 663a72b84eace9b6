package org.portalscope.world.explore;

import java.util.Arrays;

/** Moves between stored states, found by the states they lead to. 8 bytes each, and 4 for each state once there is one. */
final class ReverseEdges {

    /** No edge. */
    static final int NONE = -1;
    private static final int FIRST_SIZE = 64;

    private final int states;
    /** By target: the edge to it that was added last. */
    private int[] last = {};
    /** By edge: its source, and the edge that was added before it to the same target. */
    private int[] sources = new int[FIRST_SIZE];
    private int[] previous = new int[FIRST_SIZE];
    private int size;

    /** @param states that there are */
    ReverseEdges(int states) {
        this.states = states;
    }

    void add(int source, int target) {
        if (last.length == 0) {
            last = new int[states];
            Arrays.fill(last, NONE);
        }
        if (size == sources.length) {
            sources = Arrays.copyOf(sources, 2 * size);
            previous = Arrays.copyOf(previous, 2 * size);
        }
        sources[size] = source;
        previous[size] = last[target];
        last[target] = size++;
    }

    /** The edge to a state that was added last, or {@link #NONE}. */
    int first(int target) {
        return last.length == 0 ? NONE : last[target];
    }

    /** The edge to the same state that was added before an edge, or {@link #NONE}. */
    int next(int edge) {
        return previous[edge];
    }

    int source(int edge) {
        return sources[edge];
    }

    /** Bytes that it takes. */
    long bytes() {
        return ((long) last.length + sources.length + previous.length) * Integer.BYTES;
    }
}
