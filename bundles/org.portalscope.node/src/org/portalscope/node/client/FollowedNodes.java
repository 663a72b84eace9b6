package org.portalscope.node.client;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.presentation.control.LiveRun;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.state.LiveProcess;

/**
 * Nodes as the run of a session that follows them: a thread of its own takes what comes of them and writes it down, and the session opens what is written.
 * So looking at the past takes nothing from the nodes, and the nodes wait for nobody who looks.
 */
public final class FollowedNodes implements LiveRun, Closeable {

    private static final int PATIENCE = 1000;

    private final AttachedWorld world;
    private final OpenedRecording recording;
    private final Runnable changed;
    private final Queue<String> remarks;
    private final Thread follower = new Thread(this::follow, "following nodes");
    private volatile NodeStandings standing;
    /** What of it the session has taken. */
    private volatile long[] shown;
    private volatile boolean closed;
    /** Whether all that comes is written. */
    private volatile boolean ended;
    /** Nodes that have more breakpoints than they can be told. */
    private final Set<Integer> untold = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean isLeft = new AtomicBoolean();

    private FollowedNodes(AttachedWorld world, OpenedRecording recording, Queue<String> remarks, Runnable changed) {
        this.world = world;
        this.recording = recording;
        this.remarks = remarks;
        this.changed = changed;
        standing = NodeStandings.of(world);
        shown = standing.written();
        recording.follow(true);
        follower.setDaemon(true);
    }

    /**
     * Attaches to nodes and begins to follow them.
     *
     * @param targets  where they are, at least one
     * @param file     for the recording; it goes when the recording is closed
     * @param programs knows what runs
     * @param changed  is run in another thread when something has come, or a node stands otherwise
     * @throws IOException if one cannot be attached to; the message says why
     */
    public static FollowedNodes attach(List<NodeTarget> targets, Path file, RecordedPrograms programs, Runnable changed) throws IOException {
        Queue<String> remarks = new ConcurrentLinkedQueue<>();
        AttachedWorld world = new AttachedWorld(remarks::add, programs.protocols());
        boolean isFollowed = false;
        try {
            world.attach(targets, file, null);
            world.flush();
            FollowedNodes nodes = new FollowedNodes(world, OpenedRecording.openLive(file, programs), remarks, changed);
            nodes.follower.start();
            isFollowed = true;
            return nodes;
        } finally {
            if (!isFollowed) {
                world.close();
            }
        }
    }

    /** What is written of them, which grows. */
    public OpenedRecording recording() {
        return recording;
    }

    /** The nodes, by the index of their process. */
    public List<AttachedNode> nodes() {
        return world.nodes();
    }

    /** Takes what has been said about nodes since somebody asked last: those that are lost, gaps, states that differ, breakpoints that are none. */
    public List<String> takeRemarks() {
        List<String> taken = new ArrayList<>();
        for (String remark = remarks.poll(); remark != null; remark = remarks.poll()) {
            taken.add(remark);
        }
        return taken;
    }

    private void follow() {
        try {
            boolean more = true;
            while (more && !closed) {
                boolean isLast = world.areGone();
                boolean any = world.advance(PATIENCE);
                world.flush();
                publish();
                more = any || !isLast;
            }
        } catch (IOException e) {
            remarks.add("The nodes are followed no longer: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        ended = true;
        changed.run();
    }

    /** A node that has come to a breakpoint pauses the others, too. */
    private void publish() {
        NodeStandings before = standing;
        NodeStandings now = NodeStandings.of(world);
        standing = now;
        if (now.isHitSince(before)) {
            pause(OptionalInt.empty());
        }
        if (!now.looksLike(before) || !remarks.isEmpty()) {
            changed.run();
        }
    }

    @Override
    public List<LiveProcess> processes() {
        NodeStandings now = standing;
        long[] taken = shown;
        return IntStream.range(0, taken.length).mapToObj(node -> now.process(node, now.received()[node] - taken[node], closed)).toList();
    }

    private void send(int node, ControlFrame frame) {
        if (standing.outcomes().get(node).isEmpty()) {
            world.send(node, frame);
        }
    }

    @Override
    public void step(int process) {
        send(process, ControlFrame.of(ControlFrame.Kind.STEP));
    }

    @Override
    public void resume(List<Breakpoint> breakpoints) {
        IntStream.range(0, shown.length).forEach(node -> send(node, goOn(node, breakpoints)));
    }

    @Override
    public void watch(List<Breakpoint> breakpoints) {
        IntStream.range(0, shown.length).forEach(node -> send(node, ControlFrame.of(ControlFrame.Kind.WATCH, told(node, breakpoints))));
    }

    private ControlFrame goOn(int node, List<Breakpoint> breakpoints) {
        String told = told(node, breakpoints);
        return told.isEmpty() ? ControlFrame.of(ControlFrame.Kind.RESUME) : ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, told);
    }

    /** What a node looks for; nothing, and a remark, if that is more than it can be told. */
    private String told(int node, List<Breakpoint> breakpoints) {
        String text = BreakpointText.of(breakpoints, node);
        if (BreakpointText.canBeTold(text)) {
            untold.remove(node);
            return text;
        }
        if (untold.add(node)) {
            remarks.add("There are more breakpoints than " + nodes().get(node).description().process()
                    + " can be told, so that they stop the cursor, not this node.");
            changed.run();
        }
        return "";
    }

    @Override
    public void pause(OptionalInt process) {
        IntStream.range(0, shown.length).filter(node -> process.isEmpty() || process.getAsInt() == node)
                .forEach(node -> send(node, ControlFrame.of(ControlFrame.Kind.PAUSE)));
    }

    @Override
    public boolean refresh() throws IOException {
        boolean isLast = ended;
        long[] written = standing.written();
        boolean grown = recording.refresh();
        if (isLast) {
            recording.follow(false);
        }
        shown = written;
        return grown;
    }

    @Override
    public void detach() {
        Thread leaving = new Thread(() -> {
            try {
                close();
            } catch (IOException e) {
                remarks.add("The nodes were not left in good order: " + e.getMessage());
            }
            changed.run();
        }, "detaching from nodes");
        leaving.start();
    }

    /** Detaches, and waits until that is done. The recording stays open for the session. */
    @Override
    public void close() throws IOException {
        if (!isLeft.compareAndSet(false, true)) {
            return;
        }
        resume(List.of());
        closed = true;
        world.wake();
        try {
            follower.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        world.close();
    }
}
