package org.portalscope.ui.session;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.portalscope.world.explore.WorkerPool;

/** Does the work of searches in threads of its own. They are there while there is something to do. */
public final class SearchThreads implements WorkerPool {

    private final int size;

    /** As many as there are processors. */
    public SearchThreads() {
        this(Runtime.getRuntime().availableProcessors());
    }

    /** @param size how many at most, at least 1 */
    public SearchThreads(int size) {
        this.size = size;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void work(List<Runnable> tasks) {
        ExecutorService threads = Executors.newFixedThreadPool(tasks.size());
        try {
            for (Future<Object> ended : threads.invokeAll(tasks.stream().map(Executors::callable).toList())) {
                ended.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while others search", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof OutOfMemoryError outOfMemory) {
                throw outOfMemory;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            threads.shutdown();
        }
    }
}
