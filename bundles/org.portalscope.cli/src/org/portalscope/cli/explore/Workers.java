package org.portalscope.cli.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

import org.portalscope.world.explore.WorkerPool;

/** Threads that do the explorer's work. */
public final class Workers implements WorkerPool, AutoCloseable {

    /** How long a virtual machine that has just started compiles most of what it does, in nanoseconds. */
    static final long WARMING_UP = 1_500_000_000L;

    private final int size;
    private final ThreadPoolExecutor threads;
    private final LongSupplier clock;
    /** When all of them begin. */
    private final long warm;

    public Workers(int size) {
        this(size, size, System::nanoTime);
    }

    /**
     * @param first how many of them work until the virtual machine is warm
     * @param clock in nanoseconds
     */
    Workers(int size, int first, LongSupplier clock) {
        this.size = size;
        this.clock = clock;
        warm = clock.getAsLong() + WARMING_UP;
        threads = new ThreadPoolExecutor(first, first, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    /** Workers in a virtual machine that has just started: at first they leave a processor to its compilers, if there is more than one. */
    public static Workers atStart(int size) {
        return new Workers(size, Math.max(1, Math.min(size, Runtime.getRuntime().availableProcessors() - 1)), System::nanoTime);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void work(List<Runnable> tasks) {
        if (clock.getAsLong() - warm >= 0 && threads.getCorePoolSize() < size) {
            threads.setMaximumPoolSize(size);
            threads.setCorePoolSize(size);
        }
        List<Future<?>> begun = new ArrayList<>();
        tasks.forEach(task -> begun.add(threads.submit(task)));
        for (Future<?> task : begun) {
            await(task);
        }
    }

    private static void await(Future<?> task) {
        try {
            task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while others work", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof OutOfMemoryError outOfMemory) {
                throw outOfMemory;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
