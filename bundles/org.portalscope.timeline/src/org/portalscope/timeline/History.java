package org.portalscope.timeline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.explore.WorkerPool;

/**
 * What a session has executed: of each transition what was chosen, checkpoints, and the steps of a few. It executes what comes next, and moves the world to
 * where the cursor goes. A {@link Timeline} of it can be read by others while more is executed; all else is the owner's.
 */
public final class History {

    /** Transitions before one that is jumped to among which the call is mostly that led to it: its steps will be asked for, too. */
    private static final int AROUND = 8;

    private final World world;
    private final Supplier<World> worlds;
    private final TimelineLimits limits;
    private final TransitionLog log;
    /** The log if it grows, else null. */
    private final ChoiceLog growing;
    private final OperationIndex operations;
    private final OperationWatch watch;
    private final DropWatch dropped;
    private final CallStacks calls;
    private final List<Effect> effects = new ArrayList<>();
    private final Checkpoints checkpoints;
    private final DerivedTransitions derived;
    private final ReplayedWorld own;
    private final boolean takesCheckpoints;
    private final MoveProgress progress = new MoveProgress();
    private Timeline timeline;
    private ExecutionRecorder recorder = ExecutionRecorder.NONE;
    private volatile Optional<LearntRun> learnt = Optional.empty();

    /**
     * A history without transitions.
     *
     * @param world  before its first transition; from now on moved by this history only
     * @param worlds makes worlds like it
     */
    public History(World world, Supplier<World> worlds, TimelineLimits limits) {
        this(world, worlds, new ChoiceLog(), limits);
    }

    /**
     * The history of a run that is over: nothing more is executed, and its timeline has its whole length.
     *
     * @param world  before its first transition; from now on moved by this history only
     * @param worlds makes worlds like it
     * @param log    of the run
     */
    public History(World world, Supplier<World> worlds, TransitionLog log, TimelineLimits limits) {
        this.world = world;
        this.worlds = worlds;
        this.limits = limits;
        this.log = log;
        growing = log instanceof ChoiceLog choices ? choices : null;
        checkpoints = new Checkpoints(limits, growing == null && log.storedUpTo(log.size()) == TransitionLog.NONE);
        operations = new OperationIndex();
        watch = new OperationWatch(operations);
        calls = new CallStacks();
        derived = new DerivedTransitions(log, checkpoints, worlds, limits);
        own = new ReplayedWorld(world, log, checkpoints);
        takesCheckpoints = takeCheckpoint() && world.processes().stream().noneMatch(process -> process.program().hidesState());
        dropped = new DropWatch(world);
        timeline = newTimeline();
    }

    private Timeline newTimeline() {
        return new Timeline(log, derived, log.size(), learnt.map(LearntRun::messages).orElseGet(log::messages), learnt);
    }

    /** The history of another run that begins with the first transitions of this one; its world is brought behind them. */
    private History(World world, History origin, int number) {
        this.world = world;
        worlds = origin.worlds;
        limits = origin.limits;
        checkpoints = origin.checkpoints.first(number);
        growing = origin.growing.first(number);
        log = growing;
        own = new ReplayedWorld(world, log, checkpoints);
        own.goTo(number, () -> false);
        growing.setMessages((int) world.network().channels().sent());
        calls = own.calls().copy();
        operations = origin.operations.first(number, world);
        watch = new OperationWatch(operations);
        dropped = new DropWatch(world);
        derived = new DerivedTransitions(log, checkpoints, worlds, limits);
        takesCheckpoints = origin.takesCheckpoints;
        timeline = newTimeline();
    }

    /**
     * The history of another run that begins with the first transitions of this one.
     *
     * @param other  before its first transition, made as that of this history; brought behind them, and from now on moved by the new history only
     * @param number of transitions that both have
     * @throws IllegalStateException if the run is over and only repeated
     */
    public History branch(World other, int number) {
        if (growing == null) {
            throw new IllegalStateException("a recorded run has no other timelines");
        }
        return new History(other, this, number);
    }

    /** Whether more can be executed: it does not only repeat a run which is over. */
    public boolean canGrow() {
        return growing != null;
    }

    /** From now on, what is executed is kept elsewhere, too. */
    public void recordTo(ExecutionRecorder newRecorder) {
        recorder = newRecorder;
    }

    public int size() {
        return log.size();
    }

    /** What has been executed so far. */
    public Timeline timeline() {
        if (timeline.size() != log.size() || timeline.isLearnt() != learnt.isPresent()) {
            timeline = newTimeline();
        }
        return timeline;
    }

    /** Where operations appear. */
    public Operations operations() {
        return new Operations(learnt.map(LearntRun::operations).orElse(operations), timeline());
    }

    /**
     * Goes through a run that is over, once, to learn where operations appear, what was dropped and how many messages were sent. Others may use the history
     * meanwhile, which knows all of that once this has returned.
     *
     * @param cancelled asked in several threads; once it says so, nothing is learnt
     * @return number of the last transition whose operations are known: less than the size if those of all would take too much memory, or if cancelled
     */
    public int learn(WorkerPool pool, RunProgress told, BooleanSupplier cancelled) {
        Optional<LearntRun> known = derived.learn(pool, told, cancelled);
        if (known.isPresent()) {
            learnt = known;
        }
        return known.map(LearntRun::indexed).orElse(0);
    }

    /** Whether what is kept, without steps and checkpoints, takes more bytes than it may. */
    public boolean isFull() {
        return growing != null && growing.bytes() + operations.bytes() > limits.logBytes();
    }

    /** How far a move is that takes long. */
    public MoveProgress progress() {
        return progress;
    }

    /** How many bytes are kept of what happened and where operations appear; that grows with each transition. */
    public long logBytes() {
        return log.bytes() + operations.bytes();
    }

    /** About how many bytes are kept in all. */
    public long bytes() {
        return logBytes() + checkpoints.bytes() + derived.bytes();
    }

    /** Whether transitions can be executed without their steps: then the state before one is found again even if there is no memory for it. */
    public boolean canAdvance() {
        return takesCheckpoints;
    }

    /** Executes a choice at the end with all its steps, or nothing if there is no memory for that. */
    public Transition execute(Choice choice) {
        LoggedChoice logged = LoggedChoice.of(world, choice);
        dropped.begin(choice);
        ExplainedTransition explained = ReplayedWorld.explain(world, choice, size() + 1, calls);
        derived.keep(explained, calls);
        effects.clear();
        for (int step = 0; step < explained.transition().steps().size(); step++) {
            Effect effect = explained.transition().effect(step);
            if (effect != null) {
                effects.add(effect);
            }
        }
        recorder.executed(world, explained.transition());
        append(logged, choice, dropped.end(choice));
        return explained.transition();
    }

    /** Executes a choice at the end without its steps; if there is no memory for that, nothing has happened. */
    public void advance(Choice choice) {
        advance(choice, choice instanceof Choice.RunThread);
    }

    /**
     * Executes a choice at the end without its checks; if there is no memory for that, nothing has happened.
     *
     * @return the transition; its steps are its effects, which go with the next one, and it has no inputs
     */
    public Transition advanceTelling(Choice choice) {
        advance(choice, true);
        return new Transition(size(), choice, world.time(), List.of(), Collections.unmodifiableList(effects), List.of());
    }

    private void advance(Choice choice, boolean tells) {
        LoggedChoice logged = LoggedChoice.of(world, choice);
        dropped.begin(choice);
        effects.clear();
        try {
            recorder.begin(world, choice);
            if (tells) {
                world.advance(choice, effects);
            } else {
                world.advance(choice);
            }
            if (choice instanceof Choice.RunThread thread) {
                calls.follow(size() + 1, thread, ReplayedWorld.depth(world, thread));
            }
            recorder.end();
        } catch (OutOfMemoryError e) {
            recorder.abandon();
            own.restore(size());
            own.goTo(size(), () -> false);
            throw e;
        }
        append(logged, choice, dropped.end(choice));
    }

    private void append(LoggedChoice logged, Choice choice, boolean drops) {
        growing.append(logged, drops, (int) world.network().channels().sent());
        watch.follow(size(), choice, effects, world);
        TransitionLog.Label.tell(effects, text -> {
            growing.label(text);
            recorder.label(text);
        });
        if (takesCheckpoints && checkpoints.follow(ReplayWork.of(choice))) {
            takeCheckpoint();
        }
    }

    /** Returns whether the state could be kept. */
    private boolean takeCheckpoint() {
        try {
            checkpoints.add(new Checkpoint(own.number(), own.snapshot(), calls.copy()));
            return true;
        } catch (SnapshotException e) {
            return false; // then what follows is executed again from the start
        }
    }

    /**
     * Moves the world.
     *
     * @param cancelled asked on a long way; then the world is where the way was given up
     * @return where it is
     */
    public Position move(Move move, BooleanSupplier cancelled) {
        if (isFar(move)) {
            return jump(move, cancelled);
        }
        move.forEachStep(move.isBack() ? this::revert : this::apply);
        return move.to();
    }

    /** Whether a move leads by a checkpoint, and not from step to step: then only its last transition is looked at. */
    public boolean isFar(Move move) {
        return (move.transitions() > limits.far() || move.breaks()) && (checkpoints.size() > 0 || !move.isBack());
    }

    /** Restores a checkpoint and executes from there, with steps in the last transition only. */
    private Position jump(Move move, BooleanSupplier cancelled) {
        Position target = move.to();
        int before = Math.max(0, target.transition() - 1);
        leave(move.from(), before);
        own.approach(before);
        int quickly = Math.max(own.number(), before - AROUND);
        boolean arrives = own.goTo(quickly, progress.begin(quickly - own.number(), cancelled));
        progress.end();
        if (!arrives) {
            return new Position(own.number(), timeline().steps(own.number()));
        }
        while (own.number() < before) {
            passNear(own.next());
        }
        return target.step() == 0 ? target : explain(target.step());
    }

    /** Makes the next transition happen up to a step, or to its last if it has fewer. */
    private Position explain(int step) {
        Transition transition = explain(own.next());
        int steps = transition.steps().size();
        if (steps <= step) {
            explainAhead();
        }
        revertTo(transition, step);
        return new Position(transition.number(), Math.min(step, steps));
    }

    /** Makes the next transition happen, and keeps the steps of a statement. */
    private void passNear(Choice next) {
        if (next instanceof Choice.RunThread) {
            explain(next);
        } else {
            own.advance(next);
        }
    }

    /** Makes the next transition happen, and keeps its steps. */
    private Transition explain(Choice next) {
        CallStacks before = own.calls().copy();
        ExplainedTransition explained = own.explain(next);
        derived.keepAgain(explained, before);
        return explained.transition();
    }

    /** What comes next will be asked for, too, and is known here without another world that goes the long way; not if it begins at a stored state. */
    private void explainAhead() {
        if (own.number() < size() && log.storedUpTo(own.number()) != own.number()) {
            ExplainedTransition next = own.explainAhead();
            derived.keepAgain(next, own.calls().copy());
            revertTo(next.transition(), 0);
        }
    }

    private void revertTo(Transition transition, int step) {
        for (int made = transition.steps().size(); made > step; made--) {
            revert(transition, made - 1);
        }
    }

    /** Leaves the transition at the cursor, of which some steps have not been made, towards a number of transitions. */
    private void leave(Position from, int target) {
        int steps = timeline().steps(from.transition());
        if (from.step() == steps) {
            return;
        }
        if (checkpoints.size() > 0 && target < from.transition()) {
            own.restore(target);
        } else {
            for (int step = from.step(); step < steps; step++) {
                apply(timeline().transition(from.transition()), step);
            }
        }
    }

    private void apply(Transition transition, int step) {
        Effect effect = transition.effect(step);
        if (effect != null) {
            world.apply(transition, effect);
        }
    }

    private void revert(Transition transition, int step) {
        Effect effect = transition.effect(step);
        if (effect != null) {
            world.revert(transition, effect);
        }
    }

    /**
     * The steps around a position will be asked for soon.
     *
     * @param background runs tasks at some time, in another thread
     */
    public void deriveAround(Position position, Consumer<Runnable> background) {
        derived.deriveAhead(position.transition(), background);
    }
}
