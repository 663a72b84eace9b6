package org.portalscope.scene.timeline;

import java.util.List;
import java.util.Optional;

import org.portalscope.scene.Box;

/**
 * The picture of a timeline.
 *
 * @param rows      from top to bottom, one for each process, or for neighbours where there are many
 * @param marks     one for each transition that is shown, where single ones have room
 * @param densities else how many there are, column by column
 * @param findings  what must be in sight wherever it lies: drops and failures, and what was found
 * @param selected  where the transitions lie of what is selected in some view
 * @param flags     for the labels that the scenario came to, and where timelines part that have no lane, from left to right
 * @param lanes     of other timelines, below the rows, as many as there is room for
 * @param gaps      where transitions are missing
 * @param cursor    where the cursor's line is; empty if it is left or right of what is shown
 * @param future    the part beyond the cursor that has been executed before, if there is one
 * @param scale     how transitions lie along the strip
 * @param overview  where what is shown lies in the whole, if it is not the whole
 */
public record TimelineScene(List<Row> rows, List<Mark> marks, List<Density> densities, List<Finding> findings, List<Box> selected,
        List<Flag> flags, List<Lane> lanes, List<Box> gaps, Optional<Integer> cursor, Optional<Box> future, TimelineScale scale,
        Optional<Box> overview) {

    public TimelineScene {
        rows = List.copyOf(rows);
        marks = List.copyOf(marks);
        densities = List.copyOf(densities);
        findings = List.copyOf(findings);
        selected = List.copyOf(selected);
        flags = List.copyOf(flags);
        lanes = List.copyOf(lanes);
        gaps = List.copyOf(gaps);
    }

    /**
     * The row of a process.
     *
     * @param label empty where rows are too low for text and another one near by has its label
     */
    public record Row(Box bounds, String label) {
    }

    /**
     * Labels above the rows.
     *
     * @param bounds begin where the transition begins, and end where the next flag or the strip does: the room for the text
     * @param text   the first label; behind it how many more have no room of their own
     */
    public record Flag(Box bounds, String text) {
    }

    /**
     * Another timeline, from where it parts from this one.
     *
     * @param bounds the line with its label
     * @param bar    its own transitions, as far as they lie in what is shown
     */
    public record Lane(Box bounds, TimelineLane lane, Optional<Box> bar) {
    }

    /**
     * A transition.
     *
     * @param kind    its shape
     * @param made    whether it lies behind the cursor
     * @param current whether the cursor is in it
     */
    public record Mark(Box bounds, int number, TimelineTrack.Kind kind, boolean made, boolean current) {
    }

    /**
     * Transitions of a row that share a column: the higher, the more they are.
     *
     * @param made whether they lie behind the cursor
     */
    public record Density(Box bounds, boolean made) {
    }

    /**
     * Something of note, or several that have no room beside each other.
     *
     * @param number of the first transition
     * @param count  how many there are
     * @param hit    whether it was searched for and found; else something was dropped or failed
     */
    public record Finding(Box bounds, int number, int count, boolean hit) {
    }
}
