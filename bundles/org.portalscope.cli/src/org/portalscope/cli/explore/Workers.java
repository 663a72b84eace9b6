package org.portalscope.cli.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.portalscope.world.explore.WorkerPool;

/** Threads that do the explorer's work. */
public final class Workers implements WorkerPool, AutoCloseable {

    private final int size;
    private final ExecutorService threads;

    public Workers(int size) {
        this.size = size;
        threads = Executors.newFixedThreadPool(size);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void work(List<Runnable> tasks) {
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
