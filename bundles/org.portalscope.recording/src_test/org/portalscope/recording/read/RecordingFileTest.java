package org.portalscope.recording.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RandomTransitions;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.BackgroundThread;
import org.portalscope.recording.write.DirectThread;
import org.portalscope.recording.write.RecorderSettings;
import org.portalscope.recording.write.RecordingFileWriter;

/** What is written into a recording is read from it. */
class RecordingFileTest {

    private static final RecorderSettings SMALL = new RecorderSettings(1_000_000, 300, 3);
    private static final RecordingOrigin ORIGIN = RandomTransitions.origin(CapturePolicy.ALL);

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("run.ptlrec");
    }

    private static List<RecordedTransition> all(RecordingFile file) throws IOException {
        return read(file, 1, file.size() + 1);
    }

    private static List<RecordedTransition> read(RecordingFile file, long from, long to) throws IOException {
        List<RecordedTransition> read = new ArrayList<>();
        file.read(from, to, read::add);
        return read;
    }

    private void write(List<RecordedTransition> transitions, RecorderSettings settings) throws IOException {
        write(ORIGIN, transitions, settings);
    }

    private void write(RecordingOrigin origin, List<RecordedTransition> transitions, RecorderSettings settings) throws IOException {
        try (RecordingFileWriter writer = RecordingFileWriter.create(file(), origin, settings, new BackgroundThread())) {
            transitions.forEach(writer::append);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void shouldGiveBackWhatWasRecorded(long seed) throws IOException {
        int processes = seed % 2 == 0 ? 1 : 100;
        RecordingOrigin origin = RandomTransitions.origin(CapturePolicy.ALL, processes);
        List<RecordedTransition> recorded = new RandomTransitions(seed, processes).list(2_000);
        write(origin, recorded, seed < 4 ? RecorderSettings.DEFAULT : SMALL);
        try (RecordingFile file = RecordingFile.open(file())) {
            assertEquals(origin, file.origin());
            assertEquals(recorded.size(), file.size());
            assertEquals(recorded, all(file));
            assertTrue(file.end().clean());
        }
    }

    @Test
    void shouldReadAnyPart() throws IOException {
        List<RecordedTransition> recorded = new RandomTransitions(9, 3).list(500);
        write(recorded, SMALL);
        Random random = new Random(1);
        try (RecordingFile file = RecordingFile.open(file())) {
            for (int i = 0; i < 300; i++) {
                int from = 1 + random.nextInt(500);
                int to = from + random.nextInt(502 - from);
                assertEquals(recorded.subList(from - 1, to - 1), read(file, from, to));
            }
            assertThrows(IllegalArgumentException.class, () -> read(file, 0, 1));
            assertThrows(IllegalArgumentException.class, () -> read(file, 1, 502));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void shouldReadWhatIsStillWritten(long seed) throws IOException {
        List<RecordedTransition> recorded = new RandomTransitions(seed, 2).list(600);
        DirectThread thread = new DirectThread();
        Random random = new Random(seed);
        try (RecordingFileWriter writer = RecordingFileWriter.create(file(), ORIGIN, SMALL, thread); RecordingFile file = RecordingFile.open(file())) {
            for (int i = 0; i < recorded.size(); i++) {
                writer.append(recorded.get(i));
                if (random.nextInt(10) == 0) {
                    thread.pass();
                }
                if (random.nextInt(20) == 0) {
                    writer.flush();
                    file.refresh();
                    assertEquals(recorded.subList(0, i + 1), all(file));
                    assertFalse(file.end().clean());
                }
            }
        }
        try (RecordingFile file = RecordingFile.open(file())) {
            assertEquals(recorded, all(file));
        }
    }

    @Test
    void shouldTakeNoRoomForWhatHappensAgain() throws IOException {
        RecordedTransition poll = new RandomTransitions(3, 1).next();
        List<RecordedTransition> polls = Collections.nCopies(100_000, poll);
        write(polls, RecorderSettings.DEFAULT);
        assertTrue(Files.size(file()) < 2_000, "bytes: " + Files.size(file()));
        try (RecordingFile file = RecordingFile.open(file())) {
            assertEquals(polls, all(file));
            assertEquals(List.of(poll), read(file, 99_999, 100_000));
        }
    }

    @Test
    void shouldFindItsBlocksWithoutTheIndex() throws IOException {
        List<RecordedTransition> recorded = new RandomTransitions(5, 2).list(400);
        DirectThread thread = new DirectThread();
        RecordingFileWriter writer = RecordingFileWriter.create(file(), ORIGIN, SMALL, thread);
        recorded.forEach(writer::append);
        writer.flush();
        try (RecordingFile file = RecordingFile.open(file())) {
            assertEquals(recorded, all(file));
            assertFalse(file.end().clean());
            assertEquals(RecordingEnd.NOWHERE, file.end().tornAt());
        }
        writer.close();
    }

    @Test
    void shouldLoseTheTornBlockOnly() throws IOException {
        tear(23);
    }

    @Test
    @Tag("long")
    void shouldLoseTheTornBlockOnlyWhereverItIsTorn() throws IOException {
        tear(1);
    }

    private void tear(int distance) throws IOException {
        List<RecordedTransition> recorded = new RandomTransitions(5, 2).list(60);
        write(recorded, SMALL);
        try (FileChannel channel = FileChannel.open(file(), StandardOpenOption.WRITE)) {
            for (long length = channel.size() - 1; length > 0; length -= distance) {
                channel.truncate(length);
                requireBeginning(recorded, length);
            }
        }
    }

    private void requireBeginning(List<RecordedTransition> recorded, long length) throws IOException {
        try (RecordingFile file = RecordingFile.open(file())) {
            assertEquals(recorded.subList(0, (int) file.size()), all(file));
            assertFalse(file.end().clean());
            assertTrue(file.end().tornAt() < length, file.end().words());
        } catch (RecordingException e) {
            assertTrue(length < 500 && e.getMessage().contains("cut"), e.getMessage());
        }
    }
}
