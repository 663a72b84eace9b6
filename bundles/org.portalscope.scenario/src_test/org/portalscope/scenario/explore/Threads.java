package org.portalscope.scenario.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.portalscope.world.explore.WorkerPool;

/** A crew of threads. */
record Threads(int size) implements WorkerPool {

    @Override
    public void work(List<Runnable> tasks) {
        ExecutorService threads = Executors.newFixedThreadPool(size);
        List<Future<?>> begun = new ArrayList<>();
        tasks.forEach(task -> begun.add(threads.submit(task)));
        try {
            for (Future<?> task : begun) {
                task.get();
            }
        } catch (Exception e) {
            throw new AssertionError(e);
        } finally {
            threads.shutdown();
        }
    }
}
