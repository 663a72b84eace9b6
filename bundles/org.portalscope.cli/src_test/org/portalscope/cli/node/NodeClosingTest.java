package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Timeout;

/** A node that has ended is closed by whoever waits for its end, while others may close it, too. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class NodeClosingTest {

    private static final int CLOSERS = 4;
    private static final String SCENARIO = """
            scenario "short";
            process one at 0:0 {
                x = 1;
            }
            """;

    @RepeatedTest(10)
    void shouldCloseOnceForAllWhoAskAtTheSameTime() throws Exception {
        try (RunningNodes nodes = new RunningNodes(SCENARIO)) {
            CyclicBarrier start = new CyclicBarrier(CLOSERS);
            List<CompletableFuture<Boolean>> closers = Stream
                    .generate(() -> CompletableFuture.supplyAsync(() -> close(nodes, start), task -> new Thread(task).start())).limit(CLOSERS).toList();
            for (CompletableFuture<Boolean> closer : closers) {
                assertTrue(closer.get(30, TimeUnit.SECONDS));
            }
        }
    }

    private static boolean close(RunningNodes nodes, CyclicBarrier start) {
        try {
            start.await();
            nodes.lose(0);
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
