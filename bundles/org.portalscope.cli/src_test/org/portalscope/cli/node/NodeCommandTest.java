package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.cli.PutScenario;
import org.portalscope.node.control.NodeFolder;
import org.portalscope.node.token.Token;

/** Nodes that are started one by one, each with a command of its own. */
@Timeout(120)
class NodeCommandTest {

    private static final String SERVED = "expect PTL_EVENT_PUT_START in eq; expect PTL_EVENT_PUT_END in eq; print \"served\";";
    private static final String PUT = "PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private static CompletableFuture<Integer> start(StringWriter out, String... arguments) {
        return CompletableFuture.supplyAsync(() -> Main.run(new PrintWriter(out), new PrintWriter(out), arguments));
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    /** Where the nodes of a run meet. */
    private String meeting() {
        return folder.resolve("run").toString();
    }

    private static List<NodeFolder.Entry> entries(String title) throws IOException {
        return NodeFolder.ofUser().nodes().stream().filter(entry -> entry.node().title().equals(title)).toList();
    }

    @Test
    void shouldEndWithStatusOneWhereAnExpectationFails() throws IOException {
        String scenario = file("wrong.ptl", """
                scenario "wrong";
                process one at 0:0 {
                    x = 1;
                    assert x == 2;
                }
                """);
        assertEquals(1, run("node", scenario, "--rank", "0", "--rendezvous", meeting(), "--no-control"));
        assertTrue((out.toString() + err).contains("wrong.ptl:4:"), () -> out.toString() + err);
    }

    @Test
    void shouldBeAttachedToOverLoopbackUnlessToldOtherwise() throws Exception {
        String title = UUID.randomUUID().toString();
        String scenario = file("one.ptl", "scenario \"" + title + "\"; process one at 0:0 { print \"done\"; }");
        StringWriter said = new StringWriter();
        CompletableFuture<Integer> node = start(said, "node", scenario, "--rank", "0", "--rendezvous", meeting(), "--paused");
        while (entries(title).isEmpty() && !node.isDone()) {
            Thread.onSpinWait();
        }
        List<NodeFolder.Entry> entries = entries(title);
        assertEquals(1, entries.size(), said::toString);
        assertTrue(entries.get(0).node().address().getAddress().isLoopbackAddress(), entries::toString);
        assertEquals(0, run("attach", "--title", title, "--resume"), err::toString);
        assertEquals(0, node.get(60, TimeUnit.SECONDS), said::toString);
    }

    @Test
    void shouldBeAttachedToByAFileOfAddresses() throws Exception {
        String title = UUID.randomUUID().toString();
        String scenario = file("put.ptl", PutScenario.text("7", SERVED, PUT).replaceFirst("scenario \"[^\"]*\"", "scenario \"" + title + '"'));
        String token = file("token", "7f".repeat(Token.SIZE));
        StringWriter said = new StringWriter();
        List<CompletableFuture<Integer>> nodes = new ArrayList<>();
        for (int rank = 0; rank < 2; rank++) {
            nodes.add(start(said, "node", scenario, "--rank", String.valueOf(rank), "--rendezvous", meeting(), "--paused", "--control", "127.0.0.1:0",
                    "--token", token));
        }
        while (entries(title).size() < 2 && nodes.stream().noneMatch(CompletableFuture::isDone)) {
            Thread.onSpinWait();
        }
        String hosts = file("hosts", entries(title).stream().map(entry -> "127.0.0.1:" + entry.node().address().getPort()).collect(Collectors.joining("\n")));
        assertEquals(0, run("attach", "--hosts", hosts, "--token", token, "--resume"), () -> err.toString() + said);
        for (CompletableFuture<Integer> node : nodes) {
            assertEquals(0, node.get(60, TimeUnit.SECONDS), said::toString);
        }
        assertTrue(out.toString().contains("put #1 starts on md 0: 5 bytes"), out::toString);
        assertTrue(said.toString().contains("served"), said::toString);
        assertFalse(Files.exists(Path.of(meeting())), "the last node removes the folder");
    }

    @Test
    void shouldSayHowToListenWhereAPortIsTaken() throws IOException {
        String scenario = file("one.ptl", "scenario \"one\"; process one at 0:0 { print \"done\"; }");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = String.valueOf(taken.getLocalPort());
            assertEquals(2, run("node", scenario, "--rank", "0", "--port", port, "--no-control"));
            assertTrue(err.toString().startsWith("127.0.0.1:" + port + " cannot be listened on: "), err::toString);
            assertTrue(err.toString().endsWith("; --port says other ports, and with --rendezvous each node takes a free one\n"), err::toString);
        }
    }

    @Test
    void shouldNotListenWhereOtherMachinesCanReachItWithoutAToken() throws IOException {
        String scenario = file("one.ptl", "scenario \"one\"; process one at 0:0 { print \"done\"; }");
        for (List<String> open : List.of(List.of("--control", "0.0.0.0:0"), List.of("--peers", "0.0.0.0:1"))) {
            List<String> command = new ArrayList<>(List.of("node", scenario, "--rank", "0"));
            command.addAll(open);
            assertEquals(2, run(command.toArray(String[]::new)));
            assertTrue(err.toString().startsWith("0.0.0.0 is no loopback address: other machines may reach it"), err::toString);
            err.getBuffer().setLength(0);
        }
        assertEquals(2, run("node", scenario, "--rank", "0", "--rendezvous", meeting(), "--port", "7000"));
        assertTrue(err.toString().contains("--rendezvous goes with none of --peers, --hosts and --port"), err::toString);
    }
}
