package org.portalscope.session.search;

import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.RunProgress;
import org.portalscope.session.timeline.Timeline;

/** Looks for the nearest step of a timeline that matches. */
@FunctionalInterface
public interface StepScan {

    /**
     * The place behind the nearest matching step.
     *
     * @param from      where the search begins; the step that was made last there is not looked at
     * @param cancelled asked between transitions, in any thread; once it says so, nothing is found
     */
    Optional<Position> find(Timeline timeline, Position from, Direction direction, StepPredicate predicate, RunProgress progress, BooleanSupplier cancelled);

    /** The same, where nobody wants to know how far it is. */
    default Optional<Position> find(Timeline timeline, Position from, Direction direction, StepPredicate predicate, BooleanSupplier cancelled) {
        return find(timeline, from, direction, predicate, RunProgress.NONE, cancelled);
    }
}
