package org.portalscope.node;

import java.io.IOException;
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
import org.portalscope.node.token.Token;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;

/** Two nodes: a program at one end puts, and one at the other end waits for the end of each put and puts back. */
final class NodePair implements Pair {

    private static final int PORTAL = 4;
    private static final int QUEUE = 4096;

    private final CompletableFuture<End> sending = new CompletableFuture<>();
    private final CompletableFuture<Void> over = new CompletableFuture<>();
    private final ProgramNodes nodes;
    private final End end;

    /**
     * A pair that is connected.
     *
     * @param bytes       of data of a message
     * @param answerBytes of data of the answer to it
     */
    NodePair(int bytes, int answerBytes) throws IOException {
        int memory = Math.max(bytes, answerBytes);
        nodes = new ProgramNodes(List.of(new Program(bytes, memory, this::keep, new ProcessId(1, 0)),
                new Program(answerBytes, memory, End::answerAll, new ProcessId(0, 0))), sending::completeExceptionally);
        end = sending.join();
    }

    private void keep(End portals) {
        sending.complete(portals);
        over.join();
    }

    /** What can be attached to. */
    List<NodeDescription> descriptions() {
        return nodes.descriptions();
    }

    /** With which that is attached to. */
    Token token() {
        return nodes.token();
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
        nodes.close();
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
