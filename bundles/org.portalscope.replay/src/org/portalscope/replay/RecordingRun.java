package org.portalscope.replay;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunLoop;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.run.StreamedRun;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/**
 * The run that a recording holds. As long as the program that ran is known and does what was recorded, its transitions are those of the program, as they were
 * when it ran; behind that, those that follow from the recorded inputs alone.
 */
public final class RecordingRun implements StreamedRun, Iterator<Transition> {

    private static final int NOWHERE = 0;

    private final ProgramSchedule schedule;
    private final Supplier<ForwardRun> inputs;
    private final int limit;
    /** Of the program, or of the inputs alone. */
    private ForwardRun run;
    private final WorldState state;
    private Iterator<Transition> transitions;
    private boolean isOfProgram;
    private Transition next;
    private int passed;
    private int diverged = NOWHERE;

    /**
     * @param program makes worlds of the program, if it is known
     * @param inputs  makes runs of the recorded inputs alone, with the same limit
     */
    RecordingRun(ProgramSchedule schedule, Optional<Supplier<World>> program, Supplier<ForwardRun> inputs, int limit) {
        this.schedule = schedule;
        this.inputs = inputs;
        this.limit = limit;
        isOfProgram = program.isPresent();
        run = program.map(worlds -> new ForwardRun(worlds.get(), schedule, Set.of(), limit)).orElseGet(inputs);
        transitions = run.transitions();
        state = ForwardRun.stateOf(() -> run);
    }

    /** The state of the program, and that of the inputs once the program does something else: reports that have it show what was recorded. */
    @Override
    public WorldState state() {
        return state;
    }

    @Override
    public RunResult follow(Consumer<Transition> told, BooleanSupplier cancelled) {
        if (!cancelled.getAsBoolean()) {
            RunLoop.run(() -> advance(told), cancelled);
        }
        return result();
    }

    private RunLoop.Progress advance(Consumer<Transition> told) {
        if (!hasNext()) {
            return RunLoop.Progress.END;
        }
        told.accept(next());
        return RunLoop.Progress.PASSED;
    }

    @Override
    public RunResult pass(BooleanSupplier cancelled) {
        return follow(transition -> { }, cancelled);
    }

    @Override
    public Iterator<Transition> transitions() {
        return this;
    }

    @Override
    public RunResult result() {
        return run.result();
    }

    /** From where on the program does something else than was recorded, as a sentence; empty if it has not done so yet. */
    public Optional<String> divergence() {
        return diverged == NOWHERE ? Optional.empty() : Optional.of(ProgramSchedule.divergence(diverged));
    }

    @Override
    public boolean hasNext() {
        if (next == null) {
            next = isOfProgram ? ofProgram() : ofInputs();
        }
        return next != null;
    }

    @Override
    public Transition next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        Transition told = next;
        next = null;
        passed++;
        return told;
    }

    private Transition ofProgram() {
        if (passed == limit || !schedule.holds(passed + 1L)) {
            return null;
        }
        Optional<Transition> made = transitions.hasNext() ? schedule.repeated(transitions::next) : Optional.empty();
        return made.orElseGet(this::diverge);
    }

    /** Goes on with the inputs alone, behind those that have passed. */
    private Transition diverge() {
        diverged = passed + 1;
        isOfProgram = false;
        run = inputs.get();
        transitions = run.transitions();
        for (int i = 0; i < passed; i++) {
            transitions.next();
        }
        return ofInputs();
    }

    private Transition ofInputs() {
        return transitions.hasNext() ? transitions.next() : null;
    }
}
