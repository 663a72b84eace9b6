package org.portalscope.node.client;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.control.KeepAlive;
import org.portalscope.node.control.NodeState;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.LiveMerge;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;

/**
 * Nodes that somebody has attached to, as one world, whose recording grows while they run. One thread at a time uses it; what the nodes say waits for that.
 */
public final class AttachedWorld implements Closeable {

    /** Seconds that a node waits for what another one has not told, which is there and answers; only a faulty one lets it wait so long. */
    private static final int PATIENCE = KeepAlive.PATIENCE;
    /** Milliseconds between two looks at the nodes while they begin. */
    private static final int BEGIN_INTERVAL = 1000;

    private final MultiThreadIoEventLoopGroup threads = new MultiThreadIoEventLoopGroup(1, NioIoHandler.newFactory());
    private final Semaphore news = new Semaphore(0);
    private final List<AttachedNode> nodes = new ArrayList<>();
    private final List<NodeState> states = new ArrayList<>();
    private final List<Integer> statesHeard = new ArrayList<>();
    private final List<NodeOutcome> outcomes = new ArrayList<>();
    private final Consumer<String> remarks;
    private final Protocols protocols;
    private final List<HeldNode> held = new ArrayList<>();
    private final List<NodeReports> reports = new ArrayList<>();
    private LiveMerge merge;
    private boolean hasRefused;
    private boolean hasDiffered;

    /** Since when, in nanoseconds, a node waits behind so many transitions for what others have not told. */
    private record HeldNode(long taken, long since) {
    }

    /** @param remarks takes sentences about nodes that are lost, gaps, and states that differ */
    public AttachedWorld(Consumer<String> remarks) {
        this(remarks, Protocols.NONE);
    }

    /** @param protocols whose calls are run again, for what they know of the nodes */
    public AttachedWorld(Consumer<String> remarks, Protocols protocols) {
        this.remarks = remarks;
        this.protocols = protocols;
    }

    /**
     * Attaches to nodes.
     *
     * @param targets   where they are, at least one
     * @param recording to be written; one that is there is overwritten
     * @param told      learns of each transition with its steps; null if nobody wants to know
     * @throws IOException if one cannot be attached to, or two are the same process
     */
    public void attach(List<NodeTarget> targets, Path recording, Consumer<Transition> told) throws IOException {
        try {
            connect(targets);
            merge = new LiveMerge(recording, nodes.stream().map(AttachedNode::file).toList(), protocols, told, new Problems());
            nodes.stream().filter(node -> !node.file().origin().capture().equals(CapturePolicy.ALL)).forEach(node -> remarks.accept("The content of memory of "
                    + node.description().label() + " is not compared: it does not tell all data of messages."));
            while (!merge.hasBegun()) {
                advance(BEGIN_INTERVAL);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while attaching", e);
        } finally {
            if (merge == null) {
                leave();
            }
        }
    }

    /** None of the nodes could be attached to. */
    private void leave() throws IOException {
        for (AttachedNode node : nodes) {
            node.close();
        }
        List.of(nodes, states, statesHeard, outcomes, held, reports).forEach(List::clear);
    }

    /** Asks all nodes for their states before it waits for the first one, so that these are of about the same moment. */
    private void connect(List<NodeTarget> targets) throws IOException {
        for (NodeTarget target : targets) {
            Path file = Files.createTempFile("portalscope-node", RecordingFile.SUFFIX);
            nodes.add(AttachedNode.connect(threads, target, file, news::release));
            states.add(new NodeState(false, ""));
            statesHeard.add(0);
            outcomes.add(null);
            held.add(null);
            reports.add(new NodeReports());
        }
        for (AttachedNode node : nodes) {
            node.await();
        }
    }

    /** What is wrong with what nodes tell. */
    private final class Problems implements LiveMerge.Listener {

        @Override
        public void differs(String words) {
            hasDiffered = true;
            remarks.accept(words);
        }

        @Override
        public void contradicts(int source, String why) {
            detach(source, why);
        }
    }

    /** A node says what cannot be: nothing more is taken of it. */
    private void detach(int node, String why) {
        if (outcomes.get(node) == null) {
            outcomes.set(node, NodeOutcome.lost("it says what cannot be: " + why));
            nodes.get(node).disconnect();
            merge.leave(node);
            remarks.accept("Detached from " + nodes.get(node).description().label() + ", which says what cannot be: " + why
                    + ". It is another version, or a faulty node.");
        }
    }

    /** The nodes, in the order of their processes. */
    public List<AttachedNode> nodes() {
        return List.copyOf(nodes);
    }

    /** What is recorded of them. */
    public RecordingOrigin origin() {
        return merge.origin();
    }

    /** The state of all processes behind what has been taken. */
    public WorldState state() {
        return merge.state();
    }

    /** How many transitions have been taken. */
    public long size() {
        return merge.size();
    }

    /** Whether a node is paused, and why, as it has said last. */
    public NodeState state(int node) {
        return states.get(node);
    }

    /** How many transitions of a node have been taken. */
    public long taken(int node) {
        return merge.taken(node);
    }

    /** Why nothing more comes of a node; empty if more may come. */
    public Optional<NodeOutcome> outcome(int node) {
        return Optional.ofNullable(outcomes.get(node));
    }

    /** Lets whoever {@linkplain #advance waits} wait no longer; may be called in any thread. */
    public void wake() {
        news.release();
    }

    /** Tells a node something; may be called in any thread. */
    public void send(int node, ControlFrame frame) {
        nodes.get(node).send(frame);
    }

    /**
     * Takes what has come; if nothing has, waits for it, unless nothing more comes of any node.
     *
     * @param patience milliseconds to wait at most
     * @return whether anything was taken
     */
    public boolean advance(int patience) throws IOException, InterruptedException {
        if (news.tryAcquire(areGone() ? 0 : patience, TimeUnit.MILLISECONDS)) {
            news.drainPermits();
        }
        for (int node = 0; node < nodes.size(); node++) {
            listen(node);
        }
        boolean taken = merge.advance() | forceHeld(System.nanoTime());
        merge.problem().ifPresent(remarks);
        return taken;
    }

    /** A node waits for what others have not told as long as these can; where one is faulty, it does not wait for ever. */
    private boolean forceHeld(long now) {
        boolean any = false;
        for (int node = 0; node < nodes.size(); node++) {
            HeldNode before = held.get(node);
            if (!merge.isHeld(node)) {
                held.set(node, null);
            } else if (before == null || before.taken() != merge.taken(node)) {
                held.set(node, new HeldNode(merge.taken(node), now));
            } else if (now - before.since() >= TimeUnit.SECONDS.toNanos(PATIENCE)) {
                remarks.accept(nodes.get(node).description().label() + " has received what others have not told of for " + PATIENCE
                        + " seconds: it is followed without waiting for them.");
                merge.force(node);
                any = true;
            }
        }
        return any;
    }

    private void listen(int node) throws IOException {
        AttachedNode attached = nodes.get(node);
        boolean isLost = attached.lost().isPresent();
        for (ControlFrame frame : attached.take()) {
            hear(node, frame);
        }
        if (isLost && outcomes.get(node) == null) {
            outcomes.set(node, NodeOutcome.lost(attached.lost().orElseThrow()));
            remarks.accept(attached.description().label() + " is lost: " + outcomes.get(node).why() + '.');
        }
        if (outcomes.get(node) != null) {
            merge.end(node);
        }
    }

    private void hear(int node, ControlFrame frame) {
        if (outcomes.get(node) == null) {
            reports.get(node).contradiction(frame, nodes.get(node).file().size()).ifPresentOrElse(why -> detach(node, why), () -> accept(node, frame));
        }
    }

    private void accept(int node, ControlFrame frame) {
        String label = nodes.get(node).description().label();
        switch (frame.kind()) {
            case DIGEST -> merge.expect(node, frame.number(), frame.digest());
            case STATE -> {
                states.set(node, frame.state());
                statesHeard.set(node, statesHeard.get(node) + 1);
            }
            case GAP -> {
                merge.announceBeginning(node);
                remarks.accept(frame.number() + " transitions of " + label + " are missing: it runs faster than they can be read.");
            }
            case REFUSED -> {
                hasRefused = true;
                remarks.accept(label + ": " + ControlCharacters.shown(frame.text()));
            }
            case ENDED -> {
                outcomes.set(node, NodeOutcome.said(frame.text()));
                failed(outcomes.get(node)).ifPresent(why -> remarks.accept(label + " has failed: " + why + '.'));
            }
            default -> throw new IllegalStateException("nodes say nothing by " + frame);
        }
    }

    /** Whether replay and a node have differed. */
    public boolean hasDiffered() {
        return hasDiffered;
    }

    /** Whether what is shown of a node is unverified, since replay and node differ. */
    public boolean isUnverified(int node) {
        return merge.isUnverified(node);
    }

    /** How often a node has said whether it is paused: at least once, and whenever that or the reason has changed. */
    public int statesHeard(int node) {
        return statesHeard.get(node);
    }

    /** Whether a node could not do what it was told. */
    public boolean hasRefused() {
        return hasRefused;
    }

    /** Whether nothing more comes of a node. */
    public boolean isGone(int node) {
        return outcomes.get(node) != null;
    }

    /** Whether nothing more comes of any node. */
    public boolean areGone() {
        return outcomes.stream().allMatch(outcome -> outcome != null);
    }

    /** Why nodes have failed or were lost, a sentence for each; empty if all have ended well, or run. */
    public List<String> failures() {
        return outcomes.stream().flatMap(outcome -> failed(outcome).stream()).toList();
    }

    private static Optional<String> failed(NodeOutcome outcome) {
        return Optional.ofNullable(outcome).filter(known -> !known.isFine()).map(NodeOutcome::why);
    }

    /** Waits until everything that has been taken is in the recording. */
    public void flush() {
        merge.flush();
    }

    /** Detaches from all nodes, which go on, and ends the recording in good order. */
    @Override
    public void close() throws IOException {
        try {
            for (AttachedNode node : nodes) {
                node.close();
            }
            if (merge != null) {
                merge.close();
            }
        } finally {
            threads.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly();
        }
    }
}
