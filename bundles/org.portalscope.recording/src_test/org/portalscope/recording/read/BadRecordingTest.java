package org.portalscope.recording.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.LoopbackRun;
import org.portalscope.recording.RandomTransitions;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.format.VersionedHeader;
import org.portalscope.recording.write.DirectThread;
import org.portalscope.recording.write.RecorderSettings;
import org.portalscope.recording.write.RecordingFileWriter;

/** Files that are no recordings, or damaged ones. */
class BadRecordingTest {

    @TempDir
    private Path folder;

    /** All that can be learned from a recording. */
    private record Content(RecordingOrigin origin, List<RecordedTransition> transitions, List<String> checkpoints, List<RecordedLabel> labels,
            RecordingEnd end) {

        static Content of(Path path) throws IOException {
            try (RecordingFile file = RecordingFile.open(path)) {
                List<RecordedTransition> transitions = new ArrayList<>();
                file.read(1, file.size() + 1, transitions::add);
                List<String> checkpoints = new ArrayList<>();
                for (long each : file.checkpoints()) {
                    Snapshot snapshot = file.checkpoint(each).orElseThrow().snapshot(0);
                    checkpoints.add(each + " " + snapshot.controlDigest() + " " + snapshot.memoryDigest());
                }
                return new Content(file.origin(), transitions, checkpoints, file.labels(), file.end());
            }
        }
    }

    private Path file(String name) {
        return folder.resolve(name);
    }

    /** A recording with blocks of all kinds. */
    private Path sample() throws IOException {
        Path path = file("sample.ptlrec");
        try (RecordingFileWriter writer = RecordingFileWriter.create(path, LoopbackRun.origin(CapturePolicy.ALL), new RecorderSettings(1, 300, 2),
                new DirectThread())) {
            LoopbackRun run = new LoopbackRun(7, 2, 100, writer::append);
            for (int i = 0; i < 3; i++) {
                run.round();
                writer.flush();
                run.round();
                writer.checkpoint(List.of(run.snapshot()));
                writer.label("round " + i);
            }
        }
        return path;
    }

    @Test
    void shouldNoticeChangedBytes() throws IOException {
        change(7);
    }

    @Test
    @Tag("long")
    void shouldNoticeEveryChangedByte() throws IOException {
        change(1);
    }

    private void change(int distance) throws IOException {
        Path path = sample();
        Content expected = Content.of(path);
        byte[] bytes = Files.readAllBytes(path);
        for (int at = 0; at < bytes.length; at += distance) {
            for (int change : new int[] {0xFF, 1 << at % Byte.SIZE}) {
                bytes[at] ^= (byte) change;
                Files.write(path, bytes);
                requireNoticed(expected, path, at);
                bytes[at] ^= (byte) change;
            }
        }
    }

    /** What is read is what was written, or a sentence says where it is not. */
    private static void requireNoticed(Content expected, Path path, int at) throws IOException {
        try {
            Content read = Content.of(path);
            if (!expected.equals(read)) {
                assertTrue(!read.end.clean() && read.end.tornAt() <= at, "byte " + at + ": " + read.end);
                assertEquals(expected.transitions.subList(0, read.transitions.size()), read.transitions, "byte " + at);
            }
        } catch (RecordingException e) {
            assertTrue(e.getMessage().endsWith(".") && (at < 8 || e.getMessage().contains("byte ")), "byte " + at + ": " + e.getMessage());
        }
    }

    @Test
    void shouldReadWhatLiesBehindADamagedBlock() throws IOException {
        Path path = sample();
        Content expected = Content.of(path);
        byte[] bytes = Files.readAllBytes(path);
        for (int i = bytes.length - 48; i < bytes.length; i++) {
            bytes[i] = 0;
        }
        int header = new String(bytes, StandardCharsets.ISO_8859_1).indexOf("PTLB", bytes.length / 3);
        bytes[header] = 0;
        Files.write(path, bytes);
        try (RecordingFile file = RecordingFile.open(path)) {
            assertEquals(header, file.end().tornAt());
            assertEquals(expected.transitions.size(), file.size());
            List<RecordedTransition> last = new ArrayList<>();
            file.read(file.size() - 5, file.size() + 1, last::add);
            assertEquals(expected.transitions.subList(expected.transitions.size() - 6, expected.transitions.size()), last);
        }
    }

    private String refusal(Path path) {
        return assertThrows(RecordingException.class, () -> RecordingFile.open(path)).getMessage();
    }

    @Test
    void shouldRefuseANewerVersion() throws IOException {
        byte[] bytes = Files.readAllBytes(sample());
        byte[] newer = VersionedHeader.of(2);
        System.arraycopy(newer, 0, bytes, 0, newer.length);
        assertEquals("The recording is of version 2; what can be read is version 1.", refusal(Files.write(file("newer"), bytes)));
    }

    @Test
    void shouldRefuseOtherFiles() throws IOException {
        assertEquals("The file is empty: nothing was recorded into it.", refusal(Files.createFile(file("empty"))));
        assertEquals("This is a folder, and a recording is a file.", refusal(folder));
        assertEquals("This is no recording: it does not begin as one does.", refusal(Files.writeString(file("text"), "scenario \"A put\";")));
        assertThrows(IOException.class, () -> RecordingFile.open(file("missing")));
    }

    @Test
    void shouldRefuseDevicesAndPipes() throws Exception {
        Assumptions.assumeFalse(File.separatorChar == '\\', "the system has devices and pipes");
        assertEquals("This is a device or a pipe, and a recording is a file.", refusal(Path.of("/dev/null")));
        assertEquals("This is a device or a pipe, and a recording is a file.", refusal(Path.of("/dev/zero")));
        Process pipe = new ProcessBuilder("mkfifo", file("pipe").toString()).start();
        assertEquals(0, pipe.waitFor());
        assertEquals("This is a device or a pipe, and a recording is a file.", refusal(file("pipe")));
        assertThrows(RecordingException.class, () -> RecordingFileWriter.create(Path.of("/dev/null"), RandomTransitions.origin(CapturePolicy.ALL)));
    }

    @Test
    void shouldRefuseRandomFiles() throws IOException {
        SplittableRandom random = new SplittableRandom(3);
        byte[] whole = Files.readAllBytes(sample());
        for (int i = 0; i < 300; i++) {
            byte[] bytes = new byte[random.nextInt(3000)];
            random.nextBytes(bytes);
            int known = Math.min(bytes.length, random.nextInt(3) * random.nextInt(200));
            System.arraycopy(whole, 0, bytes, 0, known);
            Path path = Files.write(file("random"), bytes);
            try {
                Content.of(path);
            } catch (RecordingException e) {
                assertTrue(e.getMessage().endsWith("."), e.getMessage());
            }
        }
    }

    @Test
    void shouldRefuseRandomContentWithTheRightChecksum() throws IOException {
        SplittableRandom random = new SplittableRandom(4);
        byte[] whole = Files.readAllBytes(sample());
        for (int i = 0; i < 2000; i++) {
            byte[] bytes = whole.clone();
            ForgedBlock.forge(bytes, random);
            Path path = Files.write(file("forged"), bytes);
            try {
                Content.of(path);
            } catch (RecordingException e) {
                assertTrue(e.getMessage().endsWith("."), e.getMessage());
            }
        }
    }

    @Test
    void shouldFindNothingWrongWithItsOwn() throws IOException {
        Content read = Content.of(sample());
        assertTrue(read.end.clean());
        assertEquals(3, read.checkpoints.size());
        assertEquals(List.of("round 0", "round 1", "round 2"), read.labels.stream().map(RecordedLabel::name).toList());
        assertEquals(Arrays.asList(read.labels.stream().map(RecordedLabel::transition).toArray()),
                read.checkpoints.stream().map(each -> Long.valueOf(each.split(" ")[0])).toList());
    }
}
