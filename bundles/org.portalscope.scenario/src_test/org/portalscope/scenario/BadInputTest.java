package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BadInputTest {

    private static final int NOISE = 4 << 20;

    @TempDir
    Path folder;

    @Test
    void shouldSayThatThereIsNoFile() {
        assertEquals(folder.resolve("no.ptl") + ": there is no such file", message(folder.resolve("no.ptl")));
        assertEquals(folder + ": this is a folder, not a scenario file", message(folder));
    }

    @Test
    void shouldRefuseALargeFile() throws IOException {
        Path file = write(new byte[10_000_000]);
        assertEquals(file + ": the file is too large: a scenario has at most 4 MB", message(file));
    }

    @Test
    void shouldRefuseWhatIsNotText() throws IOException {
        Path file = write(new byte[] {(byte) 0xC3, (byte) 0x28});
        assertEquals(file + ": the file is not UTF-8 text, so it is no scenario", message(file));
    }

    @Test
    void shouldReportProblemsOfAFileWithItsName() throws IOException {
        assertEquals("test.ptl:1:1: found 'x', expected 'scenario'", message(write("x".getBytes())));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void shouldSurviveNoise(long seed) {
        Random random = new Random(seed);
        StringBuilder noise = new StringBuilder();
        while (noise.length() < NOISE) {
            noise.append((char) (' ' + random.nextInt(95)));
        }
        assertFalse(ScenarioParser.parse("noise.ptl", noise.toString()).problems().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "[", "{", "~", "-", "1+", "/*", "\"", "\"\n", "a", "scenario ", "process ", ";", "repeat 1 {", "print 1,", "x=", "0"})
    void shouldSurviveRepetition(String part) {
        String repeated = part.repeat(NOISE / part.length());
        assertFalse(ScenarioParser.parse("noise.ptl", repeated).problems().isEmpty());
        ParseResult inside = ScenarioParser.parse("noise.ptl", "scenario \"x\"; process a at 0:0 { x = " + repeated);
        assertFalse(inside.problems().isEmpty());
        assertTrue(inside.problems().size() <= ParseResult.MOST);
    }

    /** Whatever is cut out of a scenario that works, the rest parses or is reported. */
    @Test
    void shouldSurviveMutilation() throws Exception {
        Random random = new Random(4);
        String source = org.portalscope.scenario.library.Library.open("5.2-dropped-requests").source();
        for (int i = 0; i < 300; i++) {
            int from = random.nextInt(source.length());
            int to = Math.min(source.length(), from + 1 + random.nextInt(40));
            String cut = source.substring(0, from) + (random.nextBoolean() ? "" : ";})".substring(random.nextInt(3))) + source.substring(to);
            ParseResult result = ScenarioParser.parse("cut.ptl", cut);
            assertEquals(result.scenario().isEmpty(), !result.problems().isEmpty());
        }
    }

    private static String message(Path file) {
        return assertThrows(ScenarioException.class, () -> Scenario.read(file)).getMessage();
    }

    private Path write(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("test.ptl"), bytes);
    }
}
