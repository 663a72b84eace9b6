package org.portalscope.timeline;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

import org.portalscope.world.explore.WorkerPool;

/**
 * Executes the segments of a run again, several at once, each worker in a world of its own. What comes of them is handed over in their order, so that it does
 * not depend on who was faster.
 *
 * @param <T> what comes of a segment
 */
final class ParallelReplay<T> {

    /** How many segments may have been begun for each worker before the first of them has been handed over. */
    private static final int AHEAD = 4;

    private final Supplier<ReplayedWorld> worlds;
    private final Work<T> work;
    private final Predicate<T> isLast;
    private final Consumer<Result<T>> taker;
    private final BooleanSupplier cancelled;
    private final Deque<Task<T>> tasks = new ArrayDeque<>();
    private final Lock lock = new ReentrantLock();
    /** A segment has been finished, or all has ended. */
    private final Condition changed = lock.newCondition();
    private Segments segments;
    private int most;
    private boolean isExhausted;
    private volatile boolean ended;

    /**
     * @param worlds    makes worlds of the run before its first transition
     * @param isLast    whether what comes of a segment makes all behind it needless; asked in any thread
     * @param taker     takes what comes of segments, in their order; in any thread, but once at a time
     * @param cancelled asked by all workers, behind each transition; once it says so, nothing more is handed over
     */
    ParallelReplay(Supplier<ReplayedWorld> worlds, Work<T> work, Predicate<T> isLast, Consumer<Result<T>> taker, BooleanSupplier cancelled) {
        this.worlds = worlds;
        this.work = work;
        this.isLast = isLast;
        this.taker = taker;
        this.cancelled = cancelled;
    }

    /**
     * What is done with a segment.
     *
     * @param <T> what comes of it
     */
    @FunctionalInterface
    interface Work<T> {

        /**
         * Executes a segment.
         *
         * @param world that stands before it
         * @param ended asked behind each transition; once it says so, nobody wants what comes of it any more
         */
        T execute(ReplayedWorld world, ReplayedRange segment, BooleanSupplier ended);
    }

    /** What has come of a segment. */
    record Result<T>(ReplayedRange segment, T value) {
    }

    /** A segment that somebody executes or has executed. */
    private static final class Task<T> {

        private final ReplayedRange segment;
        /** What comes of it, or null as long as it is not known. */
        private Result<T> result;
        private volatile boolean needless;

        Task(ReplayedRange segment) {
            this.segment = segment;
        }
    }

    /** Executes segments until there are no more, one of them was the last, or it is cancelled. */
    void run(Segments range, WorkerPool pool) {
        segments = range;
        most = AHEAD * pool.size();
        pool.work(Collections.nCopies(pool.size(), this::work));
    }

    private void work() {
        boolean isDone = false;
        try {
            ReplayedWorld world = null;
            for (Task<T> task = begin(); task != null; task = begin()) {
                world = world != null && world.reaches(task.segment.first() - 1) ? world : worlds.get();
                execute(world, task);
            }
            isDone = true;
        } finally {
            if (!isDone) {
                end(); // what failed in one thread ends all others
            }
        }
    }

    private Task<T> begin() {
        lock.lock();
        try {
            while (!ended && tasks.size() >= most) {
                changed.awaitUninterruptibly();
            }
            ReplayedRange next = ended || isExhausted ? null : segments.next();
            return next == null ? null : added(new Task<>(next));
        } finally {
            lock.unlock();
        }
    }

    private Task<T> added(Task<T> task) {
        tasks.add(task);
        return task;
    }

    private void execute(ReplayedWorld world, Task<T> task) {
        BooleanSupplier isOver = () -> isOver(task);
        if (world.goTo(task.segment.first() - 1, isOver)) {
            T value = work.execute(world, task.segment, isOver);
            if (!isOver.getAsBoolean()) {
                finish(task, value);
            }
        }
    }

    private boolean isOver(Task<T> task) {
        if (!ended && cancelled.getAsBoolean()) {
            end();
        }
        return ended || task.needless;
    }

    private void finish(Task<T> finished, T value) {
        lock.lock();
        try {
            finished.result = new Result<>(finished.segment, value);
            if (isLast.test(value)) {
                isExhausted = true;
                dropBehind(finished);
            }
            handOver();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void handOver() {
        while (!ended && !tasks.isEmpty() && tasks.peek().result != null) {
            Result<T> next = tasks.remove().result;
            taker.accept(next);
            ended = isLast.test(next.value);
        }
    }

    private void dropBehind(Task<T> last) {
        boolean isBehind = false;
        for (Task<T> task : tasks) {
            task.needless = isBehind;
            isBehind |= task == last;
        }
    }

    private void end() {
        lock.lock();
        try {
            ended = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
