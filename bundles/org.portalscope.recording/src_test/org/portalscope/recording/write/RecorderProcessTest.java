package org.portalscope.recording.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.recording.RandomTransitions;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.read.RecordingFile;

/** Recorders that are killed, or whose disk is full. */
class RecorderProcessTest {

    private static final int LINES = 200;
    private static final int BLOCKS_OF_512 = 200;

    @TempDir
    private Path folder;

    @BeforeEach
    void needAShell() {
        Assumptions.assumeFalse(File.separatorChar == '\\', "the system has signals and limits");
    }

    @Test
    void shouldLoseNothingThatWasFlushedWhenItIsKilled() throws Exception {
        kill(10);
    }

    @Test
    @Tag("long")
    void shouldLoseNothingThatWasFlushedHoweverOftenItIsKilled() throws Exception {
        kill(200);
    }

    private void kill(int times) throws Exception {
        SplittableRandom random = new SplittableRandom(times);
        for (long seed = 0; seed < times; seed++) {
            Path path = folder.resolve("killed.ptlrec");
            Process process = RecorderProcess.start(path, seed, "");
            long flushed = 0;
            try (BufferedReader lines = process.inputReader()) {
                for (int left = 1 + random.nextInt(LINES); left > 0; left--) {
                    flushed = Long.parseLong(lines.readLine());
                }
                process.toHandle().destroyForcibly();
                String last = lines.lines().filter(line -> line.matches("[0-9]+")).reduce("0", (before, line) -> line);
                flushed = Math.max(flushed, Long.parseLong(last));
            }
            requireBeginning(path, seed, flushed);
        }
    }

    /** What was flushed is there, and whatever is there is what was recorded. */
    private static void requireBeginning(Path path, long seed, long flushed) throws IOException {
        RandomTransitions expected = RecorderProcess.transitions(seed);
        try (RecordingFile file = RecordingFile.open(path)) {
            assertTrue(file.size() >= flushed, "seed " + seed + ": " + file.size() + " of " + flushed);
            assertFalse(file.end().clean());
            file.read(1, file.size() + 1, (RecordedTransition transition) -> assertEquals(expected.next(), transition, "seed " + seed));
        }
    }

    @Test
    void shouldStopWithASentenceWhereTheDiskIsFull() throws Exception {
        Path path = folder.resolve("full.ptlrec");
        Process process = RecorderProcess.start(path, 5, "ulimit -f " + BLOCKS_OF_512 + "; ");
        List<String> said;
        try (BufferedReader lines = process.inputReader()) {
            said = lines.lines().collect(Collectors.toList());
        }
        assertEquals(0, process.waitFor(), said::toString);
        String sentence = said.get(said.size() - 2);
        assertTrue(sentence.matches("Recording has stopped behind byte [0-9]+, and what is there is kept: .+\\."), said::toString);
        assertEquals("closing: " + sentence, said.get(said.size() - 1));
        assertTrue(sentence.contains(" " + Files.size(path) + ","), sentence);
        requireBeginning(path, 5, Long.parseLong(said.get(said.size() - 3)));
    }
}
