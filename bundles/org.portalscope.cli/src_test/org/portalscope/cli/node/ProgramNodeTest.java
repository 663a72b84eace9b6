package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.engine.api.Ptl;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.control.NodeDescription;
import org.portalscope.node.token.Token;
import org.portalscope.node.process.NodeEnding;
import org.portalscope.node.process.NodeProcess;
import org.portalscope.node.process.NodeRun;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.world.Transition;

/** A program in Java runs on nodes in threads of its own, and can be attached to. */
@Timeout(60)
class ProgramNodeTest {

    private static final String TOKEN = "0123456789abcdef".repeat(4);

    private final List<NodeProcess> nodes = new ArrayList<>();
    private final List<NodeTarget> targets = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private final List<Transition> told = new ArrayList<>();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    @AfterEach
    void close() throws IOException {
        for (NodeProcess node : nodes) {
            node.close();
        }
    }

    /** Starts a program on nodes, which pause at their start. */
    private List<CompletableFuture<NodeEnding>> start(PortalsProgram program, int size) throws IOException {
        List<InetSocketAddress> addresses = new ArrayList<>();
        Token token = Token.parse(TOKEN);
        for (int rank = 0; rank < size; rank++) {
            NodeProcess node = new NodeProcess(NodeRun.of(program, size), rank, token, null, line -> { }, remarks::add);
            nodes.add(node);
            addresses.add(node.listen(RunningNodes.ANYWHERE));
            NodeDescription description = node.attachable(RunningNodes.ANYWHERE, "test");
            targets.add(new NodeTarget(description.address(), token));
            node.pauseAtStart();
        }
        return nodes.stream().map(node -> node.start(addresses)).toList();
    }

    @Test
    void shouldFollowAProgramWhoseThreadsWaitForEvents() throws Exception {
        List<CompletableFuture<NodeEnding>> endings = start(new Hello(), 2);
        try (AttachedWorld world = new AttachedWorld(remarks::add)) {
            world.attach(targets, folder.resolve("hello.ptlrec"), told::add);
            world.send(0, ControlFrame.of(ControlFrame.Kind.STEP));
            while (told.isEmpty()) {
                world.advance(1000);
            }
            assertTrue(told.get(0).steps().stream().anyMatch(step -> step.words().contains("PtlInit")), told::toString);
            world.send(0, ControlFrame.of(ControlFrame.Kind.RESUME));
            world.send(1, ControlFrame.of(ControlFrame.Kind.RESUME));
            while (!world.areGone()) {
                world.advance(1000);
            }
            while (world.advance(1000)) {
                continue;
            }
            assertEquals(List.of(), world.failures());
        }
        for (CompletableFuture<NodeEnding> ending : endings) {
            assertTrue(ending.get(30, TimeUnit.SECONDS).isFine());
        }
        assertEquals(List.of(), remarks);
        assertTrue(told.stream().flatMap(transition -> transition.steps().stream()).anyMatch(step -> step.words().contains("put #1")));
    }

    /** Follows the program from its first statement to its end, as the command line does; returns what that prints. */
    private String followed(String... options) throws Exception {
        List<CompletableFuture<NodeEnding>> endings = start(new Hello(), 2);
        Path token = Files.writeString(folder.resolve("token.txt"), TOKEN);
        String addresses = targets.stream().map(target -> "127.0.0.1:" + target.address().getPort()).collect(Collectors.joining(","));
        StringWriter out = new StringWriter();
        List<String> arguments = new ArrayList<>(List.of("attach", "--address", addresses, "--token", token.toString(), "--resume", "--steps", "all"));
        arguments.addAll(List.of(options));
        assertEquals(0, Main.run(new PrintWriter(out), new PrintWriter(err), arguments.toArray(String[]::new)), err::toString);
        for (CompletableFuture<NodeEnding> ending : endings) {
            assertTrue(ending.get(30, TimeUnit.SECONDS).isFine());
        }
        return out.toString();
    }

    @Test
    void shouldTellLinesOnlyIfSomebodyWantsThem() throws Exception {
        String without = followed();
        assertTrue(without.contains("PtlPut(md"), without);
        assertFalse(without.matches("(?s).*line [0-9].*"), without);
    }

    @Test
    void shouldTellLinesIfSomebodyWantsThem() throws Exception {
        String with = followed("--lines");
        int line = 1 + Files.readAllLines(Path.of("src_test/org/portalscope/cli/node/Hello.java")).stream().map(String::strip).toList()
                .indexOf("portals.put(descriptor, AckRequest.PTL_NOACK_REQ, SERVER, 4, 0, 7, 0, 0);");
        assertTrue(with.contains("line " + line + ": "), with);
    }

    @Test
    void shouldSayWhereAThreadWaitsThatNobodyWantedToKnow() throws Exception {
        start(portals -> {
            portals.init();
            long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
            portals.eqWait(portals.eqAlloc(ni, 1).number());
        }, 1);
        try (AttachedWorld world = new AttachedWorld(remarks::add)) {
            world.attach(targets, folder.resolve("waits.ptlrec"), told::add);
            world.send(0, ControlFrame.of(ControlFrame.Kind.RESUME));
            while (world.size() < 4) {
                world.advance(1000);
            }
            world.send(0, ControlFrame.of(ControlFrame.Kind.STEP));
            while (!world.state(0).waits()) {
                world.advance(1000);
            }
            assertTrue(world.state(0).why().startsWith("waiting: main at ProgramNodeTest.java:"), world.state(0)::why);
        }
        assertFalse(told.stream().flatMap(transition -> transition.steps().stream()).anyMatch(step -> step.words().matches(".*line [0-9].*")),
                told::toString);
    }

    @Test
    void shouldEndWithWhatAProgramThrows() throws Exception {
        List<CompletableFuture<NodeEnding>> endings = start(portals -> {
            portals.init();
            portals.read(1, 1);
        }, 1);
        nodes.get(0).resume();
        NodeEnding ending = endings.get(0).get(30, TimeUnit.SECONDS);
        assertTrue(ending.failure().contains("IllegalArgumentException"), ending.failure());
    }

    @Test
    void shouldLaunchAProgramOfTheClassPath() {
        assertEquals(0, Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err), "launch", "--program", "Hello", "-n", "2"), err::toString);
    }

    @Test
    void shouldRunTheProgramOfTheReadme() throws IOException {
        String source = Files.readString(Path.of("src_test/org/portalscope/cli/node/Greeting.java"));
        String shown = "```java\n" + source.substring(source.indexOf("public final class")) + "```\n";
        assertTrue(Files.readString(Path.of("../../README.md")).contains(shown), shown);
        assertEquals(0, Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err), "launch", "--program", "Greeting", "-n", "4"), err::toString);
    }

    @Test
    void shouldRefuseProgramsThatAreNone() {
        PrintWriter out = new PrintWriter(new StringWriter());
        PrintWriter errors = new PrintWriter(err);
        assertEquals(2, Main.run(out, errors, "launch", "--program", "Goodbye", "-n", "2"));
        assertEquals(2, Main.run(out, errors, "launch", "--program", "Hello"));
        assertEquals(2, Main.run(out, errors, "launch"));
        assertEquals("the class path offers no program Goodbye: there are org.portalscope.cli.node.Hello, org.portalscope.cli.node.Greeting\n"
                + "--nodes says how many nodes run a program, at least one, unless mpirun or srun does\n"
                + "what is to run is either a scenario or --program CLASS\n", err.toString());
    }
}
