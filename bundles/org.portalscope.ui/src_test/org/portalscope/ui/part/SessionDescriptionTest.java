package org.portalscope.ui.part;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingCopy;
import org.portalscope.replay.recording.RecordingLimits;
import org.portalscope.replay.recording.SessionRecorder;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.ShownSession;
import org.portalscope.ui.session.TestSessions;

/** What views say about whose session they show. */
class SessionDescriptionTest {

    private final OpenSessions sessions = TestSessions.sessions();
    private final ShownSession shown = new ShownSession(sessions);

    @Test
    void shouldSayNothingWhileThereIsNoDoubt() throws ScenarioException {
        assertEquals("", words());
        open();
        assertEquals("", words());
    }

    @Test
    void shouldNameTheSessionIfThereAreSeveral() throws ScenarioException {
        open();
        open();
        assertEquals("A match list", words());
    }

    @Test
    void shouldSayThatAViewIsPinned() throws ScenarioException {
        open();
        shown.hold(true);
        assertEquals("Pinned to A match list", words());
    }

    @Test
    void shouldSayThatTheTextHasErrorsSince() throws ScenarioException {
        OpenSession session = open();
        sessions.setStale(session, true);
        assertEquals("A match list: its text has errors, and this is its last run without", words());
        sessions.setStale(session, false);
        assertEquals("", words());
    }

    @Test
    void shouldSayWhatIsWrongWithARecording(@TempDir Path folder) throws ScenarioException, IOException {
        Path file = folder.resolve("torn.ptlrec");
        LocalSession session = TestSessions.matchList().start();
        try (SessionRecorder recorder = SessionRecorder.record(folder.resolve("run.ptlrec"), TestSessions.matchList(), session, "0.1.0",
                RecordingLimits.DEFAULT)) {
            Files.write(file, Files.readAllBytes(recorder.flushed()));
        }
        long size = Files.size(file);
        Files.write(file, new byte[] {1, 2}, StandardOpenOption.APPEND);
        OpenedRecording opened = OpenedRecording.open(file, origin -> Optional.empty(), (done, total) -> { }, () -> false).orElseThrow();
        sessions.open(opened, driver -> { });
        assertEquals("Recording of A match list: The recording is torn at byte " + size + ": the 2 bytes from there on cannot be read.", words());
    }

    @Test
    void shouldNotDoubtARecordingForTheTextOfItsScenario(@TempDir Path folder) throws ScenarioException, IOException {
        Path file = folder.resolve("whole.ptlrec");
        LocalSession session = TestSessions.matchList().start();
        Path run = folder.resolve("run.ptlrec");
        try (SessionRecorder recorder = SessionRecorder.record(run, TestSessions.matchList(), session, "0.1.0", RecordingLimits.DEFAULT);
                RecordingFile written = RecordingFile.open(recorder.flushed())) {
            RecordingCopy.write(written, file, (done, total) -> { }, () -> false);
        }
        OpenedRecording opened = OpenedRecording.open(file, origin -> Optional.empty(), (done, total) -> { }, () -> false).orElseThrow();
        OpenSession replay = sessions.open(opened, driver -> { });
        sessions.setStale(replay, true);
        assertFalse(replay.isStale());
        assertEquals("", words());
    }

    private OpenSession open() throws ScenarioException {
        return sessions.open(TestSessions.matchList(), driver -> driver.seek(Position.START));
    }

    private String words() {
        return SessionDescription.of(shown, sessions.all().size());
    }
}
