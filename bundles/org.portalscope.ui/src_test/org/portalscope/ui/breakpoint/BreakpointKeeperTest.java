package org.portalscope.ui.breakpoint;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.breakpoint.NumberedBreakpoint;
import org.portalscope.expression.value.Problems;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingLimits;
import org.portalscope.replay.recording.SessionRecorder;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.TestSessions;

/** Breakpoints outlive their sessions. */
class BreakpointKeeperTest {

    @TempDir
    private Path folder;

    private final OpenSessions sessions = TestSessions.sessions();
    private Launch launch;

    @BeforeEach
    void keep() throws Exception {
        launch = TestSessions.matchList();
        sessions.addListener(new BreakpointKeeper(sessions, folder.resolve("breakpoints")));
    }

    @Test
    void shouldGiveASessionThatIsStartedAgainTheBreakpointsOfTheFormerOne() {
        OpenSession first = open();
        add(first, "hit 2 portal 4 bits 0x0007");
        add(first, "disabled dropped");
        OpenSession again = sessions.replace(first, launch, InitialPositions::firstTranslation);
        assertEquals(List.of("hit 2 portal 4 bits 0x0007", "disabled dropped"), texts(again));
        sessions.close(again);
        OpenSession later = open();
        assertEquals(List.of("hit 2 portal 4 bits 0x0007", "disabled dropped"), texts(later));
        list(later).remove(1);
        assertEquals(List.of("disabled dropped"), texts(sessions.replace(later, launch, InitialPositions::firstTranslation)));
    }

    @Test
    void shouldLeaveOtherScenariosAlone() throws Exception {
        add(open(), "dropped");
        OpenSession other = sessions.open(TestSessions.processes("PtlInit(&max);", "PtlInit(&max);"), InitialPositions::firstTranslation);
        assertEquals(List.of(), texts(other));
        try (Stream<Path> files = Files.list(folder.resolve("breakpoints"))) {
            assertEquals(1, files.count());
        }
    }

    @Test
    void shouldNotTouchAFileThatItCannotRead() throws Exception {
        add(open(), "dropped");
        Path file;
        try (Stream<Path> files = Files.list(folder.resolve("breakpoints"))) {
            file = files.findFirst().orElseThrow();
        }
        byte[] noText = {(byte) 0xff, (byte) 0xfe};
        Files.write(file, noText);
        OpenSession again = open();
        add(again, "unlinked");
        assertArrayEquals(noText, Files.readAllBytes(file));
        assertEquals(1, again.controller().breakpoints().refused().size());
    }

    @Test
    void shouldLeaveNothingBesideARecordingThatGoes() throws Exception {
        Path file = record();
        OpenSession kept = sessions.open(OpenedRecording.open(file, origin -> Optional.empty(), (done, total) -> { }, () -> false).orElseThrow(),
                InitialPositions::firstTranslation);
        add(kept, "dropped");
        sessions.close(kept);
        assertEquals(List.of("dropped"), Files.readAllLines(folder.resolve("run.breakpoints")));
        OpenSession temporary = sessions.open(OpenedRecording.openTemporary(file, origin -> Optional.empty(), Optional.empty(), (done, total) -> { },
                () -> false).orElseThrow(), InitialPositions::firstTranslation);
        assertEquals(List.of("dropped"), texts(temporary));
        add(temporary, "unlinked");
        sessions.close(temporary);
        assertFalse(Files.exists(file));
        assertFalse(Files.exists(folder.resolve("run.breakpoints")));
    }

    /** Records a run to its end. */
    private Path record() throws Exception {
        Path file = folder.resolve("run.ptlrec");
        LocalSession session = launch.start();
        try (SessionRecorder recorder = SessionRecorder.record(folder.resolve("running.ptlrec"), launch, session, "0.1.0", RecordingLimits.DEFAULT);
                SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            Files.copy(recorder.flushed(), file);
        }
        return file;
    }

    private OpenSession open() {
        return sessions.open(launch, InitialPositions::firstTranslation);
    }

    private static void add(OpenSession session, String text) {
        list(session).add(BreakpointReader.read(text, session.controller().session(), new Problems()).orElseThrow());
    }

    private static BreakpointList list(OpenSession session) {
        return session.controller().breakpoints().list();
    }

    private static List<String> texts(OpenSession session) {
        return list(session).all().stream().map(NumberedBreakpoint::breakpoint).map(breakpoint -> breakpoint.text()).toList();
    }
}
