package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;

/** A recording with an input that this engine cannot take, before a checkpoint: the replay ends for that process, and goes on from the recorded state. */
class UnfitRecordingTest {

    private static final String DATA = "1";
    /** The transition whose input does not fit. */
    private static final int UNFIT = 20;
    /** Transitions before the checkpoint. */
    private static final int BEFORE = 30;
    /** An operation that there is none of. */
    private static final long NO_LINK = 99;

    @TempDir
    private Path folder;
    private Path whole;
    private Path unfit;

    @BeforeEach
    void record() throws Exception {
        whole = folder.resolve("whole.ptlrec");
        unfit = folder.resolve("unfit.ptlrec");
        CheckpointedRecording.write(whole, CheckpointedRecording.scenario(DATA).world(), CheckpointedRecording.scenario(DATA).world(), BEFORE);
        CheckpointedRecording.write(unfit, CheckpointedRecording.scenario(DATA).world(), CheckpointedRecording.scenario(DATA).world(), BEFORE,
                (number, recorded) -> number == UNFIT ? unfit(recorded) : recorded);
    }

    private static RecordedTransition unfit(RecordedTransition recorded) {
        return new RecordedTransition(recorded.process(), recorded.time(), new TransitionCause.Completion(0, NO_LINK, NiFailType.PTL_NI_OK),
                List.of(new OperationCompleted(0, NO_LINK, null)));
    }

    private static OpenedRecording open(Path path) throws IOException {
        return OpenedRecording.open(path, origin -> Optional.empty(), (done, total) -> { }, () -> false).orElseThrow();
    }

    /** The states at the first step of the transitions behind the checkpoint, in their order, reached from the first to the last. */
    private static List<String> behind(LocalSession session, SessionDriver driver) {
        List<String> states = new ArrayList<>();
        for (int number = BEFORE + 1; number <= session.timeline().size(); number++) {
            driver.seek(new Position(number, 1));
            assertEquals(Optional.empty(), session.failure(), "at transition " + number);
            states.add(session.state().dump());
        }
        return states;
    }

    private static List<String> recorded(Path path) throws IOException {
        try (OpenedRecording opened = open(path); SessionDriver driver = opened.session().drive()) {
            return behind(opened.session(), driver);
        }
    }

    private static void seekUnfit(LocalSession session, SessionDriver driver) {
        driver.seek(new Position(UNFIT, session.timeline().steps(UNFIT)));
        String why = session.failure().orElseThrow().message();
        assertTrue(why.startsWith("transition " + UNFIT + " of the recording does not fit the state that this engine has come to: "), why);
    }

    @Test
    void shouldGoOnFromTheRecordedStateBehindTheEndOfAReplay() throws IOException {
        List<String> recorded = recorded(whole);
        try (OpenedRecording opened = open(unfit); SessionDriver driver = opened.session().drive()) {
            LocalSession session = opened.session();
            seekUnfit(session, driver);
            assertEquals(recorded, behind(session, driver));
            seekUnfit(session, driver);
            driver.seek(new Position(BEFORE, 1));
            assertTrue(session.failure().isPresent());
            driver.seek(new Position(BEFORE + 5, 1));
            assertEquals(recorded.get(4), session.state().dump());
        }
    }

    @Test
    void shouldFindTheRecordedStateAtOnce() throws IOException {
        assertEquals(recorded(whole), recorded(unfit));
    }
}
