package org.portalscope.cli.node;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.NodeDescription;
import org.portalscope.node.token.Token;
import org.portalscope.node.process.NodeEnding;
import org.portalscope.node.process.NodeProcess;
import org.portalscope.node.process.NodeRecording;
import org.portalscope.node.process.NodeRun;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;

/** The processes of a scenario as nodes in this virtual machine, which can be attached to. */
final class RunningNodes implements Closeable {

    static final InetSocketAddress ANYWHERE = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    final List<String> output = Collections.synchronizedList(new ArrayList<>());
    final List<String> remarks = Collections.synchronizedList(new ArrayList<>());
    final List<NodeDescription> descriptions = new ArrayList<>();
    final List<NodeTarget> targets = new ArrayList<>();
    private final Token token = Token.random();
    private final List<NodeProcess> nodes = new ArrayList<>();
    private final List<CompletableFuture<NodeEnding>> endings = new ArrayList<>();

    /** Begins the recording of the node of a rank. */
    @FunctionalInterface
    interface Recordings {

        NodeRecording begin(int rank) throws IOException;
    }

    /** The processes of a scenario, all of them paused at their start. */
    RunningNodes(String text) throws ScenarioException, IOException {
        this(run(text));
    }

    /** The processes of a run, all of them paused at their start. */
    RunningNodes(NodeRun run) throws IOException {
        List<InetSocketAddress> addresses = new ArrayList<>();
        for (int rank = 0; rank < run.names().size(); rank++) {
            NodeProcess node = add(run, rank, null, addresses);
            descriptions.add(node.attachable(ANYWHERE, "test"));
            targets.add(new NodeTarget(descriptions.get(rank).address(), token));
            node.pauseAtStart();
        }
        start(addresses);
    }

    /** Nodes that run from the start and are recorded. */
    RunningNodes(NodeRun run, Recordings recordings) throws IOException {
        List<InetSocketAddress> addresses = new ArrayList<>();
        for (int rank = 0; rank < run.names().size(); rank++) {
            add(run, rank, recordings.begin(rank), addresses);
        }
        start(addresses);
    }

    /** The run of a scenario. */
    static NodeRun run(String text) throws ScenarioException {
        return NodeRun.of(Scenario.readText("nodes.ptl", text, Protocols.NONE));
    }

    private NodeProcess add(NodeRun run, int rank, NodeRecording recording, List<InetSocketAddress> addresses) throws IOException {
        NodeProcess node = new NodeProcess(run, rank, token, recording, output::add, remarks::add);
        nodes.add(node);
        addresses.add(node.listen(ANYWHERE));
        return node;
    }

    private void start(List<InetSocketAddress> addresses) {
        nodes.forEach(node -> endings.add(node.start(addresses).thenApplyAsync(ending -> close(node, ending))));
    }

    private static NodeEnding close(NodeProcess node, NodeEnding ending) {
        try {
            node.close();
            return ending;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** How all have ended. */
    List<NodeEnding> await() throws Exception {
        List<NodeEnding> all = new ArrayList<>();
        for (CompletableFuture<NodeEnding> ending : endings) {
            all.add(ending.get(60, TimeUnit.SECONDS));
        }
        return all;
    }

    /** Breaks a node off, as if its process had been killed. */
    void lose(int rank) throws IOException {
        nodes.get(rank).close();
    }

    @Override
    public void close() throws IOException {
        for (NodeProcess node : nodes) {
            node.close();
        }
    }
}
