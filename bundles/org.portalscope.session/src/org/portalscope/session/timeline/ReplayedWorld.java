package org.portalscope.session.timeline;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.step.Effect;
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
    private final List<Effect> effects = new ArrayList<>();
    private CallStacks calls = new CallStacks();

    /** @param world before its first transition */
    ReplayedWorld(World world, TransitionLog log, Checkpoints checkpoints) {
        this.world = world;
        this.log = log;
        this.checkpoints = checkpoints;
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
        int number = number() + 1;
        Choice choice = log.next(world);
        world.advance(choice);
        if (choice instanceof Choice.RunThread thread) {
            calls.follow(number, thread, depth(world, thread));
        }
        if (checkpoints.passes(number, ReplayWork.of(choice))) {
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

    /** Makes the next transition happen and tells what it changes, without explaining it: its steps are its effects, and go with the one after it. */
    Transition advanceTelling() {
        int number = number() + 1;
        Choice choice = log.next(world);
        effects.clear();
        world.advance(choice, effects);
        if (choice instanceof Choice.RunThread thread) {
            calls.follow(number, thread, depth(world, thread));
        }
        return new Transition(number, choice, world.time(), List.of(), Collections.unmodifiableList(effects), List.of());
    }

    /** Makes the next transition happen with all its steps. */
    ExplainedTransition explain() {
        return explain(world, log.next(world), number() + 1, calls);
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
