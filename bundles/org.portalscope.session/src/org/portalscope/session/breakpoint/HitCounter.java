package org.portalscope.session.breakpoint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

import org.portalscope.session.search.StepPredicate;
import org.portalscope.session.search.StepScan;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.Timeline;

/** Counts the hits of a breakpoint from the start of the run, whichever way the cursor comes to them. */
final class HitCounter {

    private final StepPredicate predicate;
    private final StepScan scan;
    /** All hits up to the last of them, in their order. */
    private final List<Position> hits = new ArrayList<>();

    HitCounter(StepPredicate predicate, StepScan scan) {
        this.predicate = predicate;
        this.scan = scan;
    }

    /**
     * Which hit it is that lies at a position, from 1; 0 if that was cancelled.
     *
     * @param cancelled asked between transitions
     */
    int number(Timeline timeline, Position hit, BooleanSupplier cancelled) {
        Optional<Position> next = Optional.of(last());
        while (next.isPresent() && last().compareTo(hit) < 0) {
            next = scan.find(timeline, last(), Direction.FORWARD, predicate, cancelled);
            next.ifPresent(hits::add);
        }
        return Math.max(0, Collections.binarySearch(hits, hit) + 1);
    }

    private Position last() {
        return hits.isEmpty() ? Position.START : hits.get(hits.size() - 1);
    }
}
