package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.token.Token;
import org.portalscope.node.process.NodeEnding;
import org.portalscope.node.process.NodeProcess;
import org.portalscope.node.process.NodeRun;

/** Long messages arrive as they were sent, whether or not somebody follows, and whoever begins or ends to do so in the middle of one sees no difference. */
@Timeout(120)
class LongMessagesTest {

    private final List<NodeProcess> nodes = new ArrayList<>();
    private final List<NodeTarget> targets = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();

    @TempDir
    private Path folder;

    @AfterEach
    void close() throws IOException {
        for (NodeProcess node : nodes) {
            node.close();
        }
    }

    /** Starts the program on two nodes. */
    private List<CompletableFuture<NodeEnding>> start(int rounds) throws IOException {
        List<InetSocketAddress> addresses = new ArrayList<>();
        Token token = Token.random();
        for (int rank = 0; rank < 2; rank++) {
            NodeProcess node = new NodeProcess(NodeRun.of(new LongMessages(rounds), 2), rank, token, null, line -> { }, remarks::add);
            nodes.add(node);
            addresses.add(node.listen(RunningNodes.ANYWHERE));
            targets.add(new NodeTarget(node.attachable(RunningNodes.ANYWHERE, "test").address(), token));
        }
        return nodes.stream().map(node -> node.start(addresses)).toList();
    }

    private void assertFine(List<CompletableFuture<NodeEnding>> endings) throws Exception {
        for (CompletableFuture<NodeEnding> ending : endings) {
            assertNull(ending.get(60, TimeUnit.SECONDS).failure());
        }
        assertEquals(List.of(), remarks);
    }

    @Test
    void shouldArriveAsTheyWereSent() throws Exception {
        assertFine(start(3));
    }

    @Test
    void shouldLookTheSameToWhoComesInTheMiddle() throws Exception {
        List<CompletableFuture<NodeEnding>> endings = start(8);
        int comings = 0;
        while (endings.stream().noneMatch(CompletableFuture::isDone)) {
            try (AttachedWorld world = new AttachedWorld(remarks::add)) {
                world.attach(targets.subList(0, 1), folder.resolve("long" + comings + ".ptlrec"), null);
                tell(world, ControlFrame.Kind.PAUSE);
                tell(world, ControlFrame.Kind.RESUME);
            }
            comings++;
        }
        remarks.removeIf(remark -> remark.endsWith("faster than they can be read."));
        assertFine(endings);
    }

    /** Tells the node something, and waits until its state is another one; each time it says its digest, which is compared. */
    private static void tell(AttachedWorld world, ControlFrame.Kind what) throws Exception {
        int before = world.statesHeard(0);
        world.send(0, ControlFrame.of(what));
        while (world.statesHeard(0) == before && !world.areGone()) {
            world.advance(1000);
        }
    }
}
