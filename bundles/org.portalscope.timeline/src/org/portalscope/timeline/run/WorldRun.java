package org.portalscope.timeline.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

import org.portalscope.engine.step.Numbers;
import org.portalscope.timeline.state.LocalWorldState;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.WaitingThread;
import org.portalscope.world.World;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.PropertyMonitor;
import org.portalscope.world.explore.Violation;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.schedule.ForwardExecution;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.waiting.DeadlockWords;
import org.portalscope.world.waiting.WaitForGraph;

/** A world, who decides what happens next in it, what must not happen, and how far it may run: what comes next, and how the run ends. */
public final class WorldRun {

    private final World world;
    private final WorldState state;
    private final Scheduler scheduler;
    private final PropertyMonitor monitor;
    private final Set<Finding.Kind> kinds;
    private final Standstill standstill;
    private int limit;
    private boolean memoryIsFull;
    /** Why it pauses, or nothing. */
    private Optional<String> pause = Optional.empty();

    /**
     * @param kinds what ends it besides a failure
     * @param limit transitions after which a run is taken for one that never ends
     */
    public WorldRun(World world, Scheduler scheduler, Set<Finding.Kind> kinds, int limit) {
        this.world = world;
        this.scheduler = scheduler;
        this.kinds = kinds;
        this.limit = limit;
        monitor = new PropertyMonitor(world, kinds);
        state = new LocalWorldState(world);
        standstill = new Standstill(world);
    }

    /** The run of another world like this one, in which something else has happened than would have come next. */
    public WorldRun branch(World other) {
        return new WorldRun(other, scheduler.afterDeviation(), kinds, limit);
    }

    /** Lets it run up to so many transitions, counted from the first. */
    public void allow(int transitions) {
        limit = transitions;
    }

    World world() {
        return world;
    }

    public WorldState state() {
        return state;
    }

    /** Lets the run go on no further, since what has been executed takes all the memory that it may. */
    public void stopForMemory() {
        memoryIsFull = true;
    }

    /** Lets the run go on no further for now, or, with nothing, go on again. */
    public void pause(Optional<String> why) {
        pause = why;
    }

    /** What comes next behind so many transitions, if the run goes on. */
    public Optional<Choice> next(int executed) {
        if (executed >= limit || scheduler.length().orElse(-1) == executed) {
            monitor.watchForLivelock(executed);
        }
        boolean goesOn = !memoryIsFull && pause.isEmpty() && executed < limit && !world.hasFailed() && monitor.violation().isEmpty();
        return goesOn ? scheduler.next(world) : Optional.empty();
    }

    /** How many transitions the whole run has, if that is known. */
    public OptionalInt length() {
        return scheduler.length();
    }

    /** Whether it must be told of every transition. */
    public boolean watches() {
        return monitor.watches();
    }

    /** Looks whether the transition that has just happened ends it. */
    public void watch(Transition transition) {
        monitor.watch(transition);
    }

    /** Notes what happens in a transition that has just happened, so as to say what the run was doing where it is stopped. */
    void observe(Transition transition) {
        standstill.observe(transition);
    }

    /** Whether the run nears its bound behind so many transitions, so that what happens is to be observed. */
    boolean nearsBound(int executed) {
        return limit - executed <= Standstill.WINDOW;
    }

    /** Executes what comes next, never to go back. */
    ForwardExecution forwards() {
        return new ForwardExecution(world, scheduler);
    }

    /** How many transitions at most may follow behind so many. */
    int mostBehind(int executed) {
        return nearsBound(executed) ? limit - executed : limit - Standstill.WINDOW - executed;
    }

    /** What it has come to behind so many transitions, if it does not go on. */
    public Optional<RunResult> end(int executed) {
        if (state.failure().isPresent()) {
            return Optional.of(result(RunResult.Result.FAILED, executed, List.of(state.failure().get().toString())));
        }
        if (monitor.violation().isPresent()) {
            return Optional.of(found(executed, monitor.violation().get()));
        }
        if (memoryIsFull) {
            return Optional.of(stopped(RunResult.Result.OUT_OF_MEMORY, executed, "stopped at the bound of memory after "
                    + Numbers.count(executed, "transition")
                    + ": how they happened is kept, to go back; a larger heap of the virtual machine (-Xmx) holds more"));
        }
        if (scheduler.next(world).isPresent() && pause.isPresent()) {
            return Optional.of(stopped(RunResult.Result.PAUSED, executed, pause.get()));
        }
        if (scheduler.next(world).isPresent()) {
            return executed < limit ? Optional.empty() : Optional.of(stopped(RunResult.Result.BOUND, executed, "stopped at the bound of "
                    + Numbers.count(executed, "transition") + "; if the scenario is meant to run longer, raise it with --limit"));
        }
        return scheduler.awaitsMore() ? Optional.empty() : Optional.of(quiet(executed));
    }

    /** Nothing comes next: why. */
    private RunResult quiet(int executed) {
        Optional<String> obstacle = scheduler.obstacle(world);
        if (obstacle.isPresent()) {
            return result(RunResult.Result.MISFIT, executed, List.of(obstacle.get()));
        }
        int enabled = world.enabled().size();
        if (enabled > 0 && scheduler.isManual()) {
            return result(RunResult.Result.CHOICE, executed, List.of("choose what happens next: " + Numbers.count(enabled, "transition")
                    + (enabled == 1 ? " is enabled" : " are enabled")));
        }
        if (enabled > 0) {
            return left(executed);
        }
        Optional<Violation> violation = monitor.atEnd();
        if (violation.isPresent()) {
            return found(executed, violation.get());
        }
        return WaitingThread.of(world).isEmpty()
                ? result(RunResult.Result.FINE, executed, ended(executed)) : stuck(executed);
    }

    private List<String> ended(int executed) {
        List<String> words = new ArrayList<>();
        words.add("the run has ended after " + Numbers.count(executed, "transition"));
        world.processes().stream().filter(process -> !process.program().leftovers().isEmpty())
                .forEach(process -> words.add(process.name() + " has not freed " + world.leftovers(process)));
        return words;
    }

    private RunResult stuck(int executed) {
        WaitForGraph waits = state.waitForGraph();
        return new RunResult(RunResult.Result.STUCK, executed, List.of(DeadlockWords.outcome(waits)), state.failure(), Optional.empty(),
                WaitingThread.of(world), Optional.of(waits), world.unusedFaults(), StatedExpectations.of(state));
    }

    private RunResult found(int executed, Violation violation) {
        return new RunResult(RunResult.Result.FOUND, executed, List.of("found " + violation.kind() + " after " + Numbers.count(executed, "transition") + ": "
                + violation.words()), state.failure(), Optional.of(violation), WaitingThread.of(world), Optional.empty(), world.unusedFaults(),
                StatedExpectations.of(state));
    }

    /** It could go on, but whoever looked has left. */
    public RunResult left(int executed) {
        return result(RunResult.Result.LEFT, executed, List.of("left after " + Numbers.count(executed, "transition")));
    }

    /** It could go on, but the user has stopped it. */
    RunResult interrupted(int executed) {
        return stopped(RunResult.Result.BOUND, executed, "interrupted after " + Numbers.count(executed, "transition"));
    }

    private RunResult stopped(RunResult.Result result, int executed, String why) {
        List<String> words = new ArrayList<>();
        words.add(why);
        words.addAll(standstill.words());
        for (ProcessState process : state.processes()) {
            for (int thread = 0; thread < process.threadCount(); thread++) {
                words.add(standstill.words(process.index(), thread).orElse(position(process, thread)));
            }
        }
        return result(result, executed, words);
    }

    private static String position(ProcessState process, int thread) {
        SourceLocation place = process.place(thread);
        return process.label(thread) + switch (process.readiness(thread)) {
            case ENDED -> " has ended";
            case WAITS, AT_BARRIER -> " waits in " + place.words();
            case READY, WAKES, WHEN_QUIESCENT -> " is at " + place.words();
        };
    }

    private RunResult result(RunResult.Result result, int executed, List<String> words) {
        return new RunResult(result, executed, words, state.failure(), Optional.empty(), WaitingThread.of(world), Optional.empty(), world.unusedFaults(),
                StatedExpectations.of(state));
    }
}
