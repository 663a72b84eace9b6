package org.portalscope.timeline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.CheckGroup;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.world.CheckListener;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.program.Program;
import org.portalscope.world.snapshot.SnapshotSeries;

/** A world in which what a log says happens again, from the nearest checkpoint on. Not safe for several threads. */
final class ReplayedWorld {

    private final World world;
    private final SnapshotSeries snapshots;
    private final TransitionLog log;
    private final Checkpoints checkpoints;
    private final boolean leavesTraces;
    private final List<Effect> effects = new ArrayList<>();
    private CallStacks calls = new CallStacks();

    /** @param world before its first transition */
    ReplayedWorld(World world, TransitionLog log, Checkpoints checkpoints) {
        this(world, log, checkpoints, true);
    }

    /**
     * A world before its first transition.
     *
     * @param leavesTraces whether it follows the calls of threads and adds checkpoints where it passes by; one that only looks need not
     */
    ReplayedWorld(World world, TransitionLog log, Checkpoints checkpoints, boolean leavesTraces) {
        this.world = world;
        this.log = log;
        this.checkpoints = checkpoints;
        this.leavesTraces = leavesTraces;
        snapshots = new SnapshotSeries(world);
    }

    /**
     * Its state as it is.
     *
     * @throws SnapshotException if a program has state that cannot be written
     */
    Snapshot snapshot() throws SnapshotException {
        return snapshots.take();
    }

    /** The world itself, which stands between two transitions. */
    World world() {
        return world;
    }

    /** The calls that its threads are in; not to be changed. */
    CallStacks calls() {
        return calls;
    }

    /** How many transitions have happened in it. */
    int number() {
        return (int) world.transitions();
    }

    /** Whether it can go to a number of transitions from where it is: on, or back to a checkpoint. */
    boolean reaches(int target) {
        return target >= number() || checkpoints.upTo(target) != null;
    }

    /**
     * Goes to a number of transitions; it stands between two, and {@link #reaches} that.
     *
     * @param cancelled asked behind each transition
     * @return whether it is there; if not, it is between two others
     */
    boolean goTo(int target, BooleanSupplier cancelled) {
        approach(target);
        while (number() < target && !cancelled.getAsBoolean()) {
            advance();
        }
        return number() == target;
    }

    /** Goes to the last state that is kept up to a number of transitions, unless it is nearer already. */
    void approach(int target) {
        Checkpoint checkpoint = checkpoints.upTo(target);
        int kept = checkpoint == null ? TransitionLog.NONE : checkpoint.number();
        int here = number() <= target ? number() : TransitionLog.NONE;
        int stored = log.storedUpTo(target);
        if ((stored <= Math.max(kept, here) || !restoreStored(stored)) && kept > here) {
            restore(checkpoint);
        }
    }

    /** Goes to a state that is stored with the log; returns whether it is there, and not one that is damaged or of another program. */
    private boolean restoreStored(int number) {
        try {
            log.restore(number, world, snapshots);
            calls = new CallStacks();
            return true;
        } catch (SnapshotException e) {
            return false; // the longer way leads to the same state
        }
    }

    /** Goes back to the last checkpoint up to a number of transitions, wherever it stands. */
    void restore(int target) {
        restore(checkpoints.upTo(target));
    }

    private void restore(Checkpoint checkpoint) {
        try {
            snapshots.restore(checkpoint.snapshot());
        } catch (SnapshotException e) {
            throw new IllegalStateException("a checkpoint of the same run cannot be restored", e);
        }
        calls = checkpoint.calls().copy();
    }

    private void advance() {
        advance(next());
    }

    /** The choice that makes the next transition happen. */
    Choice next() {
        return log.next(world);
    }

    /** Makes the next transition happen. */
    void advance(Choice next) {
        world.advance(next);
        if (!leavesTraces) {
            return;
        }
        if (next instanceof Choice.RunThread thread) {
            calls.follow(number(), thread, depth(world, thread));
        }
        if (checkpoints.passes(number(), ReplayWork.of(next))) {
            addCheckpoint();
        }
    }

    private void addCheckpoint() {
        try {
            checkpoints.add(new Checkpoint(number(), snapshots.take(), calls.copy()));
        } catch (SnapshotException e) {
            throw new IllegalStateException("a state that was saved before cannot be saved", e);
        }
    }

    /** Makes the next transition happen, tells a visitor of it if that wants to know, and returns whether the visitor goes on. */
    boolean advance(TransitionVisitor visitor) {
        Choice choice = next();
        if (!visitor.wants(choice)) {
            world.advance(choice);
            return true;
        }
        if (visitor.detail() == TransitionVisitor.Detail.ALL) {
            return visitor.visit(world.execute(choice, number() + 1));
        }
        effects.clear();
        if (visitor.detail() == TransitionVisitor.Detail.CHECKS) {
            world.advance(choice, effects, new Checks(visitor, number() + 1, choice));
        } else {
            world.advance(choice, effects);
        }
        return visitor.visit(transition(number(), choice, Collections.unmodifiableList(effects)));
    }

    private Transition transition(int number, Choice choice, List<Step> steps) {
        return new Transition(number, choice, world.time(), List.of(), steps, List.of());
    }

    /** Passes on what is checked in a transition; it knows when that happens once it happens. */
    private final class Checks implements CheckListener {

        private final TransitionVisitor visitor;
        private final int number;
        private final Choice choice;
        private Transition transition;

        Checks(TransitionVisitor visitor, int number, Choice choice) {
            this.visitor = visitor;
            this.number = number;
            this.choice = choice;
        }

        private Transition transition() {
            transition = transition == null ? ReplayedWorld.this.transition(number, choice, List.of()) : transition;
            return transition;
        }

        @Override
        public void check(Check check) {
            visitor.check(transition(), check);
        }

        @Override
        public void check(CheckGroup group) {
            visitor.check(transition(), group);
        }
    }

    /** Makes the next transition happen with all its steps. */
    ExplainedTransition explain() {
        return explain(next());
    }

    /**
     * Makes the next transition happen with all its steps.
     *
     * @param next as {@link #next} has it
     */
    ExplainedTransition explain(Choice next) {
        return explain(world, next, number() + 1, calls);
    }

    /** Makes the next transition happen with all its steps, which are to be reverted. */
    ExplainedTransition explainAhead() {
        return explain(world, next(), number() + 1, calls.copy());
    }

    /**
     * Makes a choice happen with all its steps, or nothing if there is no memory for that.
     *
     * @param calls which follow it
     */
    static ExplainedTransition explain(World world, Choice choice, int number, CallStacks calls) {
        if (!(choice instanceof Choice.RunThread thread)) {
            return new ExplainedTransition(world.execute(choice, number), false, 0, 0, CallStacks.Call.THREAD, CallStacks.Call.THREAD);
        }
        boolean first = !calls.knows(thread);
        int depthBefore = world.process(thread.process()).program().depth(thread.thread());
        CallStacks.Call before = calls.of(thread);
        Transition transition = world.execute(thread, number);
        int depthAfter = depth(world, thread);
        calls.follow(number, thread, depthAfter);
        return new ExplainedTransition(transition, first, depthBefore, depthAfter, before, calls.of(thread));
    }

    /** How many calls a thread is in, none if it has ended. */
    static int depth(World world, Choice.RunThread thread) {
        Program program = world.process(thread.process()).program();
        return program.readiness(thread.thread()) == Program.Readiness.ENDED ? 0 : program.depth(thread.thread());
    }
}
