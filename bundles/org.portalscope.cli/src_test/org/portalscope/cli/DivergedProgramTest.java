package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.RecordingRun;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.scenario.Scenario;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** A recording whose program does something else than was recorded, before a checkpoint: the inputs win there and behind it. */
class DivergedProgramTest {

    private static final String RECORDED = "1";
    private static final String OTHER = "2";
    private static final int CLIENT = 1;
    /** The first put, with other header data. */
    private static final int DIVERGED = 12;
    /** Transitions of the run before the checkpoint. */
    private static final int BEFORE = 30;

    @TempDir
    private Path folder;
    private Path path;

    @BeforeEach
    void record() throws Exception {
        path = folder.resolve("puts.ptlrec");
        CheckpointedRecording.write(path, CheckpointedRecording.scenario(RECORDED).world(), CheckpointedRecording.scenario(RECORDED).world(), BEFORE);
    }

    private OpenedRecording open(Optional<Scenario> program) throws IOException {
        return OpenedRecording.open(path, origin -> program.map(scenario -> new Launch(scenario.title(), scenario.fileName(), scenario::world,
                RoundRobinScheduler::new)), (done, total) -> { }, () -> false).orElseThrow();
    }

    /** State and calls at the first step of every transition. */
    private static List<String> moments(LocalSession session, SessionDriver driver) {
        List<String> moments = new ArrayList<>();
        for (int number = 1; number <= session.timeline().size(); number++) {
            moments.add(moment(session, driver, number));
        }
        return moments;
    }

    private static String moment(LocalSession session, SessionDriver driver, int number) {
        driver.seek(new Position(number, 1));
        return session.state().dump() + session.threads(CLIENT);
    }

    private List<String> recorded() throws IOException {
        try (OpenedRecording opened = open(Optional.empty()); SessionDriver driver = opened.session().drive()) {
            return moments(opened.session(), driver);
        }
    }

    @Test
    void shouldShowWhatWasRecordedBehindACheckpointBothWays() throws Exception {
        List<String> recorded = recorded();
        try (OpenedRecording opened = open(Optional.of(CheckpointedRecording.scenario(OTHER))); SessionDriver driver = opened.session().drive()) {
            LocalSession session = opened.session();
            List<String> forward = moments(session, driver);
            assertNotEquals(recorded.get(DIVERGED - 2), forward.get(DIVERGED - 2), "the names of the program");
            assertEquals(recorded.subList(DIVERGED - 1, recorded.size()), forward.subList(DIVERGED - 1, recorded.size()));
            for (int number = forward.size(); number >= 1; number--) {
                assertEquals(forward.get(number - 1), moment(session, driver, number), "back to transition " + number);
            }
            assertTrue(opened.problem().orElseThrow().startsWith("From transition " + DIVERGED + " on the program does something else than was recorded"),
                    opened.problem()::toString);
            assertEquals(List.of(), session.timeline().labels(), "the state is that which was recorded");
        }
    }

    @Test
    void shouldShowItWhereTheCheckpointIsReachedAtOnce() throws Exception {
        List<String> recorded = recorded();
        try (OpenedRecording opened = open(Optional.of(CheckpointedRecording.scenario(OTHER))); SessionDriver driver = opened.session().drive()) {
            for (int number : new int[] {BEFORE + 5, BEFORE + 1, BEFORE, recorded.size()}) {
                assertEquals(recorded.get(number - 1), moment(opened.session(), driver, number), "at transition " + number);
            }
            assertTrue(opened.problem().isPresent());
        }
    }

    /** A report that has got the state of a run at its beginning shows what was recorded at the end, not where the program would be. */
    @Test
    void shouldReportTheStateOfTheInputsBehindTheProgram() throws Exception {
        try (RecordingFile file = RecordingFile.open(path)) {
            Scenario other = CheckpointedRecording.scenario(OTHER);
            RecordedPrograms programs = origin -> Optional.of(new Launch(other.title(), other.fileName(), other::world, RoundRobinScheduler::new));
            RecordingRun run = new RecordedWorlds(file, programs).run(Integer.MAX_VALUE);
            WorldState state = run.state();
            ProcessState client = state.process(CLIENT);
            run.pass(() -> false);
            assertTrue(run.divergence().isPresent());
            RecordingRun inputs = new RecordedWorlds(file, RecordedPrograms.unknown(Protocols.NONE)).run(Integer.MAX_VALUE);
            inputs.pass(() -> false);
            assertEquals(inputs.state().dump(), state.dump());
            assertEquals(inputs.state().process(CLIENT).place(0), client.place(0));
        }
    }
}
