package org.portalscope.world.explore;

import java.util.Arrays;

/** What expanding some states led to, in the order of those states and of their moves. */
final class ExpandedStates {

    private static final int FIRST_SIZE = 16;

    long[] high = new long[FIRST_SIZE];
    long[] low = new long[FIRST_SIZE];
    long[] sleep = new long[FIRST_SIZE];
    int[] parent = new int[FIRST_SIZE];
    int[] move = new int[FIRST_SIZE];
    /** What is wrong there, or null. */
    Finding.Kind[] wrong = new Finding.Kind[FIRST_SIZE];
    int size;
    /** Moves tried, those included that led to states known before. */
    long transitions;

    void add(int state, int itsMove, long stateHigh, long stateLow, long itsSleep, Finding.Kind kind) {
        if (size == high.length) {
            grow();
        }
        parent[size] = state;
        move[size] = itsMove;
        high[size] = stateHigh;
        low[size] = stateLow;
        sleep[size] = itsSleep;
        wrong[size++] = kind;
    }

    private void grow() {
        high = Arrays.copyOf(high, 2 * size);
        low = Arrays.copyOf(low, 2 * size);
        sleep = Arrays.copyOf(sleep, 2 * size);
        parent = Arrays.copyOf(parent, 2 * size);
        move = Arrays.copyOf(move, 2 * size);
        wrong = Arrays.copyOf(wrong, 2 * size);
    }
}
