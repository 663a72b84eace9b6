package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Semaphore;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;

/**
 * A client does not read what one node sends, then what the next one sends, until that node drops records and says so. Messages sent in such a gap are
 * marked where they arrive, and no others; following goes on to the end of the run.
 */
@Timeout(180)
@Tag("long")
class StalledFollowerTest {

    private static final int BYTES = 8192;
    private static final int ROUNDS = 700;
    /** Transitions of another node during which one is not read: far more than the socket and the node keep. */
    private static final int STALL = 15_000;

    private final List<String> remarks = new ArrayList<>();
    private final Set<Message.Key> sent = new HashSet<>();
    private final Set<Message.Key> arrived = new HashSet<>();
    private final Set<Message.Key> marked = new HashSet<>();
    private final List<Relay> relays = new ArrayList<>();
    private RunningNodes nodes;
    private AttachedWorld world;

    @TempDir
    private Path folder;

    /** Passes on what a node and a client send each other; what the node sends waits for a permit. */
    private static final class Relay implements Closeable {

        private final ServerSocket port = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        private final Socket node = new Socket();
        private final Semaphore reading = new Semaphore(1);

        Relay(InetSocketAddress address) throws IOException {
            node.setReceiveBufferSize(1 << 16);
            node.connect(address);
            new Thread(this::accept).start();
        }

        NodeTarget target(NodeTarget target) {
            return new NodeTarget((InetSocketAddress) port.getLocalSocketAddress(), target.token());
        }

        private void accept() {
            try (Socket client = port.accept()) {
                new Thread(() -> pass(client, node)).start();
                pass(node, client);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }

        private void pass(Socket from, Socket to) {
            byte[] bytes = new byte[1 << 14];
            try (InputStream in = from.getInputStream(); OutputStream out = to.getOutputStream()) {
                for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                    out.write(bytes, 0, count);
                    if (from == node) {
                        reading.acquireUninterruptibly();
                        reading.release();
                    }
                }
            } catch (IOException e) {
                close(); // one of them has gone
            }
        }

        @Override
        public void close() {
            try {
                reading.release();
                node.close();
                port.close();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    @AfterEach
    void close() throws IOException {
        world.close();
        nodes.close();
        relays.forEach(Relay::close);
    }

    private void follow(Transition transition) {
        if (transition.opening() instanceof MessageDelivered delivered) {
            Message.Key key = delivered.message().key();
            assertTrue(arrived.add(key), () -> key + " arrives twice");
            if (delivered.isFromOutside()) {
                marked.add(key);
            } else {
                assertTrue(sent.contains(key), () -> key + " arrives before it is sent");
            }
        }
        for (Step step : transition.steps()) {
            if (step instanceof MessageSent message) {
                sent.add(message.message().key());
            }
        }
    }

    private long gaps() {
        return remarks.stream().filter(remark -> remark.endsWith(" are missing: it runs faster than they can be read.")).count();
    }

    private void tellAll(ControlFrame.Kind what) {
        for (int node = 0; node < relays.size(); node++) {
            world.send(node, ControlFrame.of(what));
        }
    }

    /** Lets all go on for a while in which nothing is read of what a node sends, until it has missed some. */
    private void stall(int node) throws Exception {
        long gaps = gaps();
        RecordingFile other = world.nodes().get((node + 1) % relays.size()).file();
        long until = other.size() + STALL;
        relays.get(node).reading.acquire();
        tellAll(ControlFrame.Kind.RESUME);
        while (other.size() < until) {
            world.advance(1000);
        }
        tellAll(ControlFrame.Kind.PAUSE);
        relays.get(node).reading.release();
        while (gaps() == gaps) {
            world.advance(1000);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void shouldMarkWhatWasSentWhileNobodyRead(int count) throws Exception {
        nodes = new RunningNodes(Ring.text(count, BYTES, ROUNDS));
        List<NodeTarget> targets = new ArrayList<>();
        for (NodeTarget target : nodes.targets) {
            relays.add(new Relay(target.address()));
            targets.add(relays.get(relays.size() - 1).target(target));
        }
        world = new AttachedWorld(remarks::add);
        world.attach(targets, folder.resolve("stalled.ptlrec"), this::follow);
        for (int node = 0; node < count; node++) {
            stall(node);
        }
        tellAll(ControlFrame.Kind.RESUME);
        while (!world.areGone()) {
            world.advance(1000);
        }
        while (world.advance(1000)) {
            continue;
        }
        nodes.await().forEach(ending -> assertTrue(ending.isFine(), ending.failure()));
        assertEquals(remarks.size(), gaps(), remarks::toString);
        assertFalse(marked.isEmpty());
        assertTrue(sent.stream().noneMatch(marked::contains));
        String state = world.state().dump();
        assertEquals(List.of(), state.substring(0, state.indexOf("== ")).lines().skip(1).filter(line -> !line.endsWith(" refused")).toList());
    }
}
