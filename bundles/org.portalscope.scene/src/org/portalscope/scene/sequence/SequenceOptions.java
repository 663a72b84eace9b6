package org.portalscope.scene.sequence;

/**
 * What of a run is drawn, and how wide.
 *
 * @param from  number of the first transition
 * @param calls whether the calls of the interface are drawn too
 * @param width of the room for the picture, in logical pixels; it may come out wider
 */
public record SequenceOptions(int from, boolean calls, int width) {

    /** The whole run without the calls. */
    public static SequenceOptions within(int width) {
        return new SequenceOptions(1, false, width);
    }
}
