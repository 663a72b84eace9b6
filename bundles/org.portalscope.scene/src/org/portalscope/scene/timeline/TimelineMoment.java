package org.portalscope.scene.timeline;

import java.util.List;

import org.portalscope.timeline.Position;

/**
 * What a timeline's picture shows besides transitions.
 *
 * @param position of the cursor
 * @param steps    how many steps the transition at the cursor has
 * @param failed   the number of the transition in which an expectation failed, or 0
 * @param hits     the numbers of the transitions in which something was searched for and found, in their order
 * @param lanes    the other timelines of the run
 * @param selected the numbers of the transitions in which the operation appears that is selected in some view
 */
public record TimelineMoment(Position position, int steps, int failed, List<Integer> hits, List<TimelineLane> lanes, List<Integer> selected) {

    public TimelineMoment {
        hits = List.copyOf(hits);
        lanes = List.copyOf(lanes);
        selected = List.copyOf(selected);
    }

    /** What it shows where there is one timeline only and nothing is selected. */
    public TimelineMoment(Position position, int steps, int failed, List<Integer> hits) {
        this(position, steps, failed, hits, List.of(), List.of());
    }
}
