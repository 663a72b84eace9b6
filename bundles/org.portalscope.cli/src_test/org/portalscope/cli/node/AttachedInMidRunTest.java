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
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.recording.read.RecordedLabel;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;

/**
 * Somebody attaches to nodes that exchange messages all the time: the states with which they begin are of different moments, so that messages are under way
 * between them. These are marked, and no others.
 */
@Timeout(60)
class AttachedInMidRunTest {

    private final List<Transition> told = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private RunningNodes nodes;
    private AttachedWorld world;

    @TempDir
    private Path folder;

    @AfterEach
    void close() throws IOException {
        world.close();
        nodes.close();
    }

    private void start(int count, int bytes, int rounds) throws Exception {
        nodes = new RunningNodes(Ring.text(count, bytes, rounds));
        world = new AttachedWorld(remarks::add);
        world.attach(nodes.targets, folder.resolve("first.ptlrec"), null);
        IntStream.range(0, count).forEach(node -> world.send(node, ControlFrame.of(ControlFrame.Kind.RESUME)));
        while (world.size() < 500L * count) {
            world.advance(1000);
        }
        world.close();
    }

    private void followToTheEnd(List<NodeTarget> targets, Path recording) throws Exception {
        world = new AttachedWorld(remarks::add);
        world.attach(targets, recording, told::add);
        while (!world.areGone()) {
            world.advance(1000);
        }
        while (world.advance(1000)) {
            continue;
        }
        nodes.await().forEach(ending -> assertTrue(ending.isFine(), ending.failure()));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void shouldMarkWhatWasUnderWayAndFollowTheRest(int count) throws Exception {
        start(count, 64, 200);
        Path recording = folder.resolve("second.ptlrec");
        followToTheEnd(nodes.targets, recording);
        assertEquals(List.of(), remarks);
        assertTrue(told.size() > 1000, () -> "only " + told.size());
        long marked = assertOnlyTheFirstOfEachChannelAreMarked();
        assertNothingIsInFlight();
        world.close();
        assertRecorded(recording, marked);
    }

    /** Messages arrive in their order: once one is known to be sent, all that follow are. */
    private long assertOnlyTheFirstOfEachChannelAreMarked() {
        Set<List<ProcessId>> known = new HashSet<>();
        long marked = 0;
        for (Transition transition : told) {
            if (transition.opening() instanceof MessageDelivered delivered) {
                Message message = delivered.message();
                List<ProcessId> channel = List.of(message.initiator(), message.target());
                if (delivered.isFromOutside()) {
                    marked++;
                    assertFalse(known.contains(channel), () -> message + " is marked behind others that are not");
                } else {
                    known.add(channel);
                }
            }
        }
        assertTrue(known.size() >= 2, known::toString);
        return marked;
    }

    private void assertNothingIsInFlight() {
        String state = world.state().dump();
        assertEquals(List.of(), state.substring(0, state.indexOf("== ")).lines().skip(1).filter(line -> !line.endsWith(" refused")).toList());
    }

    private void assertRecorded(Path recording, long marked) throws IOException {
        try (RecordingFile file = RecordingFile.open(recording)) {
            assertEquals(told.size(), file.size());
            assertEquals(marked, file.labels().stream().map(RecordedLabel::name).filter(name -> name.endsWith(": sending not known")).count());
            RecordedWorlds worlds = new RecordedWorlds(file);
            ForwardRun again = worlds.launch("live").forwardRun(Integer.MAX_VALUE);
            List<String> openings = new ArrayList<>();
            again.follow(transition -> openings.add(transition.opening().words()), () -> false);
            assertEquals(told.stream().map(transition -> transition.opening().words()).toList(), openings);
            assertTrue(worlds.differences().isEmpty(), () -> worlds.differences().orElseThrow());
            assertEquals(world.state().dump(), again.state().dump());
        }
    }
}
