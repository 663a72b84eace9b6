package org.portalscope.recording.read;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.engine.snapshot.ProcessSnapshot;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.LoopbackRun;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.write.DirectThread;
import org.portalscope.recording.write.RecorderSettings;
import org.portalscope.recording.write.RecordingFileWriter;

/** Checkpoints of a recording are the states that a process had. */
class RecordedCheckpointTest {

    private static final int MEMORY = 40 * MemoryPage.SIZE + 100;

    @TempDir
    private Path folder;

    private final List<Snapshot> taken = new ArrayList<>();
    private final List<Long> behind = new ArrayList<>();
    private String end;

    private Path record(int rounds, int distance) throws Exception {
        Path path = folder.resolve("run.ptlrec");
        try (RecordingFileWriter writer = RecordingFileWriter.create(path, LoopbackRun.origin(CapturePolicy.ALL),
                new RecorderSettings(1, 1000, 4), new DirectThread())) {
            LoopbackRun run = new LoopbackRun(7, 20, MEMORY, writer::append);
            for (int i = 0; i < rounds; i++) {
                if (i % distance == 0) {
                    Snapshot snapshot = run.snapshot();
                    writer.checkpoint(List.of(snapshot, snapshot.withPages(List.of())));
                    taken.add(snapshot);
                    behind.add(writer.recorded());
                }
                run.round();
            }
            end = run.dump();
        }
        return path;
    }

    @Test
    void shouldBeTheStateThatWas() throws Exception {
        try (RecordingFile file = RecordingFile.open(record(100, 9))) {
            assertArrayEquals(behind.stream().mapToLong(Long::longValue).toArray(), file.checkpoints());
            for (int i = 0; i < taken.size(); i++) {
                RecordedCheckpoint checkpoint = file.checkpoint(behind.get(i)).orElseThrow();
                assertEquals(behind.get(i), checkpoint.transition());
                assertEquals(2, checkpoint.parts());
                assertArrayEquals(taken.get(i).toBytes(), checkpoint.snapshot(0).toBytes());
                assertEquals(taken.get(i).controlDigest(), checkpoint.control(1).controlDigest());
                assertEquals(List.of(), checkpoint.pages(1));
            }
        }
    }

    @Test
    void shouldBeFoundByAnyTransitionBehindIt() throws Exception {
        try (RecordingFile file = RecordingFile.open(record(30, 10))) {
            assertEquals(Optional.empty(), file.checkpoint(behind.get(0) - 1));
            assertEquals(behind.get(1), file.checkpoint(behind.get(2) - 1).orElseThrow().transition());
            assertEquals(behind.get(2), file.checkpoint(file.size()).orElseThrow().transition());
        }
    }

    @Test
    void shouldLeadToTheEnd() throws Exception {
        try (RecordingFile file = RecordingFile.open(record(40, 15))) {
            for (long each : file.checkpoints()) {
                PortalsProcess process = LoopbackRun.fresh(new LoopbackRun(1, 1, 8, transition -> { }));
                ProcessSnapshot.restore(process.state(), file.checkpoint(each).orElseThrow().snapshot(0));
                file.read(each + 1, file.size() + 1, (RecordedTransition transition) -> transition.inputs().forEach(process::take));
                assertEquals(end, process.state().dump());
            }
        }
    }

    @Test
    void shouldShareThePagesThatHaveNotChanged() throws Exception {
        try (RecordingFile file = RecordingFile.open(record(30, 1))) {
            List<MemoryPage> before = file.checkpoint(behind.get(28)).orElseThrow().pages(0);
            List<MemoryPage> after = file.checkpoint(behind.get(29)).orElseThrow().pages(0);
            long others = IntStream.range(0, before.size()).filter(i -> before.get(i) != after.get(i)).count();
            assertTrue(others > 0 && others <= 4, "pages that are others: " + others);
        }
    }

    @Test
    void shouldStorePagesOnceAndZerosNever() throws Exception {
        long first = Files.size(record(1, 1));
        long unchanged = Files.size(record(1, 1)) - first;
        assertEquals(0, unchanged);
        assertTrue(first < 10_000, "bytes: " + first);
        long eight = Files.size(record(8, 1));
        assertTrue(eight - first < 8 * 3 * MemoryPage.SIZE, "bytes: " + (eight - first));
    }
}
