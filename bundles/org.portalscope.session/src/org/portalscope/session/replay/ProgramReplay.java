package org.portalscope.session.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;

import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryEdited;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;
import org.portalscope.world.snapshot.SnapshotSeries;

/**
 * Runs the program of a recording again for what a recording does not hold, the names of the program and their values: only when somebody looks, and only as
 * far as that. What the program does is compared with what was recorded; from where it does something else on, nothing is known of its names. Safe for
 * several threads.
 */
final class ProgramReplay {

    private static final int MOST_STATES = 64;
    private static final int FIRST_DISTANCE = 256;

    private final TransitionSource transitions;
    private final long skipped;
    private final RecordingOrigin origin;
    private final Supplier<World> programs;
    /** By the number of transitions behind which they are. */
    private final TreeMap<Integer, Snapshot> states = new TreeMap<>();
    private int distance = FIRST_DISTANCE;
    private World world;
    private SnapshotSeries series;
    private int diverged = Integer.MAX_VALUE;

    /**
     * @param skipped  transitions of the recording before the first one of a world
     * @param programs makes worlds of the program before their first transition
     */
    ProgramReplay(RecordingOrigin origin, TransitionSource transitions, long skipped, Supplier<World> programs) {
        this.origin = origin;
        this.transitions = transitions;
        this.skipped = skipped;
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

    /** From where on names are not known, as a sentence; empty if the program has done what was recorded as far as somebody has looked. */
    synchronized Optional<String> divergence() {
        return diverged == Integer.MAX_VALUE ? Optional.empty()
                : Optional.of("From transition " + diverged + " on the program does something else than was recorded, so its names are not known there; "
                        + "all else is shown as it was recorded.");
    }

    private boolean goTo(int number) {
        if (world == null || world.transitions() > number) {
            restore(number);
        }
        while (world.transitions() < number && repeat()) {
            keep((int) world.transitions());
        }
        return world.transitions() == number && number < diverged;
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
        int number = (int) world.transitions() + 1;
        RecordedTransition recorded = transitions.get(skipped + number);
        if (recorded.process() < world.processes().size()) {
            Choice choice = new RecordedChoices(world, origin.capture()).of(recorded);
            if (isPossible(choice) && doesTheSame(choice, number, recorded)) {
                return true;
            }
        }
        diverged = number;
        return false;
    }

    private boolean doesTheSame(Choice choice, int number, RecordedTransition recorded) {
        try {
            return isSame(recorded, TransitionRecorder.record(world.execute(choice, number)));
        } catch (IllegalArgumentException e) {
            return false; // an edit of something that is not there
        }
    }

    private boolean isPossible(Choice choice) {
        WorldProcess process = world.process(choice.process());
        if (choice instanceof Choice.RunThread run) {
            return !process.isDead() && run.thread() < process.program().threadCount() && switch (world.readiness(process, run.thread())) {
                case READY, WAKES, WHEN_QUIESCENT -> true;
                case AT_BARRIER, WAITS, ENDED -> false;
            };
        }
        return choice instanceof Choice.Inject injection ? injection.inputs().stream().allMatch(ProgramReplay::isEdit) : !(choice instanceof Choice.Repeat);
    }

    /** Whether somebody at a debugger made an input, so that the program need not do anything for it. */
    private static boolean isEdit(Input input) {
        return input instanceof EntryEdited || input instanceof DescriptorEdited || input instanceof MemoryEdited;
    }

    /** Whether two transitions are the same but for their times, and for data, of which a recording may hold a part. */
    private static boolean isSame(RecordedTransition recorded, RecordedTransition made) {
        return recorded.cause().equals(made.cause()) && withoutData(recorded.inputs()).equals(withoutData(made.inputs()));
    }

    private static List<Input> withoutData(List<Input> inputs) {
        List<Input> without = new ArrayList<>(inputs);
        without.replaceAll(input -> input instanceof OperationCompleted completed
                ? new OperationCompleted(completed.networkInterface(), completed.link(), null)
                : input instanceof MessageArrived arrived ? new MessageArrived(arrived.message(), null) : input);
        return without;
    }
}
