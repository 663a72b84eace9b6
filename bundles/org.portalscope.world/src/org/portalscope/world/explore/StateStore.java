package org.portalscope.world.explore;

import java.util.Arrays;

/**
 * The states that have been reached: of each the digest, and the state and move it was first reached by. They are numbered in the order in
 * which they were added. 24 bytes each, and between 5 and 11 for finding them.
 */
final class StateStore {

    static final int NONE = -1;
    private static final int PAGE_BITS = 9;
    private static final int PAGE = 1 << PAGE_BITS;
    private static final int FIRST_PAGES = 16;
    private static final int FIRST_PLACES = 1 << 6;
    private static final int BYTES_PER_STATE = 3 * Long.BYTES;

    private long[][] high = new long[FIRST_PAGES][];
    private long[][] low = new long[FIRST_PAGES][];
    private int[][] parent = new int[FIRST_PAGES][];
    private int[][] move = new int[FIRST_PAGES][];
    private int pages;
    /** An open hash table of the numbers of states; free places hold {@link #NONE}. */
    private int[] places = emptyPlaces(FIRST_PLACES);
    private int size;

    int size() {
        return size;
    }

    /** Bytes that it takes. */
    long bytes() {
        return (long) pages * PAGE * BYTES_PER_STATE + (long) places.length * Integer.BYTES;
    }

    /** Bytes that it takes once it has one state more; growing, it needs half as many besides for a moment. */
    long bytesForOneMore() {
        long page = size == pages * PAGE ? (long) PAGE * BYTES_PER_STATE : 0;
        return bytes() + page + (isCrowded(size + 1) ? (long) places.length * Integer.BYTES : 0);
    }

    /** The number of a state, or {@link #NONE}. */
    int find(long stateHigh, long stateLow) {
        int place = place(stateHigh, places.length);
        while (places[place] != NONE && !is(places[place], stateHigh, stateLow)) {
            place = place + 1 & places.length - 1;
        }
        return places[place];
    }

    /** Adds a state that is not there. */
    void add(long stateHigh, long stateLow, int stateParent, int stateMove) {
        if (size == pages * PAGE) {
            addPage();
        }
        int page = size >>> PAGE_BITS;
        int at = size & PAGE - 1;
        high[page][at] = stateHigh;
        low[page][at] = stateLow;
        parent[page][at] = stateParent;
        move[page][at] = stateMove;
        if (isCrowded(++size)) {
            grow();
        } else {
            put(places, size - 1);
        }
    }

    /** The state that a state was first reached from; {@link #NONE} for the first. */
    int parent(int state) {
        return parent[state >>> PAGE_BITS][state & PAGE - 1];
    }

    /** The move that led from its parent to a state. */
    int move(int state) {
        return move[state >>> PAGE_BITS][state & PAGE - 1];
    }

    private boolean is(int state, long stateHigh, long stateLow) {
        int page = state >>> PAGE_BITS;
        int at = state & PAGE - 1;
        return high[page][at] == stateHigh && low[page][at] == stateLow;
    }

    private boolean isCrowded(int states) {
        return states > places.length / 4 * 3;
    }

    private static int place(long stateHigh, int length) {
        return (int) stateHigh & length - 1;
    }

    private void addPage() {
        if (pages == high.length) {
            high = Arrays.copyOf(high, 2 * pages);
            low = Arrays.copyOf(low, 2 * pages);
            parent = Arrays.copyOf(parent, 2 * pages);
            move = Arrays.copyOf(move, 2 * pages);
        }
        high[pages] = new long[PAGE];
        low[pages] = new long[PAGE];
        parent[pages] = new int[PAGE];
        move[pages++] = new int[PAGE];
    }

    private void grow() {
        int[] more = emptyPlaces(2 * places.length);
        for (int state = 0; state < size; state++) {
            put(more, state);
        }
        places = more;
    }

    private void put(int[] table, int state) {
        int place = place(high[state >>> PAGE_BITS][state & PAGE - 1], table.length);
        while (table[place] != NONE) {
            place = place + 1 & table.length - 1;
        }
        table[place] = state;
    }

    private static int[] emptyPlaces(int count) {
        int[] empty = new int[count];
        Arrays.fill(empty, NONE);
        return empty;
    }
}
