package org.portalscope.session.search;

import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.Timeline;
import org.portalscope.world.Transition;

/** Looks at one transition after the other. */
public final class SequentialScan implements StepScan {

    @Override
    public Optional<Position> find(Timeline timeline, Position from, Direction direction, StepPredicate predicate, BooleanSupplier cancelled) {
        return direction == Direction.FORWARD ? forward(timeline, from, predicate, cancelled) : back(timeline, from, predicate, cancelled);
    }

    private static Optional<Position> forward(Timeline timeline, Position from, StepPredicate predicate, BooleanSupplier cancelled) {
        for (int number = Math.max(1, from.transition()); number <= timeline.size() && !cancelled.getAsBoolean(); number++) {
            Transition transition = timeline.transition(number);
            for (int index = number == from.transition() ? from.step() : 0; index < transition.steps().size(); index++) {
                if (predicate.matches(transition, index)) {
                    return Optional.of(new Position(number, index + 1));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Position> back(Timeline timeline, Position from, StepPredicate predicate, BooleanSupplier cancelled) {
        for (int number = from.transition(); number >= 1 && !cancelled.getAsBoolean(); number--) {
            Transition transition = timeline.transition(number);
            for (int index = (number == from.transition() ? from.step() - 1 : transition.steps().size()) - 1; index >= 0; index--) {
                if (predicate.matches(transition, index)) {
                    return Optional.of(new Position(number, index + 1));
                }
            }
        }
        return Optional.empty();
    }
}
