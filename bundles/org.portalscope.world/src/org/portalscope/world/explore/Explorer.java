package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
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

    /** States that a worker takes at once. */
    private static final int CHUNK = 64;
    /** Chunks after which results are put together. */
    private static final int ROUND = 128;
    private static final int SHARE_OF_HISTORIES = 4;

    private final Supplier<World> worlds;
    private final ExplorationOptions options;
    private final WorkerPool pool;
    private final BooleanSupplier cancelled;
    private final Consumer<ExplorationProgress> progress;
    private final StateStore store = new StateStore();
    private final DepthQueue queue = new DepthQueue();
    private final List<Worker> workers = new ArrayList<>();
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
        this.worlds = worlds;
        this.options = options;
        this.pool = pool;
        this.cancelled = cancelled;
        this.progress = progress;
        findings = new Findings(store, options.findings());
    }

    /**
     * Searches until as much is found as is wanted, everything has been looked at, or a bound is reached.
     *
     * @throws IllegalArgumentException if there are more than 1,024 processes
     */
    public ExplorationResult explore() {
        Frontier level = first();
        while (goesOn() && (level.size() > 0 || !queue.isEmpty())) {
            level = next(level);
        }
        if (goesOn() && workers.get(0).navigator().world().processes().stream().anyMatch(process -> process.program().hidesState())) {
            limit = ExplorationResult.Limit.HIDDEN_STATE;
        }
        return new ExplorationResult(findings.all(), Optional.ofNullable(limit), effort(level), bytes() + level.bytes());
    }

    private boolean goesOn() {
        return !findings.areEnough() && limit == null;
    }

    /** What it keeps besides the states of a depth. */
    private long bytes() {
        return store.bytes() + queue.bytes() + findings.bytes();
    }

    private Frontier first() {
        Frontier level = new Frontier(0, 0);
        StateNavigator navigator = workers(1).get(0).navigator();
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
        for (int from = level.first; from < end && goesOn(); from += CHUNK * ROUND) {
            ExpandedStates[] batches = expand(level, from, Math.min(end, from + CHUNK * ROUND));
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

    private ExpandedStates[] expand(Frontier level, int from, int to) {
        ExpandedStates[] batches = new ExpandedStates[(to - from + CHUNK - 1) / CHUNK];
        AtomicInteger taken = new AtomicInteger();
        int known = level.first + level.size();
        List<Runnable> tasks = new ArrayList<>();
        for (Worker worker : workers(Math.min(pool.size(), batches.length))) {
            tasks.add(() -> {
                for (int chunk = taken.getAndIncrement(); chunk < batches.length; chunk = taken.getAndIncrement()) {
                    int first = from + chunk * CHUNK;
                    batches[chunk] = expand(worker, level, first, Math.min(to, first + CHUNK), known);
                }
            });
        }
        pool.work(tasks);
        return batches;
    }

    /** So many of the workers; a worker with its world is made once it has something to do. */
    private List<Worker> workers(int count) {
        while (workers.size() < count) {
            workers.add(new Worker(new StateNavigator(worlds.get(), store, options, mostBytes()), store));
        }
        return workers.subList(0, count);
    }

    /** How many bytes the histories may take that a worker remembers, and those that lead to a state: each a quarter of what the states may take. */
    private long mostBytes() {
        return options.memory() / SHARE_OF_HISTORIES / pool.size();
    }

    private ExpandedStates expand(Worker worker, Frontier level, int from, int to, int known) {
        ExpandedStates batch = new ExpandedStates();
        for (int state = from; state < to && !cancelled.getAsBoolean(); state++) {
            worker.expand(state, level.sleep(state), known, batch);
        }
        return batch;
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
        findings.add(workers.get(0).navigator(), batch, i);
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
        } else if (store.bytesForOneMore() + 2 * next.bytes() + queue.bytes() + findings.bytes() > options.memory()) {
            limit = ExplorationResult.Limit.MEMORY;
        } else {
            store.add(batch.high[i], batch.low[i], batch.parent[i], batch.move[i]);
            next.add(batch.sleep[i]);
        }
    }
}
