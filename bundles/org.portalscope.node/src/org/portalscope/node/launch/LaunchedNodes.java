package org.portalscope.node.launch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.NodeFolder;
import org.portalscope.node.token.Token;

/** The processes of a scenario as nodes on this machine, each a process of its own, which pause before their first statement. */
public final class LaunchedNodes {

    private static final int POLL = 50;

    private final List<LaunchedNode> nodes = new ArrayList<>();

    private LaunchedNodes() {
    }

    /**
     * Starts nodes, and waits until they listen.
     *
     * @param program   the class that the command line is started with
     * @param classPath where that is
     * @param scenario  its file
     * @param names     of its processes
     * @param output    takes their lines, in other threads
     */
    public static LaunchedNodes start(String program, String classPath, String scenario, List<String> names, Consumer<String> output) throws IOException {
        LaunchedNodes started = new LaunchedNodes();
        Token token = Token.random();
        boolean isStarted = false;
        try {
            for (int rank = 0; rank < names.size(); rank++) {
                started.nodes.add(new LaunchedNode(program, classPath, names.get(rank),
                        List.of(scenario, "--rank", String.valueOf(rank), "--peers", "-", "--paused"), token, output));
            }
            String peers = started.nodes.stream().map(LaunchedNode::address).collect(Collectors.joining(","));
            started.nodes.stream().filter(LaunchedNode::isAlive).forEach(node -> node.tell(peers));
            isStarted = true;
            return started;
        } finally {
            if (!isStarted) {
                started.end();
            }
        }
    }

    /**
     * Where they can be attached to, by rank; waits until all have said so.
     *
     * @throws IOException if one has ended before that
     */
    public List<NodeTarget> targets() throws IOException {
        List<Long> pids = nodes.stream().map(LaunchedNode::pid).toList();
        while (true) {
            List<NodeFolder.Entry> found = NodeFolder.ofUser().nodes().stream().filter(entry -> pids.contains(entry.node().pid()))
                    .sorted(Comparator.comparingInt(entry -> entry.node().rank())).toList();
            if (found.size() == nodes.size()) {
                return found.stream().map(entry -> new NodeTarget(entry.node().address(), entry.token())).toList();
            }
            if (!nodes.stream().allMatch(LaunchedNode::isAlive)) {
                throw new IOException("a node has ended before it could be attached to");
            }
            pause();
        }
    }

    private static void pause() throws IOException {
        try {
            TimeUnit.MILLISECONDS.sleep(POLL);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while nodes start", e);
        }
    }

    /** The nodes, by rank. */
    public List<LaunchedNode> nodes() {
        return List.copyOf(nodes);
    }

    /** Ends all of them. */
    public void end() {
        nodes.forEach(LaunchedNode::end);
    }
}
