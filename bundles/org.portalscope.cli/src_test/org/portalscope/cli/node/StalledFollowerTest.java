package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
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
    private final List<ControlRelay> relays = new ArrayList<>();
    /** What each node sends waits for a permit. */
    private final List<Semaphore> reading = new ArrayList<>();
    private RunningNodes nodes;
    private AttachedWorld world;

    @TempDir
    private Path folder;

    @AfterEach
    void close() throws IOException {
        world.close();
        nodes.close();
        relays.forEach(ControlRelay::close);
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
        reading.get(node).acquire();
        tellAll(ControlFrame.Kind.RESUME);
        while (other.size() < until) {
            world.advance(1000);
        }
        tellAll(ControlFrame.Kind.PAUSE);
        reading.get(node).release();
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
            Semaphore permit = new Semaphore(1);
            reading.add(permit);
            ControlRelay relay = new ControlRelay(target.address(), frame -> {
                permit.acquireUninterruptibly();
                permit.release();
            });
            relays.add(relay);
            targets.add(new NodeTarget(relay.address(), target.token()));
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
