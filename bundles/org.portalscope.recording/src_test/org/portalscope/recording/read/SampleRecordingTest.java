package org.portalscope.recording.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recordings of every version that was ever released can be read. */
class SampleRecordingTest {

    private static final Path SAMPLES = Path.of("src_test", "recording");

    @ParameterizedTest
    @ValueSource(ints = 1)
    void shouldBeRead(int version) throws IOException {
        String expected = Files.readString(SAMPLES.resolve("version-" + version + ".txt"));
        assertEquals(expected, SampleRecording.text(SAMPLES.resolve("version-" + version + ".ptlrec")));
    }
}
