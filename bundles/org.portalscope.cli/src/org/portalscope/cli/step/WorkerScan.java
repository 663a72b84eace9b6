package org.portalscope.cli.step;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.StepScan;
import org.portalscope.cli.explore.Workers;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.Timeline;

/** Scans with a thread for each processor; they are there only meanwhile. */
final class WorkerScan implements StepScan {

    @Override
    public Optional<Position> find(Timeline timeline, Position from, Direction direction, StepPredicate predicate, RunProgress progress,
            BooleanSupplier cancelled) {
        return scan(scan -> scan.find(timeline, from, direction, predicate, progress, cancelled));
    }

    @Override
    public List<Integer> all(Timeline timeline, int from, int to, StepPredicate predicate, int most, RunProgress progress, BooleanSupplier cancelled) {
        return scan(scan -> scan.all(timeline, from, to, predicate, most, progress, cancelled));
    }

    private static <T> T scan(Function<StepScan, T> search) {
        try (Workers workers = new Workers(Runtime.getRuntime().availableProcessors())) {
            return search.apply(new ParallelScan(workers));
        }
    }
}
