package org.portalscope.recording.format;

/**
 * Consecutive pages of a process, of which those that are stored were written one after the other.
 *
 * @param process    index of the process, as its pages say it
 * @param number     of the first page
 * @param count      how many pages there are, from 1
 * @param lastLength bytes of the last one; all others have as many as a page can have
 * @param stored     which of all pages stored in the recording is the first one, from 0; {@link #ZERO} if all bytes of all of them are zero
 */
public record PageRun(int process, long number, int count, int lastLength, long stored) {

    /** What stands for pages that are not stored, since they hold zeros. */
    public static final long ZERO = -1;
}
