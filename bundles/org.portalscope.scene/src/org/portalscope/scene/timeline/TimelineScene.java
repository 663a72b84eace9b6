package org.portalscope.scene.timeline;

import java.util.List;
import java.util.Optional;

import org.portalscope.scene.Box;

/**
 * The picture of a timeline.
 *
 * @param rows   one for each process, from top to bottom
 * @param marks  one for each transition, or for each column of pixels and row where there is no room for all
 * @param flags  one for each label that the scenario came to, from left to right
 * @param cursor where the cursor's line is
 * @param future the part beyond the cursor that has been executed before, if there is one
 * @param scale  how transitions lie along the strip
 */
public record TimelineScene(List<Row> rows, List<Mark> marks, List<Flag> flags, int cursor, Optional<Box> future, TimelineScale scale) {

    public TimelineScene {
        rows = List.copyOf(rows);
        marks = List.copyOf(marks);
        flags = List.copyOf(flags);
    }

    /**
     * The row of a process.
     *
     * @param label empty where rows are too low for text and another one near by has its label
     */
    public record Row(Box bounds, String label) {
    }

    /**
     * A label above the rows.
     *
     * @param bounds begin where the transition begins, and end where the next flag or the strip does: the room for the text
     */
    public record Flag(Box bounds, String text) {
    }

    /**
     * A transition.
     *
     * @param number  of the transition, or of the first of those that share the column
     * @param kind    its shape
     * @param made    whether it lies behind the cursor
     * @param current whether the cursor is in it
     * @param dropped whether a message was dropped in it, or an operation failed
     * @param failed  whether an expectation failed in it
     */
    public record Mark(Box bounds, int number, TimelineTrack.Kind kind, boolean made, boolean current, boolean dropped,
            boolean failed) {
    }
}
