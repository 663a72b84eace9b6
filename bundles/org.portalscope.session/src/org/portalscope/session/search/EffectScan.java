package org.portalscope.session.search;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.Timeline;
import org.portalscope.world.Transition;

/**
 * Looks at what transitions change, and has only those explained that match. Where checks can match, all are explained: another scan does that. Back it goes
 * in ranges that get longer, since transitions happen forwards only.
 */
public final class EffectScan implements StepScan {

    /** Transitions of the range that is looked at first on the way back. */
    private static final int RANGE = 1024;
    private static final int LONGEST = 1 << 28;

    private final StepScan explained;

    /** @param explained looks at checks, too */
    public EffectScan(StepScan explained) {
        this.explained = explained;
    }

    @Override
    public Optional<Position> find(Timeline timeline, Position from, Direction direction, StepPredicate predicate, BooleanSupplier cancelled) {
        if (predicate.needsChecks()) {
            return explained.find(timeline, from, direction, predicate, cancelled);
        }
        boolean forward = direction == Direction.FORWARD;
        int number = from.transition();
        Optional<Position> near = IntStream.range(forward ? from.step() : 0, forward ? timeline.steps(number) : Math.max(0, from.step() - 1))
                .filter(index -> predicate.matches(timeline.transition(number), index)).mapToObj(index -> new Position(number, index + 1))
                .reduce((first, second) -> forward ? first : second);
        return near.isPresent() ? near : forward ? behind(timeline, number, predicate, cancelled) : before(timeline, number, predicate, cancelled);
    }

    private static Optional<Position> behind(Timeline timeline, int number, StepPredicate predicate, BooleanSupplier cancelled) {
        int[] found = new int[1];
        timeline.effects(number + 1, timeline.size(), transition -> {
            found[0] = matches(transition, predicate) ? transition.number() : 0;
            return found[0] == 0 && !cancelled.getAsBoolean();
        });
        return places(timeline, found[0], predicate).min(Position::compareTo);
    }

    private static Optional<Position> before(Timeline timeline, int number, StepPredicate predicate, BooleanSupplier cancelled) {
        int[] found = new int[1];
        int end = number - 1;
        for (int length = RANGE; end >= 1 && found[0] == 0 && !cancelled.getAsBoolean(); length = Math.min(2 * length, LONGEST)) {
            int begin = Math.max(1, end - length + 1);
            timeline.effects(begin, end, transition -> {
                found[0] = matches(transition, predicate) ? transition.number() : found[0];
                return !cancelled.getAsBoolean();
            });
            end = begin - 1;
        }
        return cancelled.getAsBoolean() ? Optional.empty() : places(timeline, found[0], predicate).max(Position::compareTo);
    }

    private static boolean matches(Transition effects, StepPredicate predicate) {
        for (int index = 0; index < effects.steps().size(); index++) {
            if (predicate.mayMatch(effects.steps().get(index).kind()) && predicate.matches(effects, index)) {
                return true;
            }
        }
        return false;
    }

    /** The places behind the steps of a transition that match; none if its number is 0. */
    private static Stream<Position> places(Timeline timeline, int number, StepPredicate predicate) {
        return IntStream.range(0, timeline.steps(number)).filter(index -> predicate.matches(timeline.transition(number), index))
                .mapToObj(index -> new Position(number, index + 1));
    }
}
