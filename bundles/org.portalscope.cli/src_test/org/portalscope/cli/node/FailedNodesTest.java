package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.node.client.FollowedNodes;
import org.portalscope.timeline.state.LiveProcess;

/** A node that ends since an expectation does not hold is told from one that breaks off. */
@Timeout(60)
class FailedNodesTest {

    private static final String WRONG = """
            scenario "wrong";
            process one at 0:0 {
                x = 1;
                assert x == 2;
            }
            """;

    private final Semaphore news = new Semaphore(0);

    @TempDir
    private Path folder;

    @Test
    void shouldShowWhatHasFailed() throws Exception {
        try (RunningNodes running = new RunningNodes(WRONG);
                FollowedNodes nodes = FollowedNodes.attach(running.targets, folder.resolve("live.ptlrec"), origin -> Optional.empty(), news::release)) {
            nodes.resume(List.of());
            while (nodes.isThere()) {
                news.acquire();
            }
            LiveProcess process = nodes.processes().get(0);
            assertEquals(LiveProcess.State.FAILED, process.state());
            assertTrue(process.words().startsWith("failed: nodes.ptl:4:"), process::words);
            List<String> remarks = nodes.takeRemarks();
            assertEquals(1, remarks.size(), remarks::toString);
            assertTrue(remarks.get(0).contains(" has failed: nodes.ptl:4:"), remarks::toString);
            nodes.recording().close();
        }
    }
}
