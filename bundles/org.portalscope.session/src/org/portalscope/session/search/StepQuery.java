package org.portalscope.session.search;

import org.portalscope.session.timeline.Direction;

/**
 * What somebody searches for.
 *
 * @param words what a step does that matches, such as {@code changes md 3.threshold}
 */
public record StepQuery(StepPredicate predicate, String words) {

    /** Says that there is none in a direction, as a sentence with a full stop. */
    public String missing(Direction direction) {
        return "No " + (direction == Direction.BACK ? "earlier" : "later") + " step " + words + ".";
    }
}
