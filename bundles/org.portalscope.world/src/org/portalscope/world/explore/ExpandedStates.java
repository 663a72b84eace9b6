package org.portalscope.world.explore;

import java.util.Arrays;

/** What expanding some states led to, in the order of those states and of their moves. */
final class ExpandedStates {

    private static final int FIRST_SIZE = 16;
    private static final int BYTES = 3 * Long.BYTES + 4 * Integer.BYTES;

    long[] high = new long[FIRST_SIZE];
    long[] low = new long[FIRST_SIZE];
    long[] sleep = new long[FIRST_SIZE];
    int[] parent = new int[FIRST_SIZE];
    int[] move = new int[FIRST_SIZE];
    /** For how many transitions the move counts. */
    int[] weight = new int[FIRST_SIZE];
    /** What is wrong there, or null. */
    Finding.Kind[] wrong = new Finding.Kind[FIRST_SIZE];
    int size;
    /** Moves tried, those included that led to states known before. */
    long transitions;
    /** Whether states were left out, since the histories that lead to them take too much memory. */
    boolean leavesOut;

    void add(int state, int itsMove, int itsWeight, long stateHigh, long stateLow, long itsSleep, Finding.Kind kind) {
        if (size == high.length) {
            grow();
        }
        parent[size] = state;
        move[size] = itsMove;
        weight[size] = itsWeight;
        high[size] = stateHigh;
        low[size] = stateLow;
        sleep[size] = itsSleep;
        wrong[size++] = kind;
    }

    /** Bytes that it takes. */
    long bytes() {
        return (long) high.length * BYTES;
    }

    private void grow() {
        high = Arrays.copyOf(high, 2 * size);
        low = Arrays.copyOf(low, 2 * size);
        sleep = Arrays.copyOf(sleep, 2 * size);
        parent = Arrays.copyOf(parent, 2 * size);
        move = Arrays.copyOf(move, 2 * size);
        weight = Arrays.copyOf(weight, 2 * size);
        wrong = Arrays.copyOf(wrong, 2 * size);
    }
}
