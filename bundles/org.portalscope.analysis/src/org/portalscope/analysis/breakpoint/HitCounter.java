package org.portalscope.analysis.breakpoint;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.StepScan;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.Timeline;

/** Counts the hits of a breakpoint from the start of the run, whichever way the cursor comes to them. */
final class HitCounter {

    private final StepPredicate predicate;
    private final StepScan scan;
    /** All hits in the transitions that have been counted, in their order. */
    private final List<Position> hits = new ArrayList<>();
    /** The number of the last one of these. */
    private int counted;

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
        countTo(timeline, hit.transition(), cancelled);
        return Math.max(0, Collections.binarySearch(hits, hit) + 1);
    }

    /**
     * How many hits there are in what has been executed; fewer if that was cancelled.
     *
     * @param cancelled asked between transitions
     */
    int count(Timeline timeline, BooleanSupplier cancelled) {
        countTo(timeline, timeline.size(), cancelled);
        return hits.size();
    }

    private void countTo(Timeline timeline, int last, BooleanSupplier cancelled) {
        if (counted < last) {
            scan.all(timeline, counted + 1, last, predicate, Integer.MAX_VALUE, RunProgress.NONE, cancelled).forEach(number -> add(timeline, number));
            counted = cancelled.getAsBoolean() ? counted : last;
        }
    }

    private void add(Timeline timeline, int number) {
        places(timeline, number, predicate).forEach(hits::add);
        counted = number;
    }

    /** The places behind the steps of a transition that match. */
    static Stream<Position> places(Timeline timeline, int number, StepPredicate predicate) {
        return IntStream.range(0, timeline.steps(number)).filter(index -> predicate.matches(timeline.transition(number), index))
                .mapToObj(index -> new Position(number, index + 1));
    }
}
