package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

import org.portalscope.world.World;

/** The workers of an exploration. A worker with its world is made once it has something to do. */
final class WorkerGroup {

    /** States that a worker takes at once. */
    private static final int CHUNK = 64;
    /** States after which results are put together. */
    static final int ROUND = CHUNK << 7;
    private static final int SHARE_OF_HISTORIES = 4;

    private final Supplier<World> worlds;
    private final StateStore store;
    private final ExplorationOptions options;
    private final WorkerPool pool;
    private final BooleanSupplier cancelled;
    private final List<Worker> workers = new ArrayList<>();

    /** What is done with a state. */
    @FunctionalInterface
    interface Task<T> {
        /** @param out takes the results of this state and of others */
        void perform(Worker worker, int state, T out);
    }

    /** @param cancelled whether to stop; asked often, by every worker */
    WorkerGroup(Supplier<World> worlds, StateStore store, ExplorationOptions options, WorkerPool pool, BooleanSupplier cancelled) {
        this.worlds = worlds;
        this.store = store;
        this.options = options;
        this.pool = pool;
        this.cancelled = cancelled;
    }

    /** That of one of the workers, for use while they do nothing. */
    StateNavigator navigator() {
        return workers(1).get(0).navigator();
    }

    /**
     * Does something with all states of a range, several at the same time.
     *
     * @param results makes what takes the results of a part of the states
     * @return the results, in the order of the states; incomplete if the exploration was cancelled
     */
    <T> List<T> perform(int from, int to, Supplier<T> results, Task<T> task) {
        int chunks = (to - from + CHUNK - 1) / CHUNK;
        List<T> all = new ArrayList<>(Collections.nCopies(chunks, null));
        AtomicInteger taken = new AtomicInteger();
        List<Runnable> tasks = new ArrayList<>();
        for (Worker worker : workers(Math.min(pool.size(), chunks))) {
            tasks.add(() -> {
                for (int chunk = taken.getAndIncrement(); chunk < chunks; chunk = taken.getAndIncrement()) {
                    T out = results.get();
                    int first = from + chunk * CHUNK;
                    int end = Math.min(to, first + CHUNK);
                    for (int state = first; state < end && !cancelled.getAsBoolean(); state++) {
                        task.perform(worker, state, out);
                    }
                    all.set(chunk, out);
                }
            });
        }
        pool.work(tasks);
        return all;
    }

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
}
