package org.portalscope.scene.portals;

/**
 * Where the columns stand, in pixels at 100 %. What is wider than the least goes to the message and to the regions and queues. Where there is not room for
 * all beside each other, as with large fonts, descriptors stand below their entries: rows grow, and a column gives way.
 *
 * @param message     left edge of the message and the Portal table
 * @param messageWide their width
 * @param stacked     whether descriptors stand below their entries
 */
record Columns(int message, int messageWide, int entries, int descriptors, int memory, int memoryWide, int width, boolean stacked) {

    static final int LEAST = 840;
    static final int ENTRY_WIDE = 216;
    static final int DESCRIPTOR_WIDE = 192;

    private static final int MARGIN = 16;
    private static final int MESSAGE_WIDE = 140;
    private static final int MEMORY_WIDE = 168;
    private static final int GUTTER_ENTRIES = 28;
    private static final int GUTTER = 32;
    private static final int MOST_MESSAGE = 28;
    private static final int MOST_MEMORY = 72;
    private static final int STACKED_MARGIN = 4;
    private static final int STACKED_MESSAGE_WIDE = 132;
    private static final int STACKED_MEMORY_WIDE = 160;
    private static final int STACKED_GUTTER = 24;
    /** From one row to the next. */
    private static final int PITCH = 48;
    private static final int TILE = 48;
    private static final int TILE_GAP = 4;
    private static final int STACKED_TILE = 32;
    private static final int STACKED_TILE_GAP = 2;

    static Columns within(int available) {
        return available < LEAST ? stackedWithin(available) : besideWithin(available);
    }

    private static Columns besideWithin(int available) {
        int more = (available - LEAST) / 4 * 4;
        int message = MESSAGE_WIDE + Math.min(MOST_MESSAGE, more);
        int memoryWide = MEMORY_WIDE + Math.min(MOST_MEMORY, more - (message - MESSAGE_WIDE));
        int entries = MARGIN + message + GUTTER_ENTRIES;
        int descriptors = entries + ENTRY_WIDE + GUTTER;
        int memory = descriptors + DESCRIPTOR_WIDE + GUTTER;
        return new Columns(MARGIN, message, entries, descriptors, memory, memoryWide, memory + memoryWide + MARGIN, false);
    }

    private static Columns stackedWithin(int available) {
        int entries = STACKED_MARGIN + STACKED_MESSAGE_WIDE + STACKED_GUTTER;
        int memory = entries + ENTRY_WIDE + STACKED_GUTTER;
        int least = memory + STACKED_MEMORY_WIDE + STACKED_MARGIN;
        int memoryWide = STACKED_MEMORY_WIDE + Math.max(0, Math.min(MOST_MEMORY, (available - least) / 4 * 4));
        return new Columns(STACKED_MARGIN, STACKED_MESSAGE_WIDE, entries, entries + ENTRY_WIDE - DESCRIPTOR_WIDE, memory, memoryWide,
                memory + memoryWide + STACKED_MARGIN, true);
    }

    /** Where the line between library and application is. */
    int border() {
        return memory - (stacked ? STACKED_GUTTER : GUTTER) / 2;
    }

    /** From one row of the match list to the next. */
    int pitch() {
        return stacked ? 2 * PITCH : PITCH;
    }

    /** How far below its entry a descriptor stands. */
    int drop() {
        return stacked ? PITCH : 0;
    }

    /** The least width of the tile of a process. */
    int leastTile() {
        return stacked ? STACKED_TILE : TILE;
    }

    /** Between two tiles. */
    int tileGap() {
        return stacked ? STACKED_TILE_GAP : TILE_GAP;
    }
}
