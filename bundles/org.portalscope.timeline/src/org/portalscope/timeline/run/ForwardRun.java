package org.portalscope.timeline.run;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.portalscope.engine.step.Effect;
import org.portalscope.timeline.ExecutionRecorder;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.timeline.state.LocalWorldState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.schedule.ForwardExecution;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.Scheduler;

/** A run of which nothing is kept, not even what programs print: it goes forwards only, and as far as wanted. */
public final class ForwardRun implements StreamedRun {

    private final WorldRun run;
    private final World world;
    private final List<Effect> effects = new ArrayList<>();
    private Consumer<Schedule.Line> recorder;
    private int executed;
    /** Whether it looks what comes next, for which it may try out what can happen: what programs print then is not printed. */
    private boolean tries;

    /**
     * @param world between two transitions; from now on this run's own
     * @param kinds what ends it besides a failure
     * @param limit transitions after which it is stopped
     */
    public ForwardRun(World world, Scheduler scheduler, Set<Finding.Kind> kinds, int limit) {
        run = new WorldRun(world, scheduler, kinds, limit);
        this.world = world;
        executed = (int) world.transitions();
    }

    /** How a choice is made to happen. */
    @FunctionalInterface
    private interface Action {
        /** Returns how many transitions that was, since others can follow at once. */
        int execute(Choice choice);
    }

    /** From now on, each choice is reported as the line of a schedule before it happens. */
    public void record(Consumer<Schedule.Line> lines) {
        recorder = lines;
    }

    @Override
    public WorldState state() {
        return run.state();
    }

    /** The state of whichever run a supplier has at the moment; all of them have the same processes. */
    public static WorldState stateOf(Supplier<ForwardRun> current) {
        return new LocalWorldState(() -> current.get().world);
    }

    @Override
    public RunResult follow(Consumer<Transition> told, BooleanSupplier cancelled) {
        printTo(line -> { });
        return run(choice -> {
            told.accept(execute(choice));
            return 1;
        }, cancelled);
    }

    @Override
    public RunResult pass(BooleanSupplier cancelled) {
        return quietly(line -> { }, cancelled);
    }

    @Override
    public Iterator<Transition> transitions() {
        printTo(line -> { });
        return new Transitions();
    }

    @Override
    public RunResult result() {
        return run.end(executed).orElseGet(() -> run.interrupted(executed));
    }

    /**
     * Executes everything as quickly as can be and tells each line that a program prints. What something is looked for in is explained, which takes longer.
     *
     * @param cancelled asked behind each transition, or behind some that follow one another at once
     */
    public RunResult quietly(Consumer<String> printed, BooleanSupplier cancelled) {
        printTo(line -> {
            if (!tries) {
                printed.accept(line);
            }
        });
        if (run.watches()) {
            return explained(cancelled);
        }
        world.processes().forEach(process -> process.program().keepNoHistory());
        if (!cancelled.getAsBoolean()) {
            ForwardExecution execution = run.forwards();
            execution.run(() -> !run.nearsBound((int) world.transitions()) && advance(execution) && !cancelled.getAsBoolean());
            executed = (int) world.transitions();
        }
        return explained(cancelled);
    }

    private RunResult explained(BooleanSupplier cancelled) {
        return run(choice -> {
            execute(choice);
            return 1;
        }, cancelled);
    }

    /** Advances by what comes next, with what follows at once, also in threads of programs later; false if nothing comes. */
    private boolean advance(ForwardExecution execution) {
        executed = (int) world.transitions();
        return advance(choice -> execution.advance(choice, recorder == null ? run.mostBehind(executed) : 1)) == RunLoop.Progress.PASSED;
    }

    /**
     * Executes everything as quickly as can be and lets it be recorded. What something is looked for in is explained, which takes longer.
     *
     * @param cancelled asked behind each transition
     */
    public RunResult recorded(ExecutionRecorder recording, BooleanSupplier cancelled) {
        printTo(line -> { });
        return run(choice -> {
            if (run.watches()) {
                Transition transition = execute(choice);
                recording.executed(world, transition);
                TransitionLog.Label.tell(transition.steps(), recording::label);
            } else {
                effects.clear();
                recording.begin(world, choice);
                world.advance(choice, effects);
                recording.end();
                TransitionLog.Label.tell(effects, recording::label);
            }
            return 1;
        }, cancelled);
    }

    private void printTo(Consumer<String> reader) {
        world.processes().forEach(process -> process.program().printTo(reader));
    }

    private Transition execute(Choice choice) {
        Transition transition = world.execute(choice, executed + 1);
        run.watch(transition);
        run.observe(transition);
        return transition;
    }

    private RunResult run(Action action, BooleanSupplier cancelled) {
        if (!cancelled.getAsBoolean()) {
            RunLoop.run(() -> advance(action), cancelled);
        }
        return result();
    }

    private RunLoop.Progress advance(Action action) {
        tries = true;
        Choice choice = run.next(executed).orElse(null);
        tries = false;
        if (choice == null) {
            return RunLoop.Progress.END;
        }
        if (recorder != null) {
            recorder.accept(Schedule.Line.of(world, choice));
        }
        executed += action.execute(choice);
        return RunLoop.Progress.PASSED;
    }

    /** Executes a transition when it is asked for, and asks once who decides. */
    private final class Transitions implements Iterator<Transition> {

        private Choice chosen;

        @Override
        public boolean hasNext() {
            if (chosen == null) {
                chosen = run.next(executed).orElse(null);
            }
            return chosen != null;
        }

        @Override
        public Transition next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Transition transition = execute(chosen);
            chosen = null;
            executed++;
            return transition;
        }
    }
}
