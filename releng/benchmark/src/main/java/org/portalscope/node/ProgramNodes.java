package org.portalscope.node;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import org.portalscope.node.control.NodeDescription;
import org.portalscope.node.token.Token;
import org.portalscope.node.process.NodeProcess;
import org.portalscope.node.process.NodeRun;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.recording.CapturePolicy;

/** Nodes of this virtual machine, connected over loopback, each of which runs a program of its own. */
final class ProgramNodes implements Closeable {

    private static final InetSocketAddress ANYWHERE = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);

    private final List<NodeProcess> nodes = new ArrayList<>();
    private final List<NodeDescription> descriptions = new ArrayList<>();
    private final Token token = Token.random();

    /**
     * Starts the nodes.
     *
     * @param programs in the order of their ranks
     * @param failed   is told why a program has failed
     */
    ProgramNodes(List<PortalsProgram> programs, Consumer<Throwable> failed) throws IOException {
        List<InetSocketAddress> addresses = new ArrayList<>();
        for (int rank = 0; rank < programs.size(); rank++) {
            NodeRun run = NodeRun.of(programs.get(rank), programs.size()).captured(CapturePolicy.NONE);
            NodeProcess node = new NodeProcess(run, rank, token, null, line -> { }, System.err::println);
            nodes.add(node);
            addresses.add(node.listen(ANYWHERE));
            descriptions.add(node.attachable(ANYWHERE, "benchmark"));
        }
        nodes.forEach(node -> node.start(addresses).thenAccept(ending -> {
            if (!ending.isFine()) {
                failed.accept(new IllegalStateException(ending.failure()));
                System.err.println(ending.failure());
            }
        }));
    }

    /** What can be attached to. */
    List<NodeDescription> descriptions() {
        return descriptions;
    }

    /** With which that is attached to. */
    Token token() {
        return token;
    }

    @Override
    public void close() throws IOException {
        for (NodeProcess node : nodes) {
            node.close();
        }
    }
}
