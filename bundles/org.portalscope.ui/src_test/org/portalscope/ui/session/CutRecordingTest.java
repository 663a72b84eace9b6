package org.portalscope.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.expression.value.Problems;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingLimits;
import org.portalscope.replay.recording.SessionRecorder;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;

/** A recording whose file is cut, or overwritten, while its session is open. */
class CutRecordingTest {

    /** Long enough for a recording of several pieces, of which few are kept. */
    private static final String LONG = "i = 0;\nwhile i < 40000 { i = i + 1; }";

    @TempDir
    private Path folder;
    private final OpenSessions sessions = TestSessions.sessions();
    private Path file;
    private OpenSession session;

    @BeforeEach
    void record() throws Exception {
        Launch launch = TestSessions.processes(LONG, "a = 1;");
        LocalSession run = launch.start();
        Path own = folder.resolve("own.ptlrec");
        file = folder.resolve("long.ptlrec");
        try (SessionRecorder recorder = SessionRecorder.record(own, launch, run, "1", RecordingLimits.DEFAULT); SessionDriver driver = run.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            Files.copy(recorder.flushed(), file);
        }
        session = sessions.open(OpenedRecording.open(file, origin -> Optional.empty(), (done, total) -> { }, () -> false).orElseThrow(), driver -> { });
    }

    private void cut() throws IOException {
        try (RandomAccessFile whole = new RandomAccessFile(file.toFile(), "rw")) {
            whole.setLength(whole.length() / 3);
        }
    }

    static Stream<Consumer<SessionController>> moves() {
        return Stream.of(controller -> controller.move(StepKind.RESUME, Direction.FORWARD),
                controller -> controller.seek(new Position(controller.session().timeline().size() / 2, 1)),
                controller -> controller.findAll(StepQuery.meets("kind == \"ThresholdTaken\"",
                        controller.snapshot().processes(), new Problems()).orElseThrow()));
    }

    @ParameterizedTest
    @MethodSource("moves")
    void shouldEndTheSessionAndSayWhyWhateverMovesIt(Consumer<SessionController> move) throws IOException {
        cut();
        assertTrue(session.isChanged());
        move.accept(session.controller());
        assertEquals(List.of(), sessions.all());
        String why = sessions.obstacle().orElseThrow();
        assertTrue(why.startsWith("'Recording of test' has ended. long.ptlrec: The recording is damaged at byte "), why);
        assertTrue(why.contains("the file has been cut since it was opened"), why);
    }

    @Test
    void shouldTellThoseWhoLookAtTheSelectedSession() throws IOException {
        List<String> told = new ArrayList<>();
        new ShownSession(sessions).addListener(new SessionListener() {
            @Override
            public void changed() {
                // where the cursor is does not matter
            }

            @Override
            public void lost(IOException why) {
                told.add(why.getMessage());
            }
        });
        cut();
        session.controller().move(StepKind.RESUME, Direction.FORWARD);
        assertEquals(1, told.size());
        assertTrue(told.get(0).contains("damaged at byte "), told.get(0));
    }

    @Test
    void shouldEndOnlySessionsWhoseFileHasBeenChanged() throws Exception {
        OpenSession other = sessions.open(TestSessions.matchList(), driver -> { });
        assertFalse(sessions.loseChanged(new IOException("none")));
        cut();
        assertTrue(sessions.loseChanged(new IOException("none")));
        assertEquals(List.of(other), sessions.all());
        assertEquals(Optional.of(other), sessions.selected());
    }
}
