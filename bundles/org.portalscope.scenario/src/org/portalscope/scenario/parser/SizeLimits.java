package org.portalscope.scenario.parser;

/** What a scenario may use at most, so that opening a file never exhausts the machine. */
final class SizeLimits {

    static final int PROCESSES = 1000;
    static final int LARGEST_INDEX = (1 << 16) - 1;
    static final long MEMORY = 64 << 20;

    private long memoryLeft = MEMORY;

    /** Takes some bytes of memory, if they are left. */
    boolean takeMemory(long bytes) {
        memoryLeft -= bytes;
        return memoryLeft >= 0;
    }
}
