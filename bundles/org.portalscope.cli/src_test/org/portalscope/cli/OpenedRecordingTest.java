package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32C;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.analysis.breakpoint.BreakpointFile;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.cli.explore.Workers;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingCopy;
import org.portalscope.replay.recording.RecordingFolder;
import org.portalscope.replay.recording.RecordingLimits;
import org.portalscope.replay.recording.SessionRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** A run of a session is saved as a recording, and opened again it is the same run, stepped both ways. */
class OpenedRecordingTest {

    /** Where the version of the format stands in a file. */
    private static final int VERSION = 8;

    @TempDir
    private Path folder;
    private Path whole;
    private RecordingFolder area;
    private LocalSession session;
    private SessionRecorder recorder;

    @BeforeEach
    void recordARun() throws ScenarioException, IOException {
        Scenario scenario = Library.open("3.7-match-list");
        Launch launch = new Launch(scenario.title(), scenario.fileName(), scenario::world, RoundRobinScheduler::new)
                .embedding(EmbeddedScenario.files(scenario), List.of());
        whole = folder.resolve("whole.ptlrec");
        area = new RecordingFolder(folder.resolve("area"));
        session = launch.start();
        recorder = SessionRecorder.record(area.next(), launch, session, "0.1.0", RecordingLimits.DEFAULT);
        try (SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        }
        try (RecordingFile written = RecordingFile.open(recorder.flushed())) {
            assertTrue(RecordingCopy.write(written, whole, (done, total) -> { }, () -> false));
        }
    }

    private static OpenedRecording open(Path path) throws IOException {
        return OpenedRecording.open(path, OpenedRecordingTest::program, (done, total) -> { }, () -> false).orElseThrow();
    }

    private static Optional<Launch> program(RecordingOrigin origin) {
        return EmbeddedScenario.worlds(origin, Protocols.NONE).map(worlds -> new Launch(origin.title(), "", worlds, RoundRobinScheduler::new));
    }

    private static String refusal(Path path) {
        return assertThrows(IOException.class, () -> open(path)).getMessage();
    }

    @Test
    void shouldHaveTheWholeTimelineFromTheStart() throws IOException {
        try (OpenedRecording opened = open(whole)) {
            assertEquals("Recording of " + session.title(), opened.session().title());
            assertEquals(Position.START, opened.session().position());
            assertEquals(session.timeline().size(), opened.session().timeline().size());
            assertEquals(Optional.empty(), opened.problem());
        }
    }

    @Test
    void shouldKnowTheNamesOfTheScenario() throws IOException {
        try (OpenedRecording opened = open(whole); SessionDriver driver = opened.session().drive()) {
            driver.seek(opened.session().timeline().end());
            assertFalse(session.state().process(0).activations(0).get(0).names().isEmpty());
            assertEquals(session.state().process(0).activations(0).get(0).names(), opened.session().state().process(0).activations(0).get(0).names());
        }
    }

    @Test
    void shouldGoThroughTheSameStatesBothWays() throws IOException {
        try (OpenedRecording opened = open(whole); SessionDriver original = session.drive(); SessionDriver again = opened.session().drive()) {
            for (int number = 1; number <= session.timeline().size(); number++) {
                Position end = new Position(number, session.timeline().steps(number));
                original.seek(end);
                again.seek(new Position(number, opened.session().timeline().steps(number)));
                assertEquals(portals(session), portals(opened.session()), "behind transition " + number);
            }
            while (again.move(StepKind.INTO, Direction.BACK, Optional.empty(), () -> false)) {
                // to the start
            }
            original.seek(Position.START);
            assertEquals(portals(session), portals(opened.session()));
        }
    }

    private static List<String> portals(LocalSession of) {
        return of.state().processes().stream().map(process -> process.portals().dump()).toList();
    }

    @Test
    void shouldKnowWhatLedToWhat() throws IOException {
        try (OpenedRecording opened = open(whole); SessionDriver original = session.drive(); SessionDriver again = opened.session().drive()) {
            int causes = 0;
            for (int number = 1; number <= session.timeline().size(); number++) {
                original.seek(new Position(number, 1));
                again.seek(new Position(number, 1));
                assertEquals(session.cause().map(Position::transition), opened.session().cause().map(Position::transition));
                assertEquals(session.consequence().map(Position::transition), opened.session().consequence().map(Position::transition));
                causes += session.cause().isPresent() ? 1 : 0;
            }
            assertTrue(causes > 0);
        }
    }

    @Test
    void shouldLearnWhatHappenedInALongOneWhenThatIsWanted() throws IOException, ScenarioException {
        Path path = longRecording();
        try (OpenedRecording opened = open(path); Workers workers = new Workers(2); SessionDriver driver = opened.session().drive()) {
            assertTrue(opened.isLong());
            driver.seek(new Position(opened.session().timeline().size(), 1));
            assertEquals(Optional.empty(), opened.session().cause());
            assertEquals(Optional.empty(), opened.learn(workers, (done, total) -> { }, () -> false));
            assertTrue(opened.session().cause().isPresent());
            assertEquals(70_000, opened.session().timeline().messages());
            assertTrue(opened.session().timeline().isLearnt());
        }
    }

    /** A put takes three transitions, so that their numbers say how many there have been. */
    @Test
    void shouldKnowNamesEverywhere() throws IOException, ScenarioException {
        Path path = longRecording();
        try (OpenedRecording opened = open(path); SessionDriver driver = opened.session().drive()) {
            driver.seek(new Position(200_000, 1));
            long far = count(opened.session());
            assertEquals(200_000 / 3, far, 10);
            opened.learn(WorkerPool.ALONE, (done, total) -> { }, () -> false);
            for (int number : new int[] {40_000, 200_000, 199_999, 100_000, 209_000}) {
                driver.seek(new Position(number, 1));
                assertEquals(number / 3, count(opened.session()), 10, "at transition " + number);
            }
            driver.seek(new Position(200_000, 1));
            assertEquals(far, count(opened.session()));
        }
    }

    @Test
    void shouldNotWaitForFarNamesWhileAllIsGoneThrough() throws IOException, ScenarioException {
        List<Boolean> known = new ArrayList<>();
        try (OpenedRecording opened = open(longRecording()); SessionDriver driver = opened.session().drive()) {
            driver.seek(new Position(200_000, 1));
            opened.learn(WorkerPool.ALONE, (done, total) -> known.add(names(opened.session()).containsKey("n")), () -> !known.isEmpty());
            assertEquals(List.of(false), known);
            assertTrue(names(opened.session()).containsKey("n"));
        }
    }

    @Test
    void shouldFindFarNamesInTheBackgroundIfNobodyWaitsForThem() throws IOException, ScenarioException {
        List<Runnable> tasks = new ArrayList<>();
        List<Integer> found = new ArrayList<>();
        try (OpenedRecording opened = open(longRecording()); SessionDriver driver = opened.session().drive()) {
            opened.deferNames(tasks::add, () -> found.add(tasks.size()));
            driver.seek(new Position(100_000, 1));
            assertFalse(names(opened.session()).containsKey("n"));
            driver.seek(new Position(200_000, 1));
            assertFalse(names(opened.session()).containsKey("n"));
            assertEquals(List.of(), found);
            tasks.get(0).run();
            assertEquals(List.of(1), found, "one task has gone to the names that were wanted last");
            assertEquals(200_000 / 3, count(opened.session()), 10);
        }
    }

    @Test
    void shouldKnowNamesAtOnceThatAreNear() throws IOException, ScenarioException {
        List<Runnable> tasks = new ArrayList<>();
        try (OpenedRecording opened = open(longRecording()); SessionDriver driver = opened.session().drive()) {
            opened.deferNames(tasks::add, () -> { });
            driver.seek(new Position(300, 1));
            assertEquals(300 / 3, count(opened.session()), 10);
            assertEquals(List.of(), tasks);
        }
    }

    @Test
    void shouldPauseInTheBackgroundWhileTheCursorMoves() throws IOException, ScenarioException, InterruptedException {
        try (OpenedRecording opened = open(longRecording())) {
            opened.session().moves().begin();
            Thread learning = new Thread(() -> opened.learn(WorkerPool.ALONE, (done, total) -> { }, () -> false));
            learning.start();
            while (learning.getState() != Thread.State.WAITING) {
                assertTrue(learning.isAlive());
                Thread.onSpinWait();
            }
            assertFalse(opened.session().timeline().isLearnt());
            opened.session().moves().end();
            learning.join();
            assertTrue(opened.session().timeline().isLearnt());
        }
    }

    /** How many puts the client has begun. */
    private static long count(LocalSession of) {
        return (Long) names(of).get("n").value();
    }

    private static Map<String, TypedValue> names(LocalSession of) {
        return of.state().process(1).activations(0).get(0).names();
    }

    @Test
    void shouldLearnNothingOfOneThatIsClosedMeanwhile() throws IOException, ScenarioException {
        OpenedRecording opened = open(longRecording());
        assertEquals(Optional.empty(), opened.learn(WorkerPool.ALONE, (done, total) -> close(opened), () -> false));
        assertFalse(opened.session().timeline().isLearnt());
    }

    private static void close(OpenedRecording opened) {
        try {
            opened.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path longRecording() throws IOException, ScenarioException {
        Scenario scenario = ScenarioReader.parse("puts.ptl", """
                scenario "Puts";
                process server at 1:0 { PtlInit(&max); PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni); barrier; }
                process client at 0:0 {
                    PtlInit(&max);
                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                    PtlMDBind(ni, { start = 0, length = 0 }, &md);
                    barrier;
                    repeat 70000 as n { PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0); }
                }
                """).get();
        Launch launch = new Launch("Puts", "puts.ptl", scenario::world, RoundRobinScheduler::new)
                .embedding(EmbeddedScenario.files(scenario), List.of());
        LocalSession puts = launch.start();
        Path path = folder.resolve("long.ptlrec");
        try (SessionRecorder written = SessionRecorder.record(area.next(), launch, puts, "0.1.0", RecordingLimits.DEFAULT);
                SessionDriver driver = puts.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            Files.copy(written.flushed(), path);
        }
        return path;
    }

    @Test
    void shouldOpenNothingWhenCancelled() throws IOException {
        assertEquals(Optional.empty(), OpenedRecording.open(whole, origin -> Optional.empty(), (done, total) -> { }, () -> true));
    }

    @Test
    void shouldOpenWhatIsThereOfATornOneAndSaySo() throws IOException {
        byte[] bytes = Files.readAllBytes(recorder.flushed());
        Path torn = Files.write(folder.resolve("torn.ptlrec"), Arrays.copyOf(bytes, bytes.length + 5));
        try (OpenedRecording opened = open(torn)) {
            assertEquals(session.timeline().size(), opened.session().timeline().size());
            assertEquals(Optional.of("The recording is torn at byte " + bytes.length + ": the 5 bytes from there on cannot be read."), opened.problem());
        }
    }

    @Test
    void shouldRefuseWhatIsNone() throws IOException {
        assertEquals("none.ptlrec: There is no such file.", refusal(folder.resolve("none.ptlrec")));
        assertTrue(refusal(folder).endsWith(": This is a folder, and a recording is a file."), refusal(folder));
        Path other = Files.writeString(folder.resolve("other.ptlrec"), "scenario \"A put\";");
        assertTrue(refusal(other).startsWith("other.ptlrec: "), refusal(other));
        assertEquals("newer.ptlrec: The recording is of version 99; what can be read is version 1.", refusal(newer()));
    }

    private Path newer() throws IOException {
        byte[] bytes = Files.readAllBytes(whole);
        bytes[VERSION] = 99;
        CRC32C checksum = new CRC32C();
        checksum.update(bytes, 0, VERSION + Integer.BYTES);
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).putInt(VERSION + Integer.BYTES, (int) checksum.getValue());
        return Files.write(folder.resolve("newer.ptlrec"), bytes);
    }

    @Test
    void shouldFindRunsThatWereNotClosedAndRemoveThoseThatWere() throws IOException {
        assertEquals(List.of(new RecordingFolder.Left(recorder.flushed(), session.title())), area.left());
        recorder.close();
        assertEquals(List.of(), area.left());
    }

    @Test
    void shouldRemoveWhatHoldsNothingOfARunAndKeepWhatItCannotRead() throws IOException {
        recorder.close();
        Path empty = area.next();
        Path unknown = Files.write(area.next(), new byte[] {1, 2, 3});
        Path breakpoints = BreakpointFile.beside(empty).path();
        Files.writeString(breakpoints, "dropped\n");
        Path others = Files.writeString(BreakpointFile.beside(unknown).path(), "dropped\n");
        assertEquals(List.of(), area.left());
        assertFalse(Files.exists(empty));
        assertFalse(Files.exists(breakpoints));
        try (Stream<Path> files = Files.list(folder.resolve("area"))) {
            assertEquals(Set.of(unknown, others), files.collect(Collectors.toSet()));
        }
    }

    @Test
    void shouldKnowTheStatementsOfItsScenario() throws IOException {
        try (OpenedRecording opened = open(whole)) {
            for (ProcessState process : opened.session().state().processes()) {
                List<SourceLocation> statements = session.state().process(process.index()).statements();
                assertFalse(statements.isEmpty());
                assertEquals(statements.stream().map(LineTarget::of).toList(), process.statements().stream().map(LineTarget::of).toList());
            }
        }
        OpenedRecording nameless = OpenedRecording.open(whole, origin -> Optional.empty(), (done, total) -> { }, () -> false).orElseThrow();
        try (nameless) {
            assertEquals(List.of(), nameless.session().state().process(0).statements());
        }
    }
}
