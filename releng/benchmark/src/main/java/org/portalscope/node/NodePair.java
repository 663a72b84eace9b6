package org.portalscope.node;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.node.control.NodeDescription;
import org.portalscope.node.control.Token;
import org.portalscope.node.process.NodeProcess;
import org.portalscope.node.process.NodeRun;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.recording.CapturePolicy;

/** Two nodes: a program at one end puts, and one at the other end waits for the end of each put and puts back. */
final class NodePair implements Pair {

    private static final InetSocketAddress ANYWHERE = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    private static final int PORTAL = 4;
    private static final int QUEUE = 4096;

    private final List<NodeProcess> nodes = new ArrayList<>();
    private final List<NodeDescription> descriptions = new ArrayList<>();
    private final Token token = Token.random();
    private final CompletableFuture<End> sending = new CompletableFuture<>();
    private final CompletableFuture<Void> over = new CompletableFuture<>();
    private final End end;

    /**
     * A pair that is connected.
     *
     * @param bytes       of data of a message
     * @param answerBytes of data of the answer to it
     */
    NodePair(int bytes, int answerBytes) throws IOException {
        List<InetSocketAddress> addresses = new ArrayList<>();
        int[] lengths = {bytes, answerBytes};
        for (int rank = 0; rank < lengths.length; rank++) {
            int other = 1 - rank;
            int own = rank;
            NodeRun run = NodeRun.of(new Program(lengths[rank], Math.max(bytes, answerBytes), portals -> {
                if (own == 0) {
                    sending.complete(portals);
                    over.join();
                } else {
                    portals.answerAll();
                }
            }, new ProcessId(other, 0)), lengths.length).captured(CapturePolicy.NONE);
            NodeProcess node = new NodeProcess(run, rank, null, line -> { }, System.err::println);
            nodes.add(node);
            addresses.add(node.listen(ANYWHERE));
            descriptions.add(node.attachable(ANYWHERE, token, "benchmark"));
        }
        nodes.forEach(node -> node.start(addresses).thenAccept(ending -> {
            if (!ending.isFine()) {
                sending.completeExceptionally(new IllegalStateException(ending.failure()));
                System.err.println(ending.failure());
            }
        }));
        end = sending.join();
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
    public void send() {
        end.put();
    }

    @Override
    public void await() {
        end.await();
    }

    @Override
    public void close() throws IOException {
        over.complete(null);
        for (NodeProcess node : nodes) {
            node.close();
        }
    }

    /** What one of the two programs does once all is there. */
    private interface Work {

        void run(End portals);
    }

    /** One of the two programs. */
    private record Program(int bytes, int memory, Work work, ProcessId other) implements PortalsProgram {

        @Override
        public Map<String, Integer> regions() {
            return Map.of("in", memory, "out", memory);
        }

        @Override
        public void run(PortalsApi portals) {
            portals.init();
            long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
            long queue = portals.eqAlloc(ni, QUEUE).number();
            MdValues in = new MdValues(portals.region("in").address(), memory, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE,
                    Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_MANAGE_REMOTE, 0, queue);
            long entry = portals.meAttach(ni, PORTAL, ProcessId.ANY, 7, 0, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER).number();
            portals.mdAttach(entry, in, Unlink.PTL_RETAIN, Unlink.PTL_RETAIN);
            long out = portals.mdBind(ni, new MdValues(portals.region("out").address(), bytes, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE, 0, 0,
                    Ptl.PTL_EQ_NONE)).number();
            portals.barrier();
            work.run(new End(portals, out, queue, other));
        }
    }

    /** A program that has what it needs. */
    private record End(PortalsApi portals, long descriptor, long queue, ProcessId other) {

        void put() {
            portals.put(descriptor, AckRequest.PTL_NOACK_REQ, other, PORTAL, 0, 7, 0, 0);
        }

        /** Waits for the end of a put; its start, and those of others, come before it. */
        void await() {
            while (portals.eqWait(queue).output(Event.class).kind() != EventKind.PTL_EVENT_PUT_END) {
                continue;
            }
        }

        void answerAll() {
            while (true) {
                await();
                put();
            }
        }
    }
}
