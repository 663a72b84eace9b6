package org.portalscope.recording.read;

/**
 * How a recording ends.
 *
 * @param clean  whether its writer ended it in good order
 * @param tornAt where in the file what cannot be read begins, in bytes from its start, or {@link #NOWHERE}
 * @param words  the same as a sentence
 */
public record RecordingEnd(boolean clean, long tornAt, String words) {

    /** What stands for a place where there is none. */
    public static final long NOWHERE = -1;

    static RecordingEnd ofWriter() {
        return new RecordingEnd(true, NOWHERE, "The recording ends in good order.");
    }

    static RecordingEnd open() {
        return new RecordingEnd(false, NOWHERE, "The recording goes on, or its writer was ended; all that is in the file can be read.");
    }

    static RecordingEnd torn(long at, long size) {
        return new RecordingEnd(false, at, "The recording is torn at byte " + at + ": the " + (size - at) + " bytes from there on cannot be read.");
    }

    static RecordingEnd damaged(long at, long to) {
        return new RecordingEnd(false, at, "The recording is damaged at byte " + at + ": the " + (to - at) + " bytes from there on cannot be read.");
    }
}
