package org.portalscope.replay;

import java.util.ArrayList;
import java.util.List;

/** In which order the transitions of several recordings follow each other: two bytes for each, and where each recording stands every so often. */
final class MergeOrder {

    private static final int BLOCK = 4096;

    private final long[] taken;
    private final List<Block> blocks = new ArrayList<>();
    private long size;

    /**
     * @param before  how many transitions each recording has before it
     * @param sources of its transitions
     */
    private record Block(long[] before, short[] sources) {
    }

    /** Takes what has its place. */
    interface Reader {

        /** @param number of the transition in its recording */
        void take(int source, long number);
    }

    /** @param sources how many recordings there are, at most {@link Short#MAX_VALUE} */
    MergeOrder(int sources) {
        taken = new long[sources];
    }

    long size() {
        return size;
    }

    /** How many transitions of a recording have been added. */
    long taken(int source) {
        return taken[source];
    }

    /** Adds the next transition of a recording. */
    void add(int source) {
        int place = (int) (size % BLOCK);
        if (place == 0) {
            blocks.add(new Block(taken.clone(), new short[BLOCK]));
        }
        blocks.get(blocks.size() - 1).sources[place] = (short) source;
        taken[source]++;
        size++;
    }

    /**
     * Reads a part of it.
     *
     * @param from number of the first transition, from 1
     * @param to   number behind the last one
     */
    void read(long from, long to, Reader reader) {
        long number = (from - 1) / BLOCK * BLOCK + 1;
        long[] before = number < to ? blocks.get((int) ((number - 1) / BLOCK)).before.clone() : taken;
        for (; number < to; number++) {
            int source = blocks.get((int) ((number - 1) / BLOCK)).sources[(int) ((number - 1) % BLOCK)];
            before[source]++;
            if (number >= from) {
                reader.take(source, before[source]);
            }
        }
    }
}
