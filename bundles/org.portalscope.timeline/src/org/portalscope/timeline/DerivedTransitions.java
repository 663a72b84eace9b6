package org.portalscope.timeline;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.explore.WorkerPool;

/**
 * The steps of the transitions in a log, which are derived when somebody asks: a world of the same specification executes them again, a block at a time, and
 * the blocks that were asked for last are kept. Safe for several threads.
 */
final class DerivedTransitions {

    private static final long USUAL_BYTES = 4096;
    private static final int LEAST = 8;
    /** How many blocks are scanned in one piece at most. */
    private static final int LONGEST_SCANNED = 1 << 8;
    /** How many blocks are gone through in one piece: what is noted of them meanwhile takes memory. */
    private static final int LONGEST_PASSED = 1 << 4;

    private final TransitionLog log;
    private final Checkpoints checkpoints;
    private final Supplier<World> worlds;
    private final TimelineLimits limits;
    private final BlockCache cache;
    private final AtomicBoolean derivesAhead = new AtomicBoolean();
    private ReplayedWorld replayed;
    /** How many bytes a transition has taken on the average, the ones derived last above all. */
    private volatile long usualBytes = USUAL_BYTES;

    DerivedTransitions(TransitionLog log, Checkpoints checkpoints, Supplier<World> worlds, TimelineLimits limits) {
        this.log = log;
        this.checkpoints = checkpoints;
        this.worlds = worlds;
        this.limits = limits;
        cache = new BlockCache(limits);
    }

    /**
     * Keeps a transition that has just been executed.
     *
     * @param calls what threads are in behind it
     */
    void keep(ExplainedTransition transition, CallStacks calls) {
        cache.append(transition, calls);
    }

    ExplainedTransition transition(int number) {
        return block(number).transition(number);
    }

    /** The number of the transition that made a call, as {@link ExplainedBlock#begun} says it. */
    int begun(Choice.RunThread thread, int depth, int transition) {
        return block(transition).begun(thread, depth, transition);
    }

    /**
     * Keeps a transition that was executed again.
     *
     * @param before what threads were in before it; kept
     */
    synchronized void keepAgain(ExplainedTransition transition, CallStacks before) {
        if (cache.block(transition.transition().number()) == null) {
            ExplainedBlock block = new ExplainedBlock(transition.transition().number(), before);
            block.add(transition);
            cache.add(block);
        }
    }

    /** Derives what will be asked for if the cursor goes on from a transition, either way. */
    void deriveAhead(int number, Consumer<Runnable> background) {
        int half = length() / 2;
        deriveAt(Math.max(1, number - half), background);
        deriveAt(Math.min(log.size(), number + half), background);
    }

    private void deriveAt(int number, Consumer<Runnable> background) {
        if (number >= 1 && cache.block(number) == null && derivesAhead.compareAndSet(false, true)) {
            background.accept(() -> {
                try {
                    block(number);
                } finally {
                    derivesAhead.set(false);
                }
            });
        }
    }

    /** About how many bytes are kept. */
    long bytes() {
        return cache.bytes();
    }

    /** Executes transitions again in worlds of their own, as {@link Timeline#scan} says. */
    <V extends TransitionVisitor> void scan(int from, int to, Direction direction, TimelineScan<V> scan, WorkerPool pool, RunProgress progress,
            BooleanSupplier cancelled) {
        Segments segments = new Segments(from, to, direction, limits.block(), limits.block() * LONGEST_SCANNED, this::stateUpTo);
        int[] passed = new int[1];
        new ParallelReplay<V>(this::scanning, (world, segment, isOver) -> look(world, segment, scan.visitor(), isOver), scan::isLast, result -> {
            passed[0] += result.segment().length();
            progress.passed(passed[0], to - from + 1);
            scan.take(result.value());
        }, cancelled).run(segments, pool);
    }

    /** Goes through all transitions of the log in worlds of their own; returns what is learnt, or nothing if it was cancelled. */
    Optional<LearntRun> learn(WorkerPool pool, RunProgress progress, BooleanSupplier cancelled) {
        int piece = limits.block() * LONGEST_PASSED;
        Segments segments = new Segments(1, log.size(), Direction.FORWARD, piece, piece, this::stateUpTo);
        RunLearner learner = new RunLearner(limits.logBytes());
        new ParallelReplay<PassedRange>(this::scanning, PassedRange::of, PassedRange::hasFailed, result -> {
            learner.take(result.segment(), result.value());
            progress.passed(learner.passed(), log.size());
        }, cancelled).run(segments, pool);
        return cancelled.getAsBoolean() ? Optional.empty() : Optional.of(learner.learnt(log.size()));
    }

    private ReplayedWorld scanning() {
        return new ReplayedWorld(worlds.get(), log, checkpoints, false);
    }

    private static <V extends TransitionVisitor> V look(ReplayedWorld world, ReplayedRange segment, V visitor, BooleanSupplier isOver) {
        boolean goesOn = true;
        while (goesOn && world.number() < segment.last() && !isOver.getAsBoolean()) {
            goesOn = world.advance(visitor);
        }
        return visitor;
    }

    /** The last number of transitions up to another one behind which a state is kept; 0 is the start. */
    private int stateUpTo(int number) {
        Checkpoint checkpoint = checkpoints.upTo(number);
        return Math.max(checkpoint == null ? 0 : checkpoint.number(), Math.max(0, log.storedUpTo(number)));
    }

    /** A world that stands behind so many transitions; nothing if it was cancelled on its way there. */
    Optional<World> worldBehind(int number, BooleanSupplier cancelled) {
        World world = worlds.get();
        return new ReplayedWorld(world, log, checkpoints, false).goTo(number, cancelled) ? Optional.of(world) : Optional.empty();
    }

    private ExplainedBlock block(int number) {
        ExplainedBlock block = cache.block(number);
        return block != null ? block : derived(number);
    }

    private synchronized ExplainedBlock derived(int number) {
        ExplainedBlock block = cache.block(number);
        return block != null ? block : derive(number, first(number));
    }

    /** Where to begin: with the transition itself where the one before it is known, else before it, so that going back finds some. */
    private int first(int number) {
        int begin = cache.begin(number);
        boolean isFollowed = cache.end(number) == number || number == log.size();
        int before = isFollowed ? length() - 1 : length() / 2;
        return Math.max(begin, number - before);
    }

    /** How many transitions are derived together. */
    private int length() {
        return (int) Math.min(limits.block(), Math.max(LEAST, limits.blockBytes() / usualBytes));
    }

    private ExplainedBlock derive(int number, int first) {
        int last = Math.min(Math.min(cache.end(number), log.size()), first + length() - 1);
        goTo(first - 1);
        ExplainedBlock block = new ExplainedBlock(first, replayed.calls().copy());
        for (int next = first; next <= last && (next <= number || block.bytes() <= limits.blockBytes()); next++) {
            if (block.bytes() > limits.blockBytes()) {
                cache.add(block);
                block = new ExplainedBlock(next, replayed.calls().copy());
            }
            block.add(replayed.explain());
        }
        usualBytes = (usualBytes + block.bytes() / block.size()) / 2;
        cache.add(block);
        return block;
    }

    private void goTo(int number) {
        if (replayed == null || !replayed.reaches(number)) {
            replayed = new ReplayedWorld(worlds.get(), log, checkpoints);
        }
        replayed.goTo(number, () -> false);
    }
}
