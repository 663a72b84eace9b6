package org.portalscope.session.replay;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.world.World;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.snapshot.SnapshotSeries;

/**
 * Runs the program of a recording again for what a recording does not hold, the names of the program and their values: only when somebody looks, and only as
 * far as that, without the steps of its transitions. What the program does is compared with what was recorded; from where it does something else on, nothing
 * is known of its names. Safe for several threads.
 */
final class ProgramReplay {

    private static final int MOST_STATES = 64;
    private static final int FIRST_DISTANCE = 256;

    private final ProgramSchedule schedule;
    private final Supplier<World> programs;
    /** By the number of transitions behind which they are. */
    private final TreeMap<Integer, Snapshot> states = new TreeMap<>();
    private int distance = FIRST_DISTANCE;
    private World world;
    private SnapshotSeries series;
    private int diverged = Integer.MAX_VALUE;
    /** By process; null until somebody asks. */
    private List<List<SourceLocation>> statements;

    /** @param programs makes worlds of the program before their first transition */
    ProgramReplay(ProgramSchedule schedule, Supplier<World> programs) {
        this.schedule = schedule;
        this.programs = programs;
    }

    /** What a thread executes behind a number of transitions, with its names; empty if that is not known. */
    synchronized List<Program.Activation> activations(int process, int thread, int number) {
        if (number >= diverged || !goTo(number)) {
            return List.of();
        }
        Program program = world.process(process).program();
        return thread < program.threadCount() ? program.activations(thread) : List.of();
    }

    /** Where the statements of a process begin. */
    synchronized List<SourceLocation> statements(int process) {
        if (statements == null) {
            statements = programs.get().processes().stream().map(each -> each.program().statements()).toList();
        }
        return process < statements.size() ? statements.get(process) : List.of();
    }

    /** From where on names are not known, as a sentence; empty if the program has done what was recorded as far as somebody has looked. */
    synchronized Optional<String> divergence() {
        return diverged == Integer.MAX_VALUE ? Optional.empty() : Optional.of(ProgramSchedule.divergence(diverged));
    }

    private boolean goTo(int number) {
        if (world == null || world.transitions() > number) {
            restore(number);
        }
        while (number < diverged && world.transitions() < number) {
            if (repeat()) {
                keep((int) world.transitions());
            }
        }
        return number < diverged;
    }

    /** Goes back to the last state up to a number of transitions. */
    private void restore(int number) {
        world = programs.get();
        series = new SnapshotSeries(world);
        var state = states.floorEntry(number);
        try {
            if (state != null) {
                series.restore(state.getValue());
            }
        } catch (SnapshotException e) {
            throw new IllegalStateException("a state of the same program cannot be restored", e);
        }
    }

    private void keep(int number) {
        if (number % distance != 0 || states.containsKey(number)) {
            return;
        }
        try {
            states.put(number, series.take());
        } catch (SnapshotException e) {
            distance = Integer.MAX_VALUE; // a program that hides its state runs from the start each time
        }
        if (states.size() > MOST_STATES) {
            distance *= 2;
            states.keySet().removeIf(kept -> kept % distance != 0);
        }
    }

    /** Lets the next transition happen; returns whether the program did what was recorded. */
    private boolean repeat() {
        World repeating = world;
        int number = (int) repeating.transitions() + 1;
        if (schedule.next(repeating).filter(choice -> schedule.repeats(repeating, choice)).isPresent()) {
            return true;
        }
        diverged = number;
        world = null;
        return false;
    }
}
