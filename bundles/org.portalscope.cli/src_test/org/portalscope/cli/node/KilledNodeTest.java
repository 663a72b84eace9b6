package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.output.CommandProcess;

/** Real processes of a run are killed: the others say so and carry on without them, and one that is started again is refused. */
@Timeout(120)
class KilledNodeTest {

    private static final String SCENARIO = """
            scenario "killed";
            process zero at 0:0 {
                print "all are there";
                barrier;
                print "one is gone";
                barrier;
                print "two is gone";
            }
            process one at 1:0 {
                print "all are there";
                wait until 1 == 0;
            }
            process two at 2:0 {
                print "all are there";
                barrier;
                print "one is gone";
                wait until 1 == 0;
            }
            """;
    private static final String LOST = "Rank %d, process %s, is lost: its connection has closed without a farewell, or nothing has come on it for 30 seconds. "
            + "What waits for it fails.";
    private static final String DOES_NOT_COME_BACK = "rank 1 has left this run or was lost, and does not come back: start all nodes of the run again";

    private final List<Process> nodes = new ArrayList<>();
    private final List<BufferedReader> outputs = new ArrayList<>();

    @TempDir
    private Path folder;

    @BeforeEach
    void start() throws IOException {
        Files.writeString(folder.resolve("killed.ptl"), SCENARIO);
        Files.writeString(folder.resolve("token"), "0123456789abcdef".repeat(4));
        for (int rank = 0; rank < 3; rank++) {
            nodes.add(node(rank));
            outputs.add(nodes.get(rank).inputReader(StandardCharsets.UTF_8));
        }
        for (BufferedReader output : outputs) {
            assertEquals("all are there", output.readLine());
        }
    }

    @AfterEach
    void stop() {
        nodes.forEach(Process::destroyForcibly);
    }

    private Process node(int rank) throws IOException {
        return new CommandProcess("64m", "node", folder.resolve("killed.ptl").toString(), "--rank", String.valueOf(rank), "--rendezvous",
                folder.resolve("run").toString(), "--token", folder.resolve("token").toString(), "--no-control").start();
    }

    private CommandProcess.End kill(int rank) throws Exception {
        nodes.get(rank).toHandle().destroyForcibly(); // leaves what it has said to be read
        return CommandProcess.end(nodes.get(rank));
    }

    @Test
    void shouldLoseKilledNodesAndRefuseOneThatIsStartedAgain() throws Exception {
        kill(1);
        assertEquals("one is gone", outputs.get(0).readLine());
        assertEquals("one is gone", outputs.get(2).readLine());
        nodes.add(node(1));
        assertEquals(new CommandProcess.End(1, "rank 0 refuses this node: " + DOES_NOT_COME_BACK + "\n"), CommandProcess.end(nodes.get(3)));
        assertEquals(LOST.formatted(1, "one") + "\n", kill(2).errors());
        assertEquals("two is gone", outputs.get(0).readLine());
        CommandProcess.End zero = CommandProcess.end(nodes.get(0));
        assertEquals(List.of(LOST.formatted(1, "one"), "Closed the connection with 127.0.0.1:PORT: " + DOES_NOT_COME_BACK + ".", LOST.formatted(2, "two")),
                zero.errors().replaceAll("127.0.0.1:[0-9]+", "127.0.0.1:PORT").lines().toList());
        assertEquals(0, zero.status());
    }
}
