package org.portalscope.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.portalscope.engine.input.DescriptorEdited;
import org.portalscope.engine.input.EntryEdited;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryEdited;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.schedule.Scheduler;

/** Lets the program that was recorded do the same again, as far as it can: whether it did, is known behind each transition. */
final class ProgramSchedule implements Scheduler {

    private final RecordingOrigin origin;
    private final TransitionSource transitions;
    private final long skipped;
    private final QuickInputs inputs = new QuickInputs();

    /** @param skipped transitions of the recording before the first one of a world */
    ProgramSchedule(RecordingOrigin origin, TransitionSource transitions, long skipped) {
        this.origin = origin;
        this.transitions = transitions;
        this.skipped = skipped;
    }

    /** What is said where the program and the recording part, as a sentence. */
    static String divergence(int transition) {
        return "From transition " + transition + " on the program does something else than was recorded, so its names are not known there; "
                + "all else is shown as it was recorded.";
    }

    /** What was recorded next, if the program can do it. */
    @Override
    public Optional<Choice> next(World world) {
        long number = world.transitions() + 1;
        RecordedTransition next = holds(number) ? recorded(number) : null;
        if (next == null || next.process() >= world.processes().size()) {
            return Optional.empty();
        }
        Choice choice = new RecordedChoices(world, origin.capture()).of(next);
        return isPossible(world, choice) ? Optional.of(choice) : Optional.empty();
    }

    /** Whether there is a transition of a number. */
    boolean holds(long number) {
        return number <= size();
    }

    /** How many transitions there are. */
    long size() {
        return transitions.size() - skipped;
    }

    /**
     * The next transition, if the program makes it as it was recorded.
     *
     * @param execution lets what {@link #next} said happen
     */
    Optional<Transition> repeated(Supplier<Transition> execution) {
        try {
            return Optional.of(execution.get()).filter(this::isSame);
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // an edit of something that is not there
        }
    }

    /**
     * Lets a world make the next transition without its steps.
     *
     * @param choice what {@link #next} said
     * @return whether it is what was recorded; if not, the world is of no use any more
     */
    boolean repeats(World world, Choice choice) {
        inputs.begin(world, choice);
        try {
            world.advance(choice);
        } catch (IllegalArgumentException e) {
            inputs.abandon();
            return false; // an edit of something that is not there
        }
        return isSame(world.transitions(), inputs.end());
    }

    private boolean isSame(Transition made) {
        return isSame(made.number(), TransitionRecorder.record(made));
    }

    /** Whether a transition is what was recorded under its number, but for its time, and for data, of which a recording may hold a part. */
    private boolean isSame(long number, RecordedTransition repeated) {
        RecordedTransition recorded = recorded(number);
        return recorded.cause().equals(repeated.cause()) && withoutData(recorded.inputs()).equals(withoutData(repeated.inputs()));
    }

    private RecordedTransition recorded(long number) {
        return transitions.get(skipped + number);
    }

    private static boolean isPossible(World world, Choice choice) {
        WorldProcess process = world.process(choice.process());
        if (choice instanceof Choice.RunThread run) {
            return !process.isDead() && run.thread() < process.program().threadCount() && switch (world.readiness(process, run.thread())) {
                case READY, WAKES, WHEN_QUIESCENT -> true;
                case AT_BARRIER, WAITS, ENDED -> false;
            };
        }
        return choice instanceof Choice.Inject injection ? injection.inputs().stream().allMatch(ProgramSchedule::isEdit) : !(choice instanceof Choice.Repeat);
    }

    /** Whether somebody at a debugger made an input, so that the program need not do anything for it. */
    private static boolean isEdit(Input input) {
        return input instanceof EntryEdited || input instanceof DescriptorEdited || input instanceof MemoryEdited;
    }

    private static List<Input> withoutData(List<Input> inputs) {
        List<Input> without = new ArrayList<>(inputs);
        without.replaceAll(input -> input instanceof OperationCompleted completed
                ? new OperationCompleted(completed.networkInterface(), completed.link(), null)
                : input instanceof MessageArrived arrived ? new MessageArrived(arrived.message(), null) : input);
        return without;
    }
}
