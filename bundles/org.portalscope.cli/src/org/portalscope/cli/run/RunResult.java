package org.portalscope.cli.run;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.step.Numbers;
import org.portalscope.world.World;
import org.portalscope.world.program.Failure;
import org.portalscope.world.schedule.Scheduler;

/**
 * How a run ended.
 *
 * @param transitions  how many were executed
 * @param words        what is to be said about it, a line for each thing
 * @param failure      the expectation that did not hold, if one did not
 * @param unusedFaults the declared faults that have not struck
 */
public record RunResult(Result result, int transitions, List<String> words, Optional<Failure> failure, List<String> unusedFaults) {

    /** The end of a run of so many transitions that nothing but its scheduler or the world has ended. */
    public static RunResult of(World world, Scheduler scheduler, int transitions) {
        Optional<Failure> failure = world.failure();
        if (failure.isPresent()) {
            return of(world, Result.FAILED, transitions, List.of(failure.get().toString()));
        }
        Optional<String> obstacle = scheduler.obstacle(world);
        if (obstacle.isPresent()) {
            return of(world, Result.MISFIT, transitions, List.of(obstacle.get()));
        }
        if (!world.enabled().isEmpty()) {
            return of(world, Result.LEFT, transitions, List.of("left after " + Numbers.count(transitions, "transition")));
        }
        List<String> waiting = world.waiting();
        return waiting.isEmpty() ? of(world, Result.FINE, transitions, List.of("the run has ended after " + Numbers.count(transitions, "transition")))
                : of(world, Result.STUCK, transitions, List.of("nothing more can happen: " + String.join("; ", waiting)));
    }

    /** The end of a run that has come to something. */
    public static RunResult of(World world, Result result, int transitions, List<String> words) {
        return new RunResult(result, transitions, words, world.failure(), world.unusedFaults());
    }

    /** What a run comes to. */
    public enum Result {
        /** Everything has been executed. */
        FINE(0),
        /** An expectation did not hold. */
        FAILED(1),
        /** Nothing can happen any more, and a thread still waits. */
        STUCK(1),
        /** Whoever was asked what happens next did not answer. */
        LEFT(0),
        /** The schedule that was to be followed does not fit. */
        MISFIT(2),
        /** It was stopped at a bound, or by the user. */
        BOUND(3);

        private final int exitStatus;

        Result(int exitStatus) {
            this.exitStatus = exitStatus;
        }

        /** The exit status of a command that ends so. */
        public int exitStatus() {
            return exitStatus;
        }
    }
}
