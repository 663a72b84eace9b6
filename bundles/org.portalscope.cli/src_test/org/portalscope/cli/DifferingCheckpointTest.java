package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.World;

/** A recording whose checkpoint is another state than this engine comes to, as one of another version may be: the session goes on from that, and says where. */
class DifferingCheckpointTest {

    /** Transitions of the runs before the checkpoint. */
    private static final int BEFORE = 30;
    private static final String ONE = "1";
    private static final String OTHER = "2";

    @TempDir
    private Path folder;
    private Path path;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** A scenario that puts with other header data until the checkpoint. */
    private static World world(String data) throws Exception {
        return CheckpointedRecording.scenario(data).world();
    }

    /** The inputs of one run with the state of the other: the engine answers as it did not when the run was recorded. */
    @BeforeEach
    void record() throws Exception {
        path = folder.resolve("other.ptlrec");
        write(world(ONE), world(OTHER));
    }

    private void write(World run, World stated) throws IOException, SnapshotException {
        CheckpointedRecording.write(path, run, stated, BEFORE);
    }

    private OpenedRecording open() throws IOException {
        return OpenedRecording.open(path, origin -> Optional.empty(), (done, total) -> { }, () -> false).orElseThrow();
    }

    private static Position end(LocalSession session, int number) {
        return new Position(number, session.timeline().steps(number));
    }

    @Test
    void shouldGoOnFromTheRecordedStateWhicheverWayItIsReached() throws IOException {
        List<String> stepped = new ArrayList<>();
        try (OpenedRecording opened = open(); SessionDriver driver = opened.session().drive()) {
            LocalSession session = opened.session();
            for (int number = 1; number <= session.timeline().size(); number++) {
                driver.seek(new Position(number, 1));
                stepped.add(session.state().dump());
            }
            for (int number = session.timeline().size(); number >= 1; number--) {
                driver.seek(new Position(number, 1));
                assertEquals(stepped.get(number - 1), session.state().dump(), "back to transition " + number);
            }
            driver.seek(end(session, BEFORE));
            String before = session.state().dump();
            assertTrue(driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false));
            assertEquals(stepped.get(BEFORE), session.state().dump());
            assertTrue(driver.move(StepKind.INTO, Direction.BACK, Optional.empty(), () -> false));
            assertEquals(before, session.state().dump());
        }
        try (OpenedRecording opened = open(); SessionDriver driver = opened.session().drive()) {
            driver.seek(new Position(BEFORE + 5, 1));
            assertEquals(stepped.get(BEFORE + 4), opened.session().state().dump());
        }
    }

    @Test
    void shouldMarkAndNameThePlace() throws IOException {
        try (OpenedRecording opened = open()) {
            assertEquals(List.of(new TransitionLog.Label(BEFORE, "goes on from another state")), opened.session().timeline().labels());
            assertEquals(Optional.of("Behind transition 30 this engine comes to another state than was recorded by version 0; the session goes on from the "
                    + "recorded one."), opened.problem());
        }
    }

    @Test
    void shouldNameThePlaceInAReplay() {
        assertEquals(0, run("replay", path.toString(), "--steps", "none"), err::toString);
        assertTrue(err.toString().contains("Behind transition 30 this engine comes to another state"), err::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {ONE, OTHER})
    void shouldReplayTheSameFromAnyTransition(String stated) throws Exception {
        write(world(ONE), world(stated));
        List<String> whole = transitions(1);
        assertTrue(whole.size() > BEFORE + 5, whole::toString);
        for (int from : new int[] {BEFORE - 1, BEFORE, BEFORE + 1, BEFORE + 2, BEFORE + 6, whole.size()}) {
            assertEquals(whole.subList(from - 1, whole.size()), transitions(from), "from transition " + from);
        }
    }

    /** What a replay tells of the transitions from one on. */
    private List<String> transitions(int from) {
        assertEquals(0, run("replay", path.toString(), "--from", String.valueOf(from), "--format", "json"), err::toString);
        return out.toString().lines().filter(line -> line.startsWith("{\"record\":\"transition\",")).toList();
    }

    @Test
    void shouldSayNothingWhereTheStatesAreTheSame() throws Exception {
        write(world(ONE), world(ONE));
        try (OpenedRecording opened = open()) {
            assertEquals(List.of(), opened.session().timeline().labels());
            assertEquals(Optional.empty(), opened.problem());
        }
    }

    @Test
    void shouldGoOnFromAStateWithAnotherDigest() throws Exception {
        write(world(ONE), world(ONE));
        changeDigest();
        try (OpenedRecording opened = open(); SessionDriver driver = opened.session().drive()) {
            driver.seek(new Position(BEFORE + 5, 1));
            assertFalse(opened.session().failure().isPresent());
            assertEquals(List.of(new TransitionLog.Label(BEFORE, "goes on from another state")), opened.session().timeline().labels());
        }
        assertEquals(0, run("info", path.toString()));
        assertTrue(out.toString().contains("from which a replay goes on: after transition "), out::toString);
    }

    @Test
    void shouldNameThePlaceBeforeTheEndOfALongOneWhenItIsOpened() throws Exception {
        int puts = 60_000;
        int before = 3 * puts;
        CheckpointedRecording.write(path, CheckpointedRecording.scenario(ONE, puts).world(), CheckpointedRecording.scenario(ONE, puts).world(), before);
        changeDigest();
        try (OpenedRecording opened = open()) {
            assertTrue(opened.isLong());
            assertEquals(List.of(new TransitionLog.Label(before, "goes on from another state")), opened.session().timeline().labels());
            assertEquals(Position.START, opened.session().position());
        }
    }

    private void changeDigest() throws IOException {
        byte[] file = Files.readAllBytes(path);
        SpoiltDigest.spoil(file);
        Files.write(path, file);
    }

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }
}
