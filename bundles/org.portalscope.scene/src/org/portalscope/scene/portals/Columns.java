package org.portalscope.scene.portals;

/**
 * Where the columns stand, in pixels at 100 %. What is wider than the least goes to the message and to the regions and queues.
 *
 * @param message     left edge of the message and the Portal table
 * @param messageWide their width
 */
record Columns(int message, int messageWide, int entries, int descriptors, int memory, int memoryWide, int width) {

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

    static Columns within(int available) {
        int more = Math.max(0, (available - LEAST) / 4 * 4);
        int message = MESSAGE_WIDE + Math.min(MOST_MESSAGE, more);
        int memoryWide = MEMORY_WIDE + Math.min(MOST_MEMORY, more - (message - MESSAGE_WIDE));
        int entries = MARGIN + message + GUTTER_ENTRIES;
        int descriptors = entries + ENTRY_WIDE + GUTTER;
        int memory = descriptors + DESCRIPTOR_WIDE + GUTTER;
        return new Columns(MARGIN, message, entries, descriptors, memory, memoryWide, memory + memoryWide + MARGIN);
    }

    /** Where the line between library and application is. */
    int border() {
        return memory - GUTTER / 2;
    }
}
