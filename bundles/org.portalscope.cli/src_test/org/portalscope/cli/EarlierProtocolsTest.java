package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.world.World;

/** Recordings of MPI made before its parameter {@code revision} existed show what they showed: their calls follow the rules of then. */
class EarlierProtocolsTest {

    private static final RecordedPrograms PROTOCOLS = RecordedPrograms.unknown(Protocols.installed(EarlierProtocolsTest.class.getClassLoader()));

    /** What MPI says in a recording, in the order of its transitions. */
    private static List<String> words(String name) throws Exception {
        Path file = Path.of(EarlierProtocolsTest.class.getResource("/recordings/" + name).toURI());
        List<String> words = new ArrayList<>();
        try (RecordingFile recording = RecordingFile.open(file)) {
            requireNoRevision(recording);
            RecordedWorlds worlds = new RecordedWorlds(recording, PROTOCOLS);
            World world = worlds.world();
            for (int number = 1; number <= worlds.size(); number++) {
                world.execute(worlds.choice(world, number), number).steps().forEach(step -> words.add(step.words()));
            }
            assertEquals(Optional.empty(), worlds.lostProtocols());
        }
        return words;
    }

    private static void requireNoRevision(RecordingFile recording) throws IOException {
        List<Input> inputs = new ArrayList<>();
        recording.read(1, recording.size(), (RecordedTransition transition) -> inputs.addAll(transition.inputs()));
        List<ProtocolCalled> calls = inputs.stream().filter(ProtocolCalled.class::isInstance).map(ProtocolCalled.class::cast).toList();
        assertFalse(calls.isEmpty());
        assertTrue(calls.stream().noneMatch(call -> call.use().settings().containsKey("revision")));
    }

    @Test
    void shouldShowAReadyMessageInAShortBuffer() throws Exception {
        List<String> words = words("mpi-ready-sends-1.ptlrec");
        assertTrue(words.contains("mpi: message 1 from rank[0], tag 1 leaves its short buffer"), words::toString);
        assertTrue(words.stream().anyMatch(said -> said.startsWith("mpi: message 1 from rank[0], tag 1 was unexpected and goes to request")), words::toString);
    }

    @Test
    void shouldShowReturnedCreditsThatTheirQueueLost() throws Exception {
        List<String> words = words("mpi-credits-1.ptlrec");
        assertTrue(words.contains("eq 2 is full: PTL_EVENT_PUT_END is lost"), words::toString);
    }
}
