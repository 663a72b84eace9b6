package org.portalscope.session.timeline;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;

/**
 * The steps of the transitions in a log, which are derived when somebody asks: a world of the same specification executes them again, a block at a time, and
 * the blocks that were asked for last are kept. Safe for several threads.
 */
final class DerivedTransitions {

    private static final long USUAL_BYTES = 4096;
    private static final int LEAST = 8;

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
     * @param calls what threads are in behind it
     */
    synchronized void keepAgain(ExplainedTransition transition, CallStacks calls) {
        if (cache.block(transition.transition().number()) == null) {
            ExplainedBlock block = new ExplainedBlock(transition.transition().number(), calls.copyBefore(transition));
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

    /** Executes transitions again in a world of its own, as {@link Timeline#effects} says. */
    void effects(int from, int to, Predicate<Transition> visitor) {
        ReplayedWorld own = new ReplayedWorld(worlds.get(), log, checkpoints);
        own.goTo(from - 1, () -> false);
        boolean goesOn = true;
        while (goesOn && own.number() < to) {
            goesOn = visitor.test(own.advanceTelling());
        }
    }

    /** A world of its own behind so many transitions, as {@link Timeline#worldBehind} says. */
    World worldBehind(int number) {
        ReplayedWorld own = new ReplayedWorld(worlds.get(), log, checkpoints);
        own.goTo(number, () -> false);
        return own.world();
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
