package org.portalscope.cli.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.cli.Main;

/** What the explorer has found is found again by whoever follows its schedule. */
class FindingReplayTest {

    private static final Path SCENARIOS = Path.of("..", "org.portalscope.scenario", "src_test", "explore");

    /** Two messages are dropped, the second of which may still be expected until the end. */
    private static final String ONE_DROP_TOO_MANY = """
            // finds DROP after 11
            scenario "One drop is expected";
            process target at 1:0 {
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                barrier;
                thread other { if 1 == 2 { expect drop; } }
                expect drop;
            }
            process sender at 0:0 {
                region data[8];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = data, length = 8 }, &md);
                barrier;
                PtlPut(md, PTL_NOACK_REQ, target, 0, 0, 0, 0, 0);
                PtlPut(md, PTL_NOACK_REQ, target, 0, 0, 0, 0, 0);
            }
            """;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Scenarios with a finding, its kind, and where explore finds it without further options. */
    static Stream<Arguments> scenarios() throws IOException {
        try (Stream<Path> files = Files.list(SCENARIOS)) {
            List<String> texts = files.filter(file -> file.toString().endsWith(".ptl")).sorted().map(FindingReplayTest::text).toList();
            return Stream.concat(texts.stream(), Stream.of(ONE_DROP_TOO_MANY))
                    .filter(text -> text.matches("(?s)// finds [A-Z]+ after \\d+\\n.*"))
                    .map(text -> Arguments.of(text.split("\\s", 5)[2], text));
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldBeFoundAgain(String kind, String text) throws IOException {
        String scenario = Files.writeString(folder.resolve("test.ptl"), text).toString();
        String schedule = folder.resolve("wrong.schedule").toString();
        assertEquals(1, run("", "explore", scenario, "--out", schedule));
        String found = err.toString().lines().findFirst().orElseThrow().replaceFirst("after \\d+ transitions: ", "");
        assertTrue(Files.readString(Path.of(schedule)).contains("\nfinding " + kind + "  // "));

        for (List<String> options : List.of(List.<String>of(), List.of("--quiet"), List.of("--format", "json"))) {
            assertEquals(1, run("", Stream.concat(Stream.of("run", scenario, "--schedule", schedule), options.stream()).toArray(String[]::new)));
            assertTrue(err.toString().contains(found), err::toString);
        }
        assertEquals(1, run("c\nC\nc\n", "step", scenario, "--schedule", schedule));
        assertTrue(out.toString().endsWith("> ") && out.toString().contains(sentence(kind, found)), out::toString);
        assertEquals(0, run("", "render", scenario, "--at", "end", "--schedule", schedule));
    }

    /** How the status line of every front end says it. */
    private static String sentence(String kind, String found) {
        return switch (kind) {
            case "ASSERT" -> "the run has failed: " + found.replaceFirst(".*:\\d+:\\d+: \\w+: ", "");
            case "STUCK" -> found;
            default -> "found " + kind + ": " + found;
        };
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldEndTheRunInWhichItHappens(String kind, String text) throws IOException {
        String scenario = Files.writeString(folder.resolve("test.ptl"), text).toString();
        String schedule = folder.resolve("wrong.schedule").toString();
        assertEquals(1, run("", "explore", scenario, "--out", schedule));
        long choices = Files.readAllLines(Path.of(schedule)).stream().dropWhile(line -> !line.startsWith("choices ")).count() - 1;
        String nameless = Files.writeString(folder.resolve("nameless.schedule"),
                Files.readString(Path.of(schedule)).replaceFirst("\nfinding .*", "")).toString();

        assertEquals(1, run("", "run", scenario, "--schedule", nameless, "--find", kind, "--format", "json"));
        assertTrue(out.toString().contains("\"transitions\":" + choices + ",\"words\":"), out::toString);
    }

    @Test
    void shouldKeepWhatItFoundInTheScheduleThatItRecords() {
        String scenario = SCENARIOS.resolve("leak.ptl").toString();
        Path schedule = folder.resolve("leak.schedule");
        assertEquals(0, run("", "run", scenario));
        assertEquals(1, run("", "run", scenario, "--find", "leak,drop", "--record", schedule.toString()));
        assertEquals("found LEAK after 4 transitions: p shuts its interface down with 1 event queue", err.toString().strip());
        assertEquals(1, run("", "run", scenario, "--schedule", schedule.toString()));
        assertEquals(0, run("", "run", scenario, "--find", "drop,volatile,stuck,assert"));
    }

    @Test
    void shouldTellItInTheLastLineOfTheJson() {
        assertEquals(1, run("", "run", SCENARIOS.resolve("leak.ptl").toString(), "--find", "LEAK", "--format", "json"));
        String last = out.toString().lines().reduce((first, second) -> second).orElseThrow();
        assertTrue(last.contains("\"result\":\"found\",\"exit_status\":1,\"transitions\":4,"), last);
        assertTrue(last.contains("\"finding\":{\"kind\":\"LEAK\",\"words\":\"p shuts its interface down with 1 event queue\"}"), last);
    }

    private int run(String answers, String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(answers.getBytes(StandardCharsets.UTF_8)));
        try {
            return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
        } finally {
            System.setIn(before);
        }
    }
}
