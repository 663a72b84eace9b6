package org.portalscope.recording;

/**
 * Which bytes of the data that messages carry are recorded.
 *
 * @param bytes the first ones of each message, at most so many
 */
public record CapturePolicy(int bytes) {

    /** No bytes: the engine decides nothing by them, so that all but memory can be shown. */
    public static final CapturePolicy NONE = new CapturePolicy(0);

    /** All bytes. */
    public static final CapturePolicy ALL = new CapturePolicy(Integer.MAX_VALUE);

    public CapturePolicy {
        if (bytes < 0) {
            throw new IllegalArgumentException("a capture policy takes 0 bytes or more, not " + bytes);
        }
    }
}
