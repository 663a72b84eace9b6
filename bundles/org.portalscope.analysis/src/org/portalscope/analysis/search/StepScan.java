package org.portalscope.analysis.search;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.Timeline;

/** Looks for steps of a timeline that match: the nearest one, or all. */
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

    /**
     * The transitions in which a step matches.
     *
     * @param from      number of the first one that is looked at
     * @param to        number of the last one
     * @param most      how many are looked for
     * @param cancelled asked between transitions, in any thread; what has been found until then is returned
     * @return their numbers, in their order
     */
    List<Integer> all(Timeline timeline, int from, int to, StepPredicate predicate, int most, RunProgress progress, BooleanSupplier cancelled);

    /** The same for the past and the future. */
    default List<Integer> all(Timeline timeline, StepPredicate predicate, int most, RunProgress progress, BooleanSupplier cancelled) {
        return all(timeline, 1, timeline.size(), predicate, most, progress, cancelled);
    }
}
