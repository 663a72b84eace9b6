package org.portalscope.scene.timeline;

import java.util.List;

import org.portalscope.session.timeline.Position;

/**
 * What a timeline's picture shows besides transitions.
 *
 * @param position of the cursor
 * @param steps    how many steps the transition at the cursor has
 * @param failed   the number of the transition in which an expectation failed, or 0
 * @param hits     the numbers of the transitions in which something was searched for and found, in their order
 */
public record TimelineMoment(Position position, int steps, int failed, List<Integer> hits) {

    public TimelineMoment {
        hits = List.copyOf(hits);
    }
}
