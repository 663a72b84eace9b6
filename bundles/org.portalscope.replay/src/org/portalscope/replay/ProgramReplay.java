package org.portalscope.replay;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.world.Choice;
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

    /** Transitions that somebody who looks waits for while all of the recording is gone through anyway. */
    private static final int MOST_PASSED = 100_000;
    /** Transitions that take as long as it does to go to a state. */
    private static final int WORTH_RESTORING = 10_000;
    private static final int TOLD_EVERY = 10_000;
    /** Transitions that somebody who looks waits for if names can come later, too. */
    private static final int MOST_AWAITED = 10_000;

    private final Supplier<ProgramSchedule> schedules;
    private final ProgramSchedule schedule;
    private final Supplier<World> programs;
    private final ProgramStates states;
    /** Held by whoever has to do with the world. */
    private final Lock lock = new ReentrantLock();
    /** Whether all of the recording is being gone through, or is about to be. */
    private volatile boolean isLearning;
    /** Where names are found that take long; null if whoever looks at them waits. */
    private volatile DeferredNames deferred;
    private World world;
    private SnapshotSeries series;
    private volatile int diverged = Integer.MAX_VALUE;
    /** The number of the last transition of which it is known that the program does the same as was recorded, and so before it. */
    private volatile int same;
    private volatile boolean hidesItsState;
    /** By process; null until somebody asks. */
    private List<List<SourceLocation>> statements;
    /** By process; null until somebody asks. */
    private List<Boolean> meetsOthers;

    /**
     * A program that has not been run again yet.
     *
     * @param schedules make what was recorded happen again
     * @param programs  makes worlds of it before their first transition
     * @param states    keeps those of the program
     */
    ProgramReplay(Supplier<ProgramSchedule> schedules, Supplier<World> programs, ProgramStates states) {
        this.schedules = schedules;
        this.programs = programs;
        schedule = schedules.get();
        this.states = states;
    }

    /** From now on, names that are far from those looked at before are not known, since {@link #learn} is about to come to them. */
    void beginLearning() {
        isLearning = true;
    }

    /** From now on, names are found however far they are. */
    void endLearning() {
        isLearning = false;
    }

    /**
     * From now on, whoever looks at names that take long to find does not wait: they are not known yet, and are found elsewhere.
     *
     * @param background runs what it is given at some time, in another thread
     * @param found      is run there when names may be known that were not
     */
    void defer(Consumer<Runnable> background, Runnable found) {
        deferred = new DeferredNames(this::bring, background, found);
    }

    /** Runs the program through all of the recording, so that the way to names is short everywhere. Others may look at them meanwhile. */
    void learn(RunProgress progress, BooleanSupplier cancelled) {
        try {
            World scout = programs.get();
            SnapshotSeries own = new SnapshotSeries(scout);
            ProgramSchedule ownSchedule = schedules.get();
            long size = ownSchedule.size();
            while (scout.transitions() < size && !cancelled.getAsBoolean() && repeat(scout, ownSchedule)) {
                states.passFar((int) scout.transitions(), own);
                if (scout.transitions() % TOLD_EVERY == 0) {
                    same = (int) scout.transitions();
                    progress.passed(scout.transitions(), size);
                }
            }
        } catch (SnapshotException e) {
            hidesItsState = true;
        }
    }

    /** What a thread executes behind a number of transitions, with its names; empty if that is not known. */
    List<Program.Activation> activations(int process, int thread, int number) {
        DeferredNames elsewhere = deferred;
        if (elsewhere == null) {
            lock.lock();
        } else if (!lock.tryLock()) {
            elsewhere.want(number);
            return List.of();
        }
        try {
            return elsewhere != null && isWorthDeferring(number, elsewhere) ? List.of() : waitFor(process, thread, number);
        } finally {
            lock.unlock();
        }
    }

    private boolean isWorthDeferring(int number, DeferredNames elsewhere) {
        boolean takesLong = !isUnknown(number) && Math.min(number - here(number), states.effort(number)) > MOST_AWAITED;
        if (takesLong) {
            elsewhere.want(number);
        }
        return takesLong;
    }

    private List<Program.Activation> waitFor(int process, int thread, int number) {
        if (isUnknown(number) || !goTo(number, () -> false)) {
            return List.of();
        }
        Program program = world.process(process).program();
        return thread < program.threadCount() ? program.activations(thread) : List.of();
    }

    /** Whether nobody looks for the names behind a number of transitions, now or ever. */
    private boolean isUnknown(int number) {
        return number >= diverged || isLearning && isFar(number);
    }

    private void bring(int number, BooleanSupplier cancelled) {
        lock.lock();
        try {
            if (!isUnknown(number)) {
                goTo(number, cancelled);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Where the statements of a process begin. */
    synchronized List<SourceLocation> statements(int process) {
        if (statements == null) {
            statements = programs.get().processes().stream().map(each -> each.program().statements()).toList();
        }
        return process < statements.size() ? statements.get(process) : List.of();
    }

    /** Whether a process has barriers. */
    synchronized boolean meetsOthers(int process) {
        if (meetsOthers == null) {
            meetsOthers = programs.get().processes().stream().map(each -> each.program().arrivals() != Long.MAX_VALUE).toList();
        }
        return process >= meetsOthers.size() || meetsOthers.get(process);
    }

    /** From where on names are not known, as a sentence; empty if the program has done what was recorded as far as somebody has looked. */
    Optional<String> divergence() {
        int from = diverged;
        return from == Integer.MAX_VALUE ? Optional.empty() : Optional.of(ProgramSchedule.divergence(from));
    }

    private boolean isFar(int number) {
        return number - Math.max(here(number), states.upTo(number)) > MOST_PASSED;
    }

    /** Where the program stands, if that is on the way to a number of transitions; else {@link TransitionLog#NONE}. */
    private int here(int number) {
        return world == null || world.transitions() > number ? TransitionLog.NONE : (int) world.transitions();
    }

    /** Takes the world behind a number of transitions; returns whether it stands there. */
    private boolean goTo(int number, BooleanSupplier cancelled) {
        int here = here(number);
        if (here == TransitionLog.NONE || states.upTo(number) - here > WORTH_RESTORING) {
            restore(number);
        }
        while (number < diverged && world.transitions() < number && !cancelled.getAsBoolean()) {
            if (repeat(world, schedule)) {
                keep((int) world.transitions());
            }
        }
        if (number >= diverged) {
            world = null;
        }
        return world != null && world.transitions() == number;
    }

    /** Goes to the last state up to a number of transitions, or to the start. */
    private void restore(int number) {
        int state = states.upTo(number);
        if (world == null || state == TransitionLog.NONE) {
            begin();
        }
        try {
            if (state != TransitionLog.NONE) {
                states.restore(state, series);
            }
        } catch (SnapshotException e) {
            begin(); // it is damaged in the recording: the longer way leads to the same state
        }
    }

    private void begin() {
        world = programs.get();
        series = new SnapshotSeries(world);
    }

    private void keep(int number) {
        try {
            if (!hidesItsState) {
                states.pass(number, series);
            }
        } catch (SnapshotException e) {
            hidesItsState = true;
        }
    }

    /** Lets the next transition happen; returns whether the program did what was recorded. If not, the world is of no use any more. */
    private boolean repeat(World repeating, ProgramSchedule asRecorded) {
        int number = (int) repeating.transitions() + 1;
        if (asRecorded.next(repeating).filter(choice -> repeat(repeating, number, asRecorded, choice)).isPresent()) {
            return true;
        }
        diverge(number);
        return false;
    }

    private boolean repeat(World repeating, int number, ProgramSchedule asRecorded, Choice choice) {
        if (number > same) {
            return asRecorded.repeats(repeating, choice);
        }
        repeating.advance(choice);
        return true;
    }

    private synchronized void diverge(int number) {
        diverged = Math.min(diverged, number);
    }
}
