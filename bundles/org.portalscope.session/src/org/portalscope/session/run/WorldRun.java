package org.portalscope.session.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.step.Numbers;
import org.portalscope.session.state.LocalWorldState;
import org.portalscope.session.state.ProcessState;
import org.portalscope.session.state.WorldState;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.schedule.Scheduler;

/** A world, who decides what happens next in it, and how far it may run: what comes next, and how the run ends. */
public final class WorldRun {

    private final World world;
    private final WorldState state;
    private final Scheduler scheduler;
    private final int limit;

    /** @param limit transitions after which a run is taken for one that never ends */
    public WorldRun(World world, Scheduler scheduler, int limit) {
        this.world = world;
        this.scheduler = scheduler;
        this.limit = limit;
        state = new LocalWorldState(world);
    }

    World world() {
        return world;
    }

    public WorldState state() {
        return state;
    }

    /** What comes next behind so many transitions, if the run goes on. */
    public Optional<Choice> next(int executed) {
        return executed < limit && !world.hasFailed() ? scheduler.next(world) : Optional.empty();
    }

    /** Whether a completion would come next behind a delivery that is made so many transitions after the start, if it can come at all. */
    boolean completesAtOnce(int executed) {
        return executed + 1 < limit && scheduler.completesAtOnce();
    }

    /** What it has come to behind so many transitions, if it does not go on. */
    public Optional<RunResult> end(int executed) {
        if (state.failure().isPresent()) {
            return Optional.of(result(RunResult.Result.FAILED, executed, List.of(state.failure().get().toString())));
        }
        if (scheduler.next(world).isPresent()) {
            return executed < limit ? Optional.empty() : Optional.of(bound(executed, "stopped at the bound of " + Numbers.count(executed, "transition")
                    + "; if the scenario is meant to run longer, raise it with --limit"));
        }
        return Optional.of(quiet(executed));
    }

    /** Nothing comes next: why. */
    private RunResult quiet(int executed) {
        Optional<String> obstacle = scheduler.obstacle(world);
        if (obstacle.isPresent()) {
            return result(RunResult.Result.MISFIT, executed, List.of(obstacle.get()));
        }
        if (!world.enabled().isEmpty()) {
            return left(executed);
        }
        List<String> waiting = world.waiting();
        return waiting.isEmpty() ? result(RunResult.Result.FINE, executed, List.of("the run has ended after " + Numbers.count(executed, "transition")))
                : result(RunResult.Result.STUCK, executed, List.of("nothing more can happen: " + String.join("; ", waiting)));
    }

    /** It could go on, but whoever looked has left. */
    public RunResult left(int executed) {
        return result(RunResult.Result.LEFT, executed, List.of("left after " + Numbers.count(executed, "transition")));
    }

    /** It could go on, but the user has stopped it. */
    RunResult interrupted(int executed) {
        return bound(executed, "interrupted after " + Numbers.count(executed, "transition"));
    }

    private RunResult bound(int executed, String why) {
        List<String> words = new ArrayList<>();
        words.add(why);
        for (ProcessState process : state.processes()) {
            for (int thread = 0; thread < process.threadCount(); thread++) {
                words.add(position(process, thread));
            }
        }
        return result(RunResult.Result.BOUND, executed, words);
    }

    private static String position(ProcessState process, int thread) {
        SourceLocation place = process.place(thread);
        return process.label(thread) + switch (process.readiness(thread)) {
            case ENDED -> " has ended";
            case WAITS, AT_BARRIER -> " waits in line " + place.line() + ": " + place.text();
            case READY, WAKES, WHEN_QUIESCENT -> " is at line " + place.line() + ": " + place.text();
        };
    }

    private RunResult result(RunResult.Result result, int executed, List<String> words) {
        return new RunResult(result, executed, words, state.failure(), world.waiting(), world.unusedFaults());
    }
}
