package org.portalscope.timeline.session;

import java.util.List;
import java.util.concurrent.CompletableFuture;

import org.portalscope.world.explore.WorkerPool;

/** As many threads as there are processors. */
final class SearchThreads implements WorkerPool {

    @Override
    public int size() {
        return Runtime.getRuntime().availableProcessors();
    }

    @Override
    public void work(List<Runnable> tasks) {
        CompletableFuture.allOf(tasks.stream().map(task -> CompletableFuture.runAsync(task, command -> new Thread(command).start()))
                .toArray(CompletableFuture[]::new)).join();
    }
}
