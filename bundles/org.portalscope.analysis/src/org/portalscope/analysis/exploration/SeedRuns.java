package org.portalscope.analysis.exploration;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.explore.WorkerPool;

/**
 * Runs in random orders, one for each of some seeds, of which nothing is kept but how they ended.
 *
 * @param launch what is run
 * @param from   the first seed
 * @param to     the last seed, not below the first
 * @param limit  transitions after which one run is stopped
 */
public record SeedRuns(Launch launch, long from, long to, int limit) {

    /**
     * Makes the runs.
     *
     * @param cancelled asked behind each transition; what has ended by then is told
     * @param progress  is told how many runs have ended, by whoever ended one
     * @return how they ended, as {@link SeedOutcome#WRONG_FIRST} says
     */
    public List<SeedOutcome> outcomes(WorkerPool pool, BooleanSupplier cancelled, LongConsumer progress) {
        List<SeedOutcome> outcomes = new ArrayList<>();
        AtomicLong next = new AtomicLong(from);
        Runnable worker = () -> {
            for (long seed = next.getAndIncrement(); seed <= to && !cancelled.getAsBoolean(); seed = next.getAndIncrement()) {
                SeedOutcome outcome = run(seed, cancelled);
                synchronized (outcomes) {
                    outcomes.add(outcome);
                    progress.accept(outcomes.size());
                }
            }
        };
        pool.work(Collections.nCopies((int) Math.min(pool.size(), to - from + 1), worker));
        synchronized (outcomes) {
            return outcomes.stream().filter(outcome -> !cancelled.getAsBoolean() || outcome.result().result() != RunResult.Result.BOUND)
                    .sorted(SeedOutcome.WRONG_FIRST).toList();
        }
    }

    private SeedOutcome run(long seed, BooleanSupplier cancelled) {
        ForwardRun run = launch.scheduled(SchedulerChoice.random(seed)).forwardRun(limit);
        return new SeedOutcome(seed, run.pass(cancelled));
    }
}
