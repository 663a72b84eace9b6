package org.portalscope.recording.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.InputCause;
import org.portalscope.recording.LoopbackRun;
import org.portalscope.recording.RandomTransitions;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.read.RecordingFile;

/** How a recorder writes: what it leaves out, when it flushes, how much room it takes. */
class RecordingFileWriterTest {

    private static final int PAYLOAD = 8;
    private static final int ROUNDS = 20_000;
    private static final int MOST_FOR_A_MESSAGE = 160;

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("run.ptlrec");
    }

    private static List<RecordedTransition> read(Path path) throws IOException {
        List<RecordedTransition> read = new ArrayList<>();
        try (RecordingFile file = RecordingFile.open(path)) {
            file.read(1, file.size() + 1, read::add);
        }
        return read;
    }

    private static RecordedTransition of(Input input) {
        return new RecordedTransition(0, 0, InputCause.of(input), List.of(input));
    }

    @Test
    void shouldKeepTheFirstBytesOfDataAndTheirLength() throws IOException {
        ProcessId self = new ProcessId(0, 0);
        PutRequest put = new PutRequest(new OperationId(self, 1), self, 100, self, 4, 0, 7, 0, Ptl.PTL_MD_NONE, 5, 0);
        try (RecordingFileWriter writer = RecordingFileWriter.create(file(), RandomTransitions.origin(new CapturePolicy(3)))) {
            writer.append(of(new OperationCompleted(0, 1, ByteString.of(new byte[] {1, 2, 3, 4, 5}))));
            writer.append(of(new MessageArrived(put, ByteString.of(new byte[] {9, 8}))));
            writer.append(of(new MessageArrived(put, ByteString.of(new byte[] {9, 8, 7, 6}))));
            writer.append(of(new OperationCompleted(0, 2, null)));
        }
        assertEquals(List.of(of(new OperationCompleted(0, 1, ByteString.of(new byte[] {1, 2, 3, 0, 0}))),
                of(new MessageArrived(put, ByteString.of(new byte[] {9, 8}))), of(new MessageArrived(put, ByteString.of(new byte[] {9, 8, 7, 0}))),
                of(new OperationCompleted(0, 2, null))), read(file()));
    }

    @Test
    void shouldFlushWhenAnIntervalHasPassed() throws IOException {
        DirectThread thread = new DirectThread();
        List<RecordedTransition> recorded = new RandomTransitions(1, 1).list(10);
        try (RecordingFileWriter writer = RecordingFileWriter.create(file(), RandomTransitions.origin(CapturePolicy.ALL), RecorderSettings.DEFAULT, thread)) {
            recorded.forEach(writer::append);
            assertEquals(List.of(), read(file()));
            thread.pass();
            assertEquals(recorded, read(file()));
        }
    }

    @Test
    void shouldFlushWhatOnlyHappensAgain() throws IOException {
        DirectThread thread = new DirectThread();
        RecordedTransition poll = new RandomTransitions(2, 1).next();
        List<RecordedTransition> recorded = new ArrayList<>();
        try (RecordingFileWriter writer = RecordingFileWriter.create(file(), RandomTransitions.origin(CapturePolicy.ALL), RecorderSettings.DEFAULT, thread)) {
            for (int i = 0; i < 40; i++) {
                writer.append(poll);
                recorded.add(poll);
                if (i % 3 == 0) {
                    thread.pass();
                    assertEquals(recorded, read(file()));
                }
                if (i % 7 == 0) {
                    RecordedTransition other = new RandomTransitions(i + 3, 1).next();
                    writer.append(other);
                    recorded.add(other);
                }
            }
        }
        assertEquals(recorded, read(file()));
    }

    @Test
    void shouldWaitWhileAllSegmentsAreFull() throws IOException {
        DirectThread thread = new DirectThread();
        RecorderSettings settings = new RecorderSettings(1, 100, 3);
        List<RecordedTransition> recorded = new RandomTransitions(1, 1).list(500);
        try (RecordingFileWriter writer = RecordingFileWriter.create(file(), RandomTransitions.origin(CapturePolicy.ALL), settings, thread)) {
            for (RecordedTransition each : recorded) {
                writer.append(each);
                assertTrue(writer.backlog() <= 3);
            }
        }
        assertEquals(recorded, read(file()));
    }

    @Test
    void shouldTakeFewBytesForAMessage() throws IOException {
        long before;
        try (RecordingFileWriter writer = RecordingFileWriter.create(file(), LoopbackRun.origin(CapturePolicy.ALL))) {
            LoopbackRun run = new LoopbackRun(3, 1000, 1 << 16, writer::append);
            writer.flush();
            before = Files.size(file());
            for (int i = 0; i < ROUNDS; i++) {
                run.round();
            }
        }
        long each = (Files.size(file()) - before) / ROUNDS;
        assertTrue(each <= MOST_FOR_A_MESSAGE + PAYLOAD, "bytes for a message at both of its ends: " + each);
    }

    @Test
    void shouldTellWhenACheckpointIsDue() throws IOException {
        try (RecordingFileWriter writer = RecordingFileWriter.create(file(), LoopbackRun.origin(CapturePolicy.ALL))) {
            LoopbackRun run = new LoopbackRun(3, 1000, 1 << 16, writer::append);
            assertFalse(writer.isCheckpointDue(9_999));
            assertTrue(writer.isCheckpointDue(10_000));
            writer.checkpoint(List.of(run.snapshot()));
            assertFalse(writer.isCheckpointDue(10_000), "fewer bytes have been recorded than the checkpoint took");
            assertTrue(writer.isCheckpointDue(100_000));
            for (int i = 0; i < ROUNDS; i++) {
                run.round();
            }
            assertTrue(writer.isCheckpointDue(10_000));
        }
    }
}
