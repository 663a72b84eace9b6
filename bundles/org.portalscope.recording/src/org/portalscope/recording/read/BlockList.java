package org.portalscope.recording.read;

import java.util.Arrays;

import org.portalscope.recording.format.BlockTable;

/** Some of the blocks of a table, of one kind, so that their first numbers grow. */
final class BlockList {

    private static final int FIRST_SIZE = 16;

    private final BlockTable table;
    private int[] blocks = new int[FIRST_SIZE];
    private int size;

    BlockList(BlockTable table) {
        this.table = table;
    }

    void add(int block) {
        if (size == blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * size);
        }
        blocks[size++] = block;
    }

    int size() {
        return size;
    }

    /** The block at a place of the list. */
    int get(int place) {
        return blocks[place];
    }

    /** Number of what a block of the list begins with. */
    long first(int place) {
        return table.first(blocks[place]);
    }

    /** The last place of a block that begins with a number or before it, or -1. */
    int floor(long number) {
        int low = 0;
        int high = size;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (first(middle) <= number) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }
}
