package org.portalscope.node.client;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import io.netty.channel.EventLoopGroup;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.control.NodeFolder;
import org.portalscope.node.control.NodeState;
import org.portalscope.recording.read.RecordingFile;

/**
 * The nodes of this machine, as lists show them.
 *
 * @param folder   where they have entered themselves
 * @param nodes    by title, rank and process
 * @param problems what could not be read, and what to do then, a sentence for each
 */
public record LocalNodes(Path folder, List<Row> nodes, List<String> problems) {

    private static final int MINUTE = 60;
    private static final int HOUR = 60 * MINUTE;

    public LocalNodes {
        nodes = List.copyOf(nodes);
        problems = List.copyOf(problems);
    }

    /**
     * A node.
     *
     * @param state such as {@code paused}, as it has said when it was asked
     * @param age   of its process, such as {@code 12 s}; empty if the system does not say
     */
    public record Row(NodeFolder.Entry entry, String state, String age) {

        /** Where it is attached to. */
        public NodeTarget target() {
            return new NodeTarget(entry.node().address(), entry.token());
        }

        /** What its run is about. */
        public String title() {
            return entry.node().title();
        }

        /** {@code rank 0 of 2: server, paused, 12 s}. */
        public String words() {
            return "rank " + entry.node().rank() + " of " + entry.node().size() + ": " + entry.node().process() + ", " + state
                    + (age.isEmpty() ? "" : ", " + age);
        }
    }

    /**
     * Reads the folder, and asks each node how it stands, which takes a moment.
     *
     * @param now the time
     */
    public static LocalNodes read(NodeFolder folder, Instant now) {
        List<String> problems = new ArrayList<>();
        List<Row> rows = new ArrayList<>();
        EventLoopGroup threads = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
        try {
            for (NodeFolder.Entry entry : folder.nodes(problems::add)) {
                rows.add(new Row(entry, state(entry, threads), age(entry, now)));
            }
        } catch (IOException e) {
            problems.add(folder.path() + " cannot be read: " + e.getMessage() + "; it has to be a folder that you may read");
        } finally {
            threads.shutdownGracefully(0, 1, TimeUnit.SECONDS);
        }
        return new LocalNodes(folder.path(), rows, problems);
    }

    private static String state(NodeFolder.Entry entry, EventLoopGroup threads) {
        try {
            Path file = Files.createTempFile("portalscope-node", RecordingFile.SUFFIX);
            try (AttachedNode node = AttachedNode.connect(threads, new NodeTarget(entry.node().address(), entry.token()), file, () -> { })) {
                node.await();
                return node.take().stream().filter(frame -> frame.kind() == ControlFrame.Kind.STATE).map(ControlFrame::state).map(LocalNodes::words)
                        .findFirst().orElse("running");
            }
        } catch (IOException e) {
            return "does not answer";
        }
    }

    private static String words(NodeState state) {
        return state.isPaused() ? "paused" : "running";
    }

    private static String age(NodeFolder.Entry entry, Instant now) {
        return ProcessHandle.of(entry.node().pid()).flatMap(process -> process.info().startInstant()).map(start -> words(Duration.between(start, now)))
                .orElse("");
    }

    /** A length of time in its largest unit. */
    static String words(Duration age) {
        long seconds = Math.max(0, age.toSeconds());
        return seconds < MINUTE ? seconds + " s" : seconds < HOUR ? seconds / MINUTE + " min" : seconds / HOUR + " h";
    }

    /** The nodes of each run, which have its title, by title. */
    public List<List<Row>> runs() {
        return nodes.stream().map(Row::title).distinct().map(title -> nodes.stream().filter(row -> row.title().equals(title)).toList()).toList();
    }

    /** What is said where there is none: where they were looked for, and what brings one. */
    public String hint() {
        return "No node is running on this machine (looked in " + folder + "). Start some with File › Launch Nodes or 'portalscope launch FILE'.";
    }
}
