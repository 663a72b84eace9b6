package org.portalscope.world.explore;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

import org.portalscope.world.World;
import org.portalscope.world.WorldForm;

/**
 * Searches the orders in which the transitions of a world can happen for the shortest ones that go wrong. It goes breadth first, depth by
 * depth, over states that are distinguished by digests of their canonical forms. Several workers look at the states of a depth; what they
 * find is put together in the order of those states, so that the answer does not depend on how many they are or who was faster.
 */
public final class Explorer {

    private final ExplorationOptions options;
    private final BooleanSupplier cancelled;
    private final Consumer<ExplorationProgress> progress;
    private final StateStore store = new StateStore();
    private final DepthQueue queue = new DepthQueue();
    private final Levels levels = new Levels();
    private final WorkerGroup workers;
    private long transitions;
    private final Findings findings;
    private ExplorationResult.Limit limit;

    /**
     * An exploration, to be made once.
     *
     * @param worlds    makes equal worlds, before their first transition
     * @param cancelled whether to stop; asked often, by every worker
     * @param progress  is notified now and then how far the search is
     */
    public Explorer(Supplier<World> worlds, ExplorationOptions options, WorkerPool pool, BooleanSupplier cancelled, Consumer<ExplorationProgress> progress) {
        this.options = options;
        this.cancelled = cancelled;
        this.progress = progress;
        findings = new Findings(store, options.findings());
        workers = new WorkerGroup(worlds, store, options, pool, cancelled);
    }

    /**
     * Searches until as much is found as is wanted, everything has been looked at, or a bound is reached.
     *
     * @throws IllegalArgumentException if there are more than 1,024 processes
     */
    public ExplorationResult explore() {
        Frontier level = first();
        while (goesOn() && (level.size() > 0 || !queue.isEmpty())) {
            levels.add(level.first);
            level = next(level);
        }
        if (goesOn() && hidesState()) {
            limit = ExplorationResult.Limit.HIDDEN_STATE;
        }
        Optional<ExplorationResult.Unsought> unsought = unsought();
        if (unsought.isEmpty() && options.kinds().contains(Finding.Kind.LIVELOCK)) {
            seekLivelocks();
        }
        return new ExplorationResult(findings.all(), Optional.ofNullable(limit), limit == null ? unsought : unsought(), effort(level), bytes() + level.bytes());
    }

    /** Why livelocks are not looked for, if they are wanted. */
    private Optional<ExplorationResult.Unsought> unsought() {
        if (!options.kinds().contains(Finding.Kind.LIVELOCK)) {
            return Optional.empty();
        }
        if (hidesState()) {
            return Optional.of(ExplorationResult.Unsought.HIDDEN_STATE);
        }
        if (workers.navigator().world().timing().exists()) {
            return Optional.of(ExplorationResult.Unsought.VIRTUAL_TIME);
        }
        return limit != null ? Optional.of(ExplorationResult.Unsought.BOUND) : findings.areEnough() ? Optional.of(ExplorationResult.Unsought.FINDINGS)
                : Optional.empty();
    }

    private boolean hidesState() {
        return workers.navigator().world().processes().stream().anyMatch(process -> process.program().hidesState());
    }

    /** Looks in all states, none of which is left, for those from which no end can be reached. */
    private void seekLivelocks() {
        LivelockSearch search = new LivelockSearch(store, workers, cancelled, options.memory() - bytes());
        limit = search.search(levels);
        if (limit == null && search.finds()) {
            int[] livelocks = search.livelocks();
            limit = livelocks == null ? ExplorationResult.Limit.MEMORY : null;
            for (int i = 0; limit == null && i < livelocks.length && !findings.areEnough() && !cancelled.getAsBoolean(); i++) {
                findings.addLivelock(workers.navigator(), livelocks[i]);
            }
        }
    }

    private boolean goesOn() {
        return !findings.areEnough() && limit == null;
    }

    /** What it keeps besides the states of a depth. */
    private long bytes() {
        return store.bytes() + queue.bytes() + findings.bytes() + levels.bytes();
    }

    private Frontier first() {
        Frontier level = new Frontier(0, 0);
        StateNavigator navigator = workers.navigator();
        WorldForm digest = navigator.digest();
        store.add(digest.high(), digest.low(), StateStore.NONE, 0);
        level.add(0);
        Finding.Kind wrong = navigator.moves().count() > 0 ? null : navigator.wrongAtEnd();
        if (wrong != null) {
            findings.addFirst(navigator, wrong);
        }
        return level;
    }

    /** Expands the states of a depth; those of the next. */
    private Frontier next(Frontier level) {
        Frontier next = new Frontier(level.depth + 1, store.size());
        take(queue.take(next.depth), next);
        int end = level.first + level.size();
        for (int from = level.first; from < end && goesOn(); from += WorkerGroup.ROUND) {
            List<ExpandedStates> batches = expand(level, from, Math.min(end, from + WorkerGroup.ROUND));
            if (cancelled.getAsBoolean()) {
                limit = ExplorationResult.Limit.CANCELLED;
                return next;
            }
            for (ExpandedStates batch : batches) {
                transitions += batch.transitions;
                take(batch, next);
            }
            progress.accept(effort(next));
        }
        return next;
    }

    private ExplorationProgress effort(Frontier level) {
        return new ExplorationProgress(store.size(), transitions, level.depth, level.size());
    }

    private List<ExpandedStates> expand(Frontier level, int from, int to) {
        int known = level.first + level.size();
        return workers.perform(from, to, ExpandedStates::new, (worker, state, out) -> worker.expand(state, level.sleep(state), known, out));
    }

    /** Adds what a worker found; when enough is wrong the search ends, even behind a bound. */
    private void take(ExpandedStates batch, Frontier next) {
        for (int i = 0; i < batch.size && !findings.areEnough(); i++) {
            if (batch.weight[i] == 1 && batch.wrong[i] != null && next.depth <= options.depth()) {
                takeWrong(batch, i);
            } else if (batch.weight[i] > 1 && limit == null) {
                queue.add(next.depth - 1 + batch.weight[i], batch, i);
            } else if (limit == null) {
                take(batch, i, next);
            }
        }
        if (batch.leavesOut && goesOn()) {
            limit = ExplorationResult.Limit.MEMORY;
        }
    }

    private void takeWrong(ExpandedStates batch, int i) {
        findings.add(workers.navigator(), batch, i);
        if (findings.areEnough()) {
            limit = null;
        } else if (limit == null) {
            limit = findings.states() + store.size() >= options.states() ? ExplorationResult.Limit.STATES
                    : bytes() > options.memory() ? ExplorationResult.Limit.MEMORY : null;
        }
    }

    private void take(ExpandedStates batch, int i, Frontier next) {
        int state = store.find(batch.high[i], batch.low[i]);
        if (state != StateStore.NONE) {
            if (next.holds(state)) {
                next.meet(state, batch.sleep[i]);
            }
        } else if (next.depth > options.depth()) {
            limit = ExplorationResult.Limit.DEPTH;
        } else if (store.size() + findings.states() >= options.states()) {
            limit = ExplorationResult.Limit.STATES;
        } else if (store.bytesForOneMore() + 2 * next.bytes() + queue.bytes() + findings.bytes() + levels.bytes() > options.memory()) {
            limit = ExplorationResult.Limit.MEMORY;
        } else {
            store.add(batch.high[i], batch.low[i], batch.parent[i], batch.move[i]);
            next.add(batch.sleep[i]);
        }
    }
}
