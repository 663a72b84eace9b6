package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;

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
        assertEquals(folder + "/test.ptl:1:1: found 'x', expected 'scenario'", message(write("x".getBytes())));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void shouldSurviveNoise(long seed) {
        Random random = new Random(seed);
        StringBuilder noise = new StringBuilder();
        while (noise.length() < NOISE) {
            noise.append((char) (' ' + random.nextInt(95)));
        }
        assertFalse(ScenarioReader.parse("noise.ptl", noise.toString()).problems().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"(", "[", "{", "~", "-", "1+", "/*", "\"", "\"\n", "a", "scenario ", "process ", ";", "repeat 1 {", "print 1,", "x=", "0"})
    void shouldSurviveRepetition(String part) {
        String repeated = part.repeat(NOISE / part.length());
        assertFalse(ScenarioReader.parse("noise.ptl", repeated).problems().isEmpty());
        ParseResult inside = ScenarioReader.parse("noise.ptl", "scenario \"x\"; process a at 0:0 { x = " + repeated);
        assertFalse(inside.problems().isEmpty());
        assertTrue(inside.problems().size() <= Problems.MOST);
    }

    @Test
    void shouldRefuseWhatTheMachineCannotHold() {
        assertEquals("test.ptl:65:12: found '1048576', expected less memory: all regions together have at most 67108864 bytes",
                report("process p at 0:0 { region r0[1048576];\n" + regions(64) + "}"));
        assertEquals("test.ptl:1:41: found '{ max_ptable_index = ~0 >> 1 }', expected largest indexes from 0 to 65535",
                report("process p at 0:0 { limits { max_ptable_index = ~0 >> 1 }; }"));
        assertEquals("test.ptl:1001:1: found 'p1000', expected at most 1000 processes", report(processes(1001)));
    }

    @Test
    void shouldTellThousandsOfWrongNamesUpToABound() {
        String statements = IntStream.range(0, 10_000).mapToObj(i -> "name" + i + " = unknown;\n").collect(Collectors.joining());
        ParseResult result = ScenarioReader.parse("test.ptl", "scenario \"x\"; process p at 0:0 {\n" + statements + "}");
        assertEquals(Problems.MOST, result.problems().size());
        assertTrue(result.report().endsWith("only the first 1000 problems are listed"));
    }

    private static String regions(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(i -> (i < 10 ? "region  r" : "region r") + i + "[1048576];\n").collect(Collectors.joining());
    }

    private static String processes(int count) {
        return IntStream.range(0, count).mapToObj(i -> "process p" + i + " at " + i + ":0 { }\n").collect(Collectors.joining());
    }

    private static String report(String processes) {
        return ScenarioReader.parse("test.ptl", "scenario \"x\"; " + processes).report();
    }

    /** Whatever is cut out of a scenario that works, the rest parses or is reported. */
    @Test
    void shouldSurviveMutilation() throws Exception {
        Random random = new Random(4);
        String source = Library.open("5.2-dropped-requests").source();
        for (int i = 0; i < 300; i++) {
            int from = random.nextInt(source.length());
            int to = Math.min(source.length(), from + 1 + random.nextInt(40));
            String cut = source.substring(0, from) + (random.nextBoolean() ? "" : ";})".substring(random.nextInt(3))) + source.substring(to);
            ParseResult result = ScenarioReader.parse("cut.ptl", cut);
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
