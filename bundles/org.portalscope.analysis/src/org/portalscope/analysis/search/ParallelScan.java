package org.portalscope.analysis.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.TimelineScan;
import org.portalscope.world.explore.WorkerPool;

/**
 * Executes what has happened again, several segments at once, and asks the steps of the transitions that can match as they are made; only a transition that
 * matches is kept with its steps. What it finds does not depend on how many work.
 */
public final class ParallelScan implements StepScan {

    private final WorkerPool pool;

    /** @param pool does the work */
    public ParallelScan(WorkerPool pool) {
        this.pool = pool;
    }

    @Override
    public Optional<Position> find(Timeline timeline, Position from, Direction direction, StepPredicate predicate, RunProgress progress,
            BooleanSupplier cancelled) {
        boolean forward = direction == Direction.FORWARD;
        int number = from.transition();
        Optional<Position> near = place(timeline, number, forward ? from.step() : 0, forward ? timeline.steps(number) : from.step() - 1, direction, predicate);
        if (near.isPresent()) {
            return near;
        }
        Nearest nearest = new Nearest(direction, predicate);
        timeline.scan(forward ? number + 1 : 1, forward ? timeline.size() : number - 1, direction, nearest, pool, progress, cancelled);
        return cancelled.getAsBoolean() ? Optional.empty()
                : place(timeline, nearest.transition, 0, timeline.steps(nearest.transition), direction, predicate);
    }

    @Override
    public List<Integer> all(Timeline timeline, int from, int to, StepPredicate predicate, int most, RunProgress progress, BooleanSupplier cancelled) {
        Hits hits = new Hits(predicate, most);
        timeline.scan(from, to, Direction.FORWARD, hits, pool, progress, cancelled);
        return List.copyOf(hits.transitions);
    }

    /**
     * The place behind the nearest step of a transition that matches.
     *
     * @param from index of the first step that is looked at
     * @param to   index behind the last one
     */
    private static Optional<Position> place(Timeline timeline, int number, int from, int to, Direction direction, StepPredicate predicate) {
        return IntStream.range(from, Math.max(from, to)).filter(index -> predicate.matches(timeline.transition(number), index))
                .mapToObj(index -> new Position(number, index + 1)).reduce((first, second) -> direction == Direction.FORWARD ? first : second);
    }

    /** Looks for all transitions in which a step matches. */
    private static final class Hits implements TimelineScan<MatchVisitor> {

        private final StepPredicate predicate;
        private final int most;
        private final List<Integer> transitions = new ArrayList<>();
        private volatile boolean isFull;

        Hits(StepPredicate predicate, int most) {
            this.predicate = predicate;
            this.most = most;
        }

        @Override
        public MatchVisitor visitor() {
            return new MatchVisitor(predicate, most);
        }

        @Override
        public boolean isLast(MatchVisitor visitor) {
            return isFull;
        }

        @Override
        public void take(MatchVisitor visitor) {
            IntStream.of(visitor.hits()).limit(most - transitions.size()).forEach(transitions::add);
            isFull = transitions.size() == most;
        }
    }

    /** Looks for the first transition in a direction in which a step matches. */
    private static final class Nearest implements TimelineScan<MatchVisitor> {

        private final Direction direction;
        private final StepPredicate predicate;
        /** Its number, or 0 if there is none. */
        private int transition;

        Nearest(Direction direction, StepPredicate predicate) {
            this.direction = direction;
            this.predicate = predicate;
        }

        @Override
        public MatchVisitor visitor() {
            return new MatchVisitor(predicate, direction == Direction.FORWARD ? 1 : Integer.MAX_VALUE);
        }

        @Override
        public boolean isLast(MatchVisitor visitor) {
            return visitor.hits().length > 0;
        }

        @Override
        public void take(MatchVisitor visitor) {
            int[] hits = visitor.hits();
            if (hits.length > 0) {
                transition = hits[direction == Direction.FORWARD ? 0 : hits.length - 1];
            }
        }
    }
}
