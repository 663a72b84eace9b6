package org.portalscope.replay.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.ExecutionRecorder;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.MatchListWorld;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** A session that records its run pauses where the recorder wants it, and what is copied of its file is whole or not there. */
class RecordedRunTest {

    @TempDir
    private Path folder;

    private final LocalSession session = MatchListWorld.session();
    private final SessionDriver driver = session.drive();

    private void resume() {
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
    }

    @Test
    void shouldPauseTheRunAndGoOn() {
        boolean[] isFull = {false};
        boolean[] isLarger = {false};
        session.recordTo(new ExecutionRecorder() {
            @Override
            public void end() {
                isFull[0] = !isLarger[0];
            }

            @Override
            public Optional<String> pause() {
                return isFull[0] ? Optional.of("paused: full") : Optional.empty();
            }

            @Override
            public void goOn() {
                isFull[0] = false;
                isLarger[0] = true;
            }
        });
        resume();
        assertEquals(1, session.timeline().size());
        assertEquals(RunResult.Result.PAUSED, session.result().orElseThrow().result());
        assertEquals(Optional.of("paused: full"), session.ending());
        resume();
        assertEquals(Optional.of("the run has ended: 16 transitions, 1 message"), session.ending());
    }

    @Test
    void shouldLeaveNothingOfACopyThatIsCancelled() throws IOException {
        Path copy = folder.resolve("copy.ptlrec");
        try (SessionRecorder recorder = record()) {
            resume();
            try (RecordingFile recording = RecordingFile.open(recorder.flushed())) {
                assertFalse(RecordingCopy.write(recording, copy, (done, total) -> { }, () -> true));
            }
            assertEquals(List.of("run.ptlrec"), names());
        }
        assertEquals(List.of(), names());
    }

    @Test
    void shouldCopyWhatAWriterLeftThatWasEnded() throws IOException {
        Path torn = folder.resolve("torn.ptlrec");
        Path copy = folder.resolve("copy.ptlrec");
        try (SessionRecorder recorder = record()) {
            resume();
            byte[] whole = Files.readAllBytes(recorder.flushed());
            Files.write(torn, whole);
            Files.write(torn, new byte[] {1, 2, 3}, StandardOpenOption.APPEND);
        }
        try (RecordingFile left = RecordingFile.open(torn)) {
            assertFalse(left.end().clean());
            assertTrue(RecordingCopy.write(left, copy, (done, total) -> { }, () -> false));
            try (RecordingFile whole = RecordingFile.open(copy)) {
                assertTrue(whole.end().clean());
                assertEquals(left.size(), whole.size());
                assertEquals(session.timeline().size() + 2, whole.size());
            }
        }
    }

    private SessionRecorder record() throws IOException {
        Launch launch = new Launch("match list", "", MatchListWorld::world, RoundRobinScheduler::new);
        return SessionRecorder.record(folder.resolve("run.ptlrec"), launch, session, "0.1.0", RecordingLimits.DEFAULT);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
