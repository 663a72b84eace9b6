package org.portalscope.replay.recording;

/**
 * When a run pauses whose recording takes much room.
 *
 * @param bytes of the recording; behind as many more it pauses again
 * @param share of the disk that is to stay free, from 0 to 1; once half of what was left is gone, it pauses again
 */
public record RecordingLimits(long bytes, double share) {

    /** 2 GB, and a tenth of the disk. */
    public static final RecordingLimits DEFAULT = new RecordingLimits(2_000_000_000L, 0.1);
}
