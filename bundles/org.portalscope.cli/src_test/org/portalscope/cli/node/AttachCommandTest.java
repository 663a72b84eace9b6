package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.control.NodeFolder;
import org.portalscope.node.token.Token;

/** Nodes that are processes of their own are found on this machine and followed by another command. */
@Timeout(120)
class AttachCommandTest {

    private static final String PUTS = """
            scenario "%s";
            process server at 1:0 user 100 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMEAttach(ni, 4, client, 0x0007, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
                expect PTL_EVENT_PUT_START in eq;
                expect PTL_EVENT_PUT_END in eq { mlength == 5 };
                print "served";
                barrier;
            }
            process client at 0:0 user 100 {
                region greeting[5] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = greeting, length = 5 }, &md);
                barrier;
                PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0x0007, 0, 0);
                barrier;
            }
            """;

    private final String title = UUID.randomUUID().toString();
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private CompletableFuture<Integer> started = CompletableFuture.completedFuture(0);

    @TempDir
    private Path folder;

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    /** Starts the nodes, which pause at their start; returns the status with which they end. */
    private CompletableFuture<Integer> launch() throws IOException {
        String file = Files.writeString(folder.resolve("put.ptl"), PUTS.formatted(title)).toString();
        started = CompletableFuture.supplyAsync(() -> Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err), "launch", "--paused", file));
        return started;
    }

    /** A test that fails leaves nodes paused, which nobody else would let go on. */
    @AfterEach
    void endNodes() throws Exception {
        while (!started.isDone()) {
            for (NodeFolder.Entry node : nodes()) {
                ProcessHandle.of(node.node().pid()).ifPresent(ProcessHandle::destroyForcibly);
            }
            Thread.onSpinWait();
        }
    }

    private List<NodeFolder.Entry> nodes() throws IOException {
        return NodeFolder.ofUser().nodes().stream().filter(entry -> entry.node().title().equals(title)).toList();
    }

    private List<NodeFolder.Entry> await(CompletableFuture<Integer> launched) throws IOException {
        List<NodeFolder.Entry> nodes = List.of();
        while (nodes.size() < 2 && !launched.isDone()) {
            Thread.onSpinWait();
            nodes = nodes();
        }
        assertEquals(2, nodes.size(), err::toString);
        return nodes;
    }

    @Test
    void shouldFollowTheNodesOfARunAndRecordThem() throws Exception {
        CompletableFuture<Integer> launched = launch();
        await(launched);
        assertEquals(0, run("attach", "--list"));
        assertTrue(out.toString().contains(title + ": server (rank 0 of 2, process "), out::toString);
        String recording = folder.resolve("live.ptlrec").toString();
        assertEquals(0, run("attach", "--title", title, "--resume", "--record", recording), err::toString);
        assertEquals(0, launched.get(60, TimeUnit.SECONDS));
        assertTrue(out.toString().contains("put #1 starts on md 0: 5 bytes"), out::toString);
        assertEquals(0, run("replay", recording), err::toString);
        assertEquals("", err.toString());
    }

    @Test
    void shouldStepRunAndPauseNodes() throws Exception {
        CompletableFuture<Integer> launched = launch();
        await(launched);
        assertEquals(0, run("attach", "--title", title, "--process", "client", "--step", "3"), err::toString);
        assertTrue(out.toString().contains("client (rank 1 of 2, "), out::toString);
        assertTrue(out.toString().strip().endsWith("stays paused"), out::toString);
        out.getBuffer().setLength(0);
        assertEquals(0, run("attach", "--title", title, "--until", "kind == \"EventLogged\""), err::toString);
        assertTrue(out.toString().contains("stays paused: a breakpoint is hit: "), out::toString);
        assertEquals(0, run("attach", "--title", title, "--pause"), err::toString);
        assertEquals("", err.toString());
        assertEquals(2, run("attach", "--title", title, "--step"));
        assertEquals(2, run("attach", "--title", title, "--pause", "--resume"));
        assertEquals(2, run("attach", "--title", title, "--process", "client", "--step", "0"));
        assertEquals(2, run("attach", "--title", title, "--until", "kind == "));
        assertEquals(2, run("attach", "--title", title, "--until", "transition == 7"));
        assertTrue(err.toString().startsWith("--step is for one node, and there are 2: --process or --address says which\n"
                + "--resume, --pause, --step and --until do not go together\n--step wants a number from 1, not 0\n"
                + "--until 'kind == ', column 9: found the end of the file, expected an expression\n"
                + "--until 'transition == 7': no node knows numbers and times of transitions, "), err::toString);
        err.getBuffer().setLength(0);
        assertEquals(0, run("attach", "--title", title, "--resume"), err::toString);
        assertEquals(0, launched.get(60, TimeUnit.SECONDS));
    }

    @Test
    void shouldKeepWhatANodeTookThatWasKilled() throws Exception {
        CompletableFuture<Integer> launched = launch();
        List<NodeFolder.Entry> nodes = await(launched);
        try (AttachedWorld world = new AttachedWorld(line -> err.append(line).append('\n'))) {
            world.attach(nodes.stream().map(entry -> new NodeTarget(entry.node().address(), entry.token())).toList(), folder.resolve("killed.ptlrec"), null);
            world.send(1, ControlFrame.of(ControlFrame.Kind.STEP));
            while (world.size() < 1) {
                world.advance(1000);
            }
            ProcessHandle.of(nodes.get(1).node().pid()).orElseThrow().destroyForcibly();
            while (!world.areGone()) {
                world.advance(1000);
            }
            assertEquals(1, world.size());
        }
        assertTrue(err.toString().contains("client (rank 1 of 2, process " + nodes.get(1).node().pid() + ") is lost: "), err::toString);
        assertEquals(1, launched.get(60, TimeUnit.SECONDS));
        assertEquals(0, run("info", folder.resolve("killed.ptlrec").toString()), err::toString);
    }

    @Test
    void shouldRefuseNodesThatAreNone() throws IOException {
        Path token = Files.writeString(folder.resolve("token"), "12");
        assertEquals(2, run("attach", "--title", title));
        assertEquals(2, run("attach", "--address", "127.0.0.1:1"));
        assertEquals(2, run("attach", "--address", "127.0.0.1:1", "--token", folder.resolve("none").toString()));
        assertEquals(2, run("attach", "--address", "127.0.0.1:1", "--token", token.toString()));
        Files.writeString(token, "7f".repeat(Token.SIZE));
        assertEquals(2, run("attach", "--address", "127.0.0.1:1", "--token", token.toString()));
        String folderOfUser = NodeFolder.ofUser().path().toString();
        assertTrue(err.toString().startsWith("there is no such node on this machine: " + folderOfUser), err::toString);
        assertTrue(err.toString().contains("--address and --hosts want --token"), err::toString);
        assertTrue(err.toString().contains("file not found: " + folder.resolve("none")), err::toString);
        assertTrue(err.toString().contains("it does not hold a token of 64 hexadecimal digits"), err::toString);
        assertTrue(err.toString().contains("cannot be attached to: "), err::toString);
    }
}
