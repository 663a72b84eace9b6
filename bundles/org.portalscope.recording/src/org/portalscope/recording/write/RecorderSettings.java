package org.portalscope.recording.write;

/**
 * How a recorder writes.
 *
 * @param flushInterval nanoseconds after which what was recorded is in the file, so that it survives the process
 * @param segmentSize   bytes after which a segment ends; a transition is never parted
 * @param segments      how many are there, from 2: whoever records waits while all are full
 */
public record RecorderSettings(long flushInterval, int segmentSize, int segments) {

    /** 100 milliseconds, and 16 segments of 64 KiB. */
    public static final RecorderSettings DEFAULT = new RecorderSettings(100_000_000, 1 << 16, 16);
}
