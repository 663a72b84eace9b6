package org.portalscope.node.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.engine.snapshot.StateDigest;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.FollowedNodes;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.replay.MessageCounts;

/** A node comes to another state than the engine that follows it: whoever has attached is told so. */
@Timeout(30)
class DifferingNodeTest {

    private static final String DIFFER = "p: state and replay differ since transition 2: another version, memory written outside, or a faulty node. "
            + "What follows is unverified.";

    private final StreamedProcess process = new StreamedProcess();
    private final List<String> remarks = new ArrayList<>();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        process.close();
    }

    /** What a node sends at {@code address} that comes to another state, and takes something behind that. */
    private StreamedProcess.ReadingChannel differing(InetSocketAddress address) {
        process.port.describe(new NodeDescription("streamed", "p", 0, 1, 1, address));
        process.take(1);
        StreamedProcess.ReadingChannel reader = process.attached();
        process.take(1);
        process.streams.settle();
        process.process.take(new MemoryDeclared("not recorded", ByteString.of(new byte[8])));
        process.take(1);
        process.streams.settle();
        return reader;
    }

    /** In the workbench. */
    @Test
    void shouldMarkWhatFollowsAsUnverified() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            InetSocketAddress address = (InetSocketAddress) server.getLocalSocketAddress();
            StreamedProcess.ReadingChannel reader = differing(address);
            byte[] all = ScriptedFrames.bytes(StreamedProcess.sent(reader));
            process.take(4);
            process.streams.settle();
            process.streams.end(ControlFrame.of(ControlFrame.Kind.ENDED, ""));
            byte[] more = ScriptedFrames.bytes(StreamedProcess.sent(reader));
            CompletableFuture<Socket> node = CompletableFuture.supplyAsync(() -> ScriptedFrames.send(server, all));
            Semaphore news = new Semaphore(0);
            try (FollowedNodes nodes = FollowedNodes.attach(List.of(new NodeTarget(address, process.token)), folder.resolve("live.ptlrec"),
                    origin -> Optional.empty(), news::release)) {
                while (!nodes.processes().get(0).isUnverified()) {
                    news.acquire();
                }
                nodes.refresh();
                assertEquals("paused: here; unverified, since state and replay differ", nodes.processes().get(0).words());
                node.join().getOutputStream().write(more);
                while (nodes.isThere()) {
                    news.acquire();
                }
                assertEquals(List.of(DIFFER), nodes.takeRemarks());
                assertEquals("ended; unverified, since state and replay differ", nodes.processes().get(0).words());
                assertEquals(4, nodes.processes().get(0).lag());
                nodes.recording().close();
            }
            node.join().close();
        }
    }

    @Test
    void shouldSayThatANodeIsInAnotherState() throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress()); AttachedWorld world = new AttachedWorld(remarks::add)) {
            InetSocketAddress address = (InetSocketAddress) server.getLocalSocketAddress();
            byte[] all = ScriptedFrames.bytes(StreamedProcess.sent(differing(address)));
            CompletableFuture<Socket> node = CompletableFuture.supplyAsync(() -> ScriptedFrames.send(server, all));
            world.attach(List.of(new NodeTarget(address, process.token)), folder.resolve("live.ptlrec"), null);
            while (remarks.isEmpty()) {
                world.advance(1000);
            }
            assertEquals(2, world.size());
            node.join().close();
        }
        assertEquals(List.of(DIFFER), remarks);
    }

    /** A node says something that cannot be, behind what it has said before: following ends with a sentence. */
    private void detaches(List<ControlFrame> last, String why) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress()); AttachedWorld world = new AttachedWorld(remarks::add)) {
            InetSocketAddress address = (InetSocketAddress) server.getLocalSocketAddress();
            process.port.describe(new NodeDescription("streamed", "p", 0, 1, 1, address));
            StreamedProcess.ReadingChannel reader = process.attached();
            process.take(2);
            process.streams.settle();
            List<ControlFrame> all = new ArrayList<>(StreamedProcess.sent(reader));
            all.addAll(last);
            byte[] bytes = ScriptedFrames.bytes(all);
            CompletableFuture<Socket> node = CompletableFuture.supplyAsync(() -> ScriptedFrames.send(server, bytes));
            world.attach(List.of(new NodeTarget(address, process.token)), folder.resolve("faulty.ptlrec"), null);
            while (!world.areGone()) {
                world.advance(1000);
            }
            assertEquals(List.of("it says what cannot be: " + why), world.failures());
            node.join().close();
        }
        assertEquals(List.of("Detached from p (rank 0 of 1, process 1), which says what cannot be: " + why
                + ". It is another version, or a faulty node."), remarks);
    }

    private static ProcessDigest digest(long page, int pages) {
        StateDigest none = new StateDigest(0, 0);
        return new ProcessDigest(none, page, pages, none);
    }

    @Test
    void shouldDetachFromANodeThatMissesANegativeNumberOfTransitions() throws Exception {
        detaches(List.of(ControlFrame.gap(-3)), "-3 transitions are missing");
    }

    @Test
    void shouldDetachFromANodeWhoseDigestsGoBack() throws Exception {
        detaches(List.of(ControlFrame.digest(1, digest(0, 0))), "its state after transition 1, with 2 transitions sent, after its state after transition 2");
    }

    @Test
    void shouldDetachFromANodeThatIsAheadOfWhatItHasSent() throws Exception {
        detaches(List.of(ControlFrame.digest(7, digest(0, 0))), "its state after transition 7, with 2 transitions sent, after its state after transition 2");
    }

    @Test
    void shouldDetachFromANodeThatComparesANegativeNumberOfPages() throws Exception {
        detaches(List.of(ControlFrame.digest(2, digest(5, -1))), "-1 pages of memory from page 5 on");
    }

    @Test
    void shouldDetachFromANodeThatCountsANegativeNumberOfMessages() throws Exception {
        process.counts = new MessageCounts(Map.of(new MessageCounts.Pair(0, 1), -1L), Map.of(), Map.of());
        detaches(List.of(), "its state cannot be used: "
                + "The snapshot does not hold the state of a process: -1 messages from 0:0 to 0:1 are counted.");
    }

    @Test
    void shouldDetachFromANodeThatCountsMessagesOfOthers() throws Exception {
        process.counts = new MessageCounts(Map.of(), Map.of(new MessageCounts.Pair(1, 2), 1L), Map.of());
        detaches(List.of(), "its state cannot be used: The snapshot does not hold the state of a process: messages are "
                + "counted that are those of other processes.");
    }
}
