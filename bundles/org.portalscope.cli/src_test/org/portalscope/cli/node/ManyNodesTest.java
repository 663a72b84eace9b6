package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.launch.LaunchedNode;
import org.portalscope.node.launch.LaunchedNodes;

/** Many processes of the system are nodes of one run, and one world to whoever attaches: each sends a message to the next one. */
@Timeout(300)
class ManyNodesTest {

    private final List<String> output = Collections.synchronizedList(new ArrayList<>());
    private final List<String> remarks = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void shouldBeOneWorldOfSeveralNodes() throws Exception {
        run(4);
    }

    @Test
    @Tag("long")
    void shouldBeOneWorldOf32Nodes() throws Exception {
        run(32);
    }

    private void run(int count) throws Exception {
        List<String> names = IntStream.range(0, count).mapToObj(rank -> "p" + rank).toList();
        LaunchedNodes nodes = LaunchedNodes.start(Main.class.getName(), System.getProperty("java.class.path"), scenario(count), names, output::add);
        try (AttachedWorld world = new AttachedWorld(remarks::add)) {
            world.attach(nodes.targets(), folder.resolve("many.ptlrec"), null);
            IntStream.range(0, count).forEach(node -> world.send(node, ControlFrame.of(ControlFrame.Kind.RESUME)));
            while (!world.areGone() || world.advance(0)) {
                world.advance(1000);
            }
            assertEquals(List.of(), world.failures());
            assertEquals(List.of(), remarks);
            for (LaunchedNode node : nodes.nodes()) {
                assertEquals(0, node.status(), output::toString);
            }
            assertEquals(names.stream().map(name -> name + ": " + RingScenario.SAID).sorted().toList(), output.stream().sorted().toList());
        } finally {
            nodes.end();
        }
    }

    private String scenario(int count) throws IOException {
        return Files.writeString(folder.resolve("ring.ptl"), RingScenario.of(count)).toString();
    }
}
