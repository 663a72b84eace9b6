package org.portalscope.scene.bits;

/**
 * Where the columns of bits lie: one row of 64, or two of 32 where there is too little room for that with the hexadecimal digits beside it.
 *
 * @param perRow  64 or 32
 * @param cell    the width of a column, in logical pixels
 * @param stacked whether the digits beside a row stand in two lines
 */
record BitColumns(int perRow, int cell, boolean stacked) {

    static final int LABEL_RIGHT = 72;
    static final int LEFT = LABEL_RIGHT + 8;
    static final int MARGIN = 8;
    private static final int LEAST = 10;
    private static final int MOST = 16;
    private static final int EVEN = 2;
    private static final int NIBBLE_GAP = 4;
    private static final int HALF_WORD_GAP = 8;
    private static final int NIBBLE = 4;
    private static final int HALF_WORD = 16;

    /**
     * The largest columns that fit.
     *
     * @param digits how wide the digits of 16 bits and a separator come out
     */
    static BitColumns fitting(int width, int digits) {
        int half = 2 * digits;
        int whole = 2 * half;
        if (width >= room(Long.SIZE, LEAST, whole)) {
            return new BitColumns(Long.SIZE, cell(width, Long.SIZE, whole), false);
        }
        return width >= room(Long.SIZE, LEAST, half) ? new BitColumns(Long.SIZE, cell(width, Long.SIZE, half), true)
                : new BitColumns(Integer.SIZE, cell(width, Integer.SIZE, half), false);
    }

    private static int cell(int width, int perRow, int hex) {
        int cell = MOST;
        while (cell > LEAST && room(perRow, cell, hex) > width) {
            cell -= EVEN;
        }
        return cell;
    }

    private static int room(int perRow, int cell, int hex) {
        return new BitColumns(perRow, cell, false).right() + MARGIN + hex + MARGIN;
    }

    int rows() {
        return Long.SIZE / perRow;
    }

    /** The row of a bit, from 0. */
    int row(int bit) {
        return (Long.SIZE - 1 - bit) / perRow;
    }

    /** The highest bit of a row. */
    int highest(int row) {
        return Long.SIZE - 1 - row * perRow;
    }

    /** The lowest bit of a row. */
    int lowest(int row) {
        return highest(row) - perRow + 1;
    }

    /** The left edge of a bit's column. */
    int x(int bit) {
        int place = (Long.SIZE - 1 - bit) % perRow;
        int halfWords = place / HALF_WORD;
        return LEFT + place * cell + (place / NIBBLE - halfWords) * NIBBLE_GAP + halfWords * HALF_WORD_GAP;
    }

    /** Behind the last column. */
    int right() {
        return x(0) + cell;
    }
}
