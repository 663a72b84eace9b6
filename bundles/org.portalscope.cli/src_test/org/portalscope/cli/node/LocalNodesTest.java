package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.node.client.ControlAddresses;
import org.portalscope.node.client.LocalNodes;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.NodeFolder;
import org.portalscope.node.token.Token;

/** What lists say of the nodes of this machine, and what addresses of others mean. */
@Timeout(60)
class LocalNodesTest {

    private static final String WAITING = """
            scenario "waiting";
            process server at 1:0 user 100 {
                PtlInit(&max);
                barrier;
            }
            process client at 0:0 user 100 {
                PtlInit(&max);
                barrier;
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void shouldSayRankStateAndAgeOfNodesAndWhichFileCannotBeRead() throws Exception {
        NodeFolder nodes = new NodeFolder(folder.resolve("nodes"));
        try (RunningNodes running = new RunningNodes(WAITING)) {
            for (int rank = 0; rank < running.targets.size(); rank++) {
                nodes.enter(running.descriptions.get(rank), running.targets.get(rank).token());
            }
            Path broken = Files.writeString(nodes.path().resolve("1-0.node"), "what?");
            Instant started = ProcessHandle.current().info().startInstant().orElseThrow();
            LocalNodes found = LocalNodes.read(nodes, started.plus(Duration.ofMinutes(3)));
            assertEquals(List.of("rank 0 of 2: server, paused, 3 min", "rank 1 of 2: client, paused, 3 min"),
                    found.nodes().stream().map(LocalNodes.Row::words).toList());
            assertEquals(1, found.runs().size());
            assertEquals(1, found.problems().size());
            assertTrue(found.problems().get(0).startsWith(broken + " cannot be read: "), found.problems()::toString);
            assertTrue(found.problems().get(0).contains("remove it if its node has ended"), found.problems()::toString);
            assertThrows(IOException.class, nodes::nodes);
        }
    }

    @Test
    void shouldSayWhereItLookedIfThereIsNone() {
        Path none = folder.resolve("none");
        LocalNodes found = LocalNodes.read(new NodeFolder(none), Instant.EPOCH);
        assertEquals(List.of(), found.nodes());
        assertTrue(found.hint().contains(none.toString()), found.hint());
    }

    @Test
    void shouldReadAddressesFromALineOrAFile() throws IOException {
        Path token = Files.writeString(folder.resolve("token"), "7f".repeat(Token.SIZE) + "\n");
        List<NodeTarget> listed = ControlAddresses.targets("127.0.0.1:7000, localhost:7001", token.toString());
        assertEquals(List.of(7000, 7001), listed.stream().map(target -> target.address().getPort()).toList());
        Path hosts = Files.writeString(folder.resolve("hosts"), "# mine\n127.0.0.1:7002\n\n");
        assertEquals(7002, ControlAddresses.targets(hosts.toString(), token.toString()).get(0).address().getPort());
    }

    @Test
    void shouldSayWhatIsWrongWithAddressesAndTokens() throws IOException {
        String token = Files.writeString(folder.resolve("token"), "7f".repeat(Token.SIZE)).toString();
        String none = folder.resolve("none").toString();
        assertEquals("an address is HOST:PORT, not here", refusal("here", token));
        assertEquals("70000 is no port", refusal("localhost:70000", token));
        assertTrue(refusal("localhost:7000", none).startsWith("the token file '" + none + "' cannot be read; it is the one that the nodes were given"));
    }

    private static String refusal(String words, String token) {
        return assertThrows(IOException.class, () -> ControlAddresses.targets(words, token)).getMessage();
    }
}
