package org.portalscope.timeline.session;

/**
 * What a key press would do.
 *
 * @param words what would happen, as a sentence without a subject
 * @param mode  how
 */
public record NextStep(String words, Mode mode) {

    /** The ways in which the cursor can go on. */
    public enum Mode {
        /** The steps were made before and are made again. */
        REPLAY,
        /** Something new happens. */
        EXECUTE,
        /** There is nothing more to do in this direction. */
        END
    }
}
