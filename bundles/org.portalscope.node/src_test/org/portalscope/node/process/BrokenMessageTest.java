package org.portalscope.node.process;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventKind;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.message.Header;
import org.portalscope.node.token.Token;
import org.portalscope.node.transport.TestMembership;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.PortalsProgram;
import org.portalscope.wire.FrameEncoder;
import org.portalscope.wire.FrameFormat;
import org.portalscope.wire.LinkFrame;

/** A node that goes away in the middle of a long message makes its operation fail; another that sends the message in two halves does not. */
@Timeout(60)
class BrokenMessageTest {

    private static final InetSocketAddress ANYWHERE = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    private static final Token TOKEN = Token.random();
    private static final ProcessId OWN = new ProcessId(0, 0);
    private static final ProcessId PEER = new ProcessId(1, 0);
    private static final int LENGTH = 300_000;
    private static final int HALF = 150_000;
    private static final int PORTAL = 4;
    private static final int BITS = 7;

    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final BlockingQueue<byte[]> memory = new LinkedBlockingQueue<>();

    /** What the memory holds at the end. */
    private byte[] left;

    /** Tells its events, and what its memory holds at the end of an operation. */
    private final class Receiving implements PortalsProgram {

        @Override
        public Map<String, Integer> regions() {
            return Map.of("in", LENGTH);
        }

        @Override
        public void run(PortalsApi portals) {
            portals.init();
            long ni = portals.niInit(Ptl.PTL_IFACE_DEFAULT, Ptl.PTL_PID_ANY, null).number();
            long queue = portals.eqAlloc(ni, 8).number();
            long start = portals.region("in").address();
            long entry = portals.meAttach(ni, PORTAL, ProcessId.ANY, BITS, 0, Unlink.PTL_RETAIN, InsertPosition.PTL_INS_AFTER).number();
            portals.mdAttach(entry, new MdValues(start, LENGTH, Ptl.PTL_MD_THRESH_INF, Ptl.MAX_OFFSET_NONE,
                    Ptl.PTL_MD_OP_PUT | Ptl.PTL_MD_MANAGE_REMOTE, 0, queue), Unlink.PTL_RETAIN, Unlink.PTL_RETAIN);
            memory.add(portals.read(start, LENGTH));
            while (true) {
                Event event = portals.eqWait(queue).output(Event.class);
                events.add(event);
                if (event.kind() != EventKind.PTL_EVENT_PUT_START) {
                    memory.add(portals.read(start, LENGTH));
                }
            }
        }
    }

    private static Socket connect(InetSocketAddress node, LinkFrame.Kind kind, long run) throws IOException {
        Socket socket = new Socket(node.getAddress(), node.getPort());
        TestMembership.introduce(socket, TOKEN, new LinkFrame.Introduction(kind, 1, 2, run, List.of(PEER)));
        return socket;
    }

    private static byte[] frame() {
        Header put = new Header();
        put.setPut(1, PEER.packed(), 1, OWN.packed(), PORTAL, 0, BITS, 0, Ptl.PTL_MD_NONE, LENGTH, 0);
        ByteBuffer frame = ByteBuffer.allocate(FrameFormat.LONGEST_HEADER + LENGTH);
        new FrameEncoder().whole(put, 1, LENGTH, frame, 0);
        Arrays.fill(frame.array(), FrameFormat.LONGEST_HEADER, frame.capacity(), (byte) 5);
        return frame.array();
    }

    private Event expect(EventKind kind) throws InterruptedException {
        Event event = events.poll(30, TimeUnit.SECONDS);
        assertEquals(kind, event.kind());
        return event;
    }

    /** Sends the first half of a message, and then the other one, or nothing more. */
    private Event send(boolean isBroken) throws Exception {
        NodeRun run = NodeRun.of(new Receiving(), 2);
        NodeProcess node = new NodeProcess(run, 0, TOKEN, null, line -> { }, remark -> { });
        try {
            InetSocketAddress address = node.listen(ANYWHERE);
            node.start(List.of(address, ANYWHERE));
            try (Socket barriers = connect(address, LinkFrame.Kind.BARRIERS, run.number());
                    Socket messages = connect(address, LinkFrame.Kind.MESSAGES, run.number())) {
                assertArrayEquals(new byte[LENGTH], memory.poll(30, TimeUnit.SECONDS));
                byte[] frame = frame();
                messages.getOutputStream().write(frame, 0, HALF);
                assertEquals(LENGTH, expect(EventKind.PTL_EVENT_PUT_START).mlength());
                if (isBroken) {
                    messages.close();
                    barriers.close();
                } else {
                    messages.getOutputStream().write(frame, HALF, frame.length - HALF);
                }
                Event end = expect(isBroken ? EventKind.PTL_EVENT_PUT_FAIL : EventKind.PTL_EVENT_PUT_END);
                left = memory.poll(30, TimeUnit.SECONDS);
                return end;
            }
        } finally {
            node.close();
        }
    }

    @Test
    void shouldFailTheOperationOfAMessageThatBreaksOff() throws Exception { // R73, R81
        assertEquals(NiFailType.PTL_NI_PEER_DEAD, send(true).niFailType());
        byte[] sent = Arrays.copyOfRange(frame(), FrameFormat.LONGEST_HEADER, HALF);
        int written = Arrays.mismatch(left, sent);
        assertArrayEquals(Arrays.copyOf(Arrays.copyOf(sent, written), LENGTH), left);
    }

    @Test
    void shouldStartTheOperationWithTheHeaderAndEndItWithTheLastByte() throws Exception { // R28
        assertEquals(LENGTH, send(false).mlength());
        byte[] expected = new byte[LENGTH];
        Arrays.fill(expected, (byte) 5);
        assertArrayEquals(expected, left);
    }
}
