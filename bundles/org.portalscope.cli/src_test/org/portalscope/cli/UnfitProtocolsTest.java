package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.ProtocolParameter;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.state.ProtocolState;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.world.World;

/** Where the calls of a protocol do something else than was recorded, a sentence says so, and all but what the protocol knows is as it was. */
class UnfitProtocolsTest {

    private static final Protocol INSTALLED = Protocols.installed(UnfitProtocolsTest.class.getClassLoader()).get("mpi");
    private static final Protocols MPI = Protocols.of(List.of(INSTALLED));

    private RecordedCourse course;

    @BeforeEach
    void run() throws Exception {
        course = RecordedCourse.of(ScenarioFiles.LIBRARY.resolve("5.3-eager-expected.ptl"), 0, CapturePolicy.ALL);
    }

    /** MPI of another version, whose initialization begins otherwise and which knows no other call. */
    private record OtherMpi() implements Protocol {

        private static final Procedure INIT = Procedure.named("MPI_Init").thenCheck(call -> call.getId(0)).end();

        @Override
        public String name() {
            return "mpi";
        }

        @Override
        public String about() {
            return "Another MPI.";
        }

        @Override
        public Protocol with(Map<String, Long> values) {
            return this;
        }

        @Override
        public List<ProtocolParameter> parameters() {
            return INSTALLED.parameters();
        }

        @Override
        public List<ProtocolOperation> operations() {
            return List.of(new ProtocolOperation(INIT, null, "Begins."));
        }

        @Override
        public ProtocolState start() {
            return INSTALLED.start();
        }

        @Override
        public ProtocolState read(FieldReader in) {
            return INSTALLED.read(in);
        }
    }

    private static MemoryRecording changed(MemoryRecording recording, UnaryOperator<ProtocolCalled> change) {
        List<RecordedTransition> transitions = new ArrayList<>();
        for (RecordedTransition transition : recording.transitions()) {
            List<Input> inputs = transition.inputs().stream().map(input -> input instanceof ProtocolCalled called ? change.apply(called) : input).toList();
            transitions.add(new RecordedTransition(transition.process(), transition.time(), transition.cause(), inputs));
        }
        return new MemoryRecording(recording.origin(), transitions);
    }

    private static ProtocolCalled with(ProtocolCalled called, String setting, long value) {
        SortedMap<String, Long> settings = new TreeMap<>(called.use().settings());
        settings.put(setting, value);
        return new ProtocolCalled(called.thread(), new ProtocolUse("mpi", settings, called.use().processes()), called.operation(), called.arguments());
    }

    /** Goes to the end and back; returns what is said of the recording. */
    private String lost(MemoryRecording recording, Protocols protocols) {
        RecordedWorlds worlds = new RecordedWorlds(recording, RecordedPrograms.unknown(protocols));
        LocalSession session = worlds.launch("").start();
        try (SessionDriver driver = session.drive()) {
            int end = session.timeline().size();
            assertEquals(course.transitions().size(), end);
            driver.seek(new Position(end, session.timeline().steps(end)));
            assertEquals(course.states().get(end), RecordedCourse.state(repeated(worlds, end)));
            assertEquals(List.of(), session.state().process(0).protocolTables());
            driver.seek(Position.START);
        }
        return worlds.lostProtocols().orElseThrow();
    }

    private static World repeated(RecordedWorlds worlds, int end) {
        World world = worlds.world();
        for (int number = 1; number <= end; number++) {
            world.advance(worlds.choice(world, number));
        }
        return world;
    }

    @Test
    void shouldSayThatAProtocolIsNotInstalled() {
        assertEquals("From transition 1 on it is not shown what protocols know of rank[0]: MPI_Init: the protocol mpi is not installed (recorded by version 0)."
                + " All else is shown as it was recorded.", lost(course.recording(), Protocols.NONE));
    }

    @Test
    void shouldSayWhatACallDoesInsteadOfWhatWasRecorded() {
        String words = lost(course.recording(), Protocols.of(List.of(new OtherMpi())));
        assertTrue(words.contains("MPI_Init: it does PtlGetId("), words);
        assertTrue(words.contains("and recorded is PtlInit("), words);
    }

    @Test
    void shouldSayWhatAProtocolCannotBeSetTo() {
        assertTrue(lost(changed(course.recording(), called -> with(called, "eager_limit", -1)), MPI).contains("mpi cannot have -1 as eager_limit"));
        assertTrue(lost(changed(course.recording(), called -> with(called, "colour", 1)), MPI).contains("mpi has no parameter colour"));
    }

    @Test
    void shouldSayWhichCallAProtocolDoesNotHave() {
        MemoryRecording other = changed(course.recording(), called -> new ProtocolCalled(called.thread(), called.use(), "MPI_Start_all", called.arguments()));
        assertTrue(lost(other, MPI).contains("mpi has no procedure MPI_Start_all"));
    }

    @Test
    void shouldSayWhichArgumentsACallDoesNotTake() {
        MemoryRecording other = changed(course.recording(), called -> new ProtocolCalled(called.thread(), called.use(), called.operation(),
                ByteString.of(new byte[] {1, 2})));
        assertTrue(lost(other, MPI).contains("MPI_Init takes other arguments: 2 bytes are left over"));
    }

    @Test
    void shouldKnowWhatTheyKnewBeforeThat() {
        RecordedWorlds worlds = new RecordedWorlds(changed(course.recording(), called -> with(called, "eager_limit", 0)), RecordedPrograms.unknown(MPI));
        LocalSession session = worlds.launch("").start();
        try (SessionDriver driver = session.drive()) {
            int known = 0;
            for (int number = 1; number <= session.timeline().size(); number++) {
                driver.seek(new Position(number, session.timeline().steps(number)));
                int now = tables(session);
                assertTrue(now > 0 || known == 0 || worlds.lostProtocols().isPresent(), "nobody said that they are lost");
                known = Math.max(known, now);
            }
            assertEquals(0, tables(session));
            assertTrue(known > 0, "they are lost at once");
            driver.seek(Position.START);
            assertEquals(0, tables(session));
            assertEquals(Optional.empty(), worlds.differences());
        }
    }

    private static int tables(LocalSession session) {
        return session.state().processes().stream().mapToInt(process -> process.protocolTables().size()).sum();
    }
}
