package org.portalscope.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.Main;
import org.portalscope.export.report.ExitStatus;

/** In which order a scenario is run, and how much is printed about it. */
class RunCommandTest {

    private static final String TWO = """
            scenario "Two";
            process a at 0:0 user 1 { x = 1; print "a1"; x = 2; print "a2"; x = 3; }
            process b at 1:0 user 1 { y = 1; print "b1"; y = 2; print "b2"; y = 3; }
            """;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private String two;

    @BeforeEach
    void write() throws IOException {
        two = file("two.ptl", TWO);
    }

    @Test
    void shouldMakeTheSameRunForTheSameSeedAndOthersForOthers() {
        String seven = output("run", two, "--seed", "7");
        assertEquals(seven, output("run", two, "--scheduler", "random", "--seed", "7"));
        assertTrue(Stream.of("1", "2", "3").anyMatch(seed -> !output("run", two, "--seed", seed).equals(seven)));
    }

    @Test
    void shouldRecordARunAndDoItAgain() throws IOException {
        Path schedule = folder.resolve("two.schedule");
        String random = output("run", two, "--seed", "3", "--record", schedule.toString());
        assertEquals(random, output("run", two, "--schedule", schedule.toString()));
        assertEquals(10, Files.readAllLines(schedule).stream().filter(line -> line.contains(" run 0")).count());
    }

    @Test
    void shouldRecordARunThatFailsToo() throws IOException {
        String failing = file("fails.ptl", "scenario \"Fails\"; process p at 0:0 user 1 { x = 1; assert x == 2; }");
        Path schedule = folder.resolve("fails.schedule");
        assertEquals(1, run("run", failing, "--record", schedule.toString()));
        assertEquals(1, run("run", failing, "--schedule", schedule.toString()));
    }

    @Test
    void shouldSayWhoWaitsForWhomWhereItIsStuck() throws IOException {
        String stuck = file("stuck.ptl", TWO.replace("x = 3;", "barrier;").replace("y = 3;", "wait until y == 3; barrier;"));
        assertEquals(1, run("run", stuck));
        String said = out.toString() + err;
        assertTrue(said.contains("nothing more can happen: a at line 2 is blocked in barrier: b has not reached it; "
                + "b at line 3 is blocked in wait until y == 3"), said);
    }

    @Test
    void shouldPrintATextOfSeveralLinesLineByLine() throws IOException {
        String lines = file("lines.ptl", "scenario \"Lines\"; process p at 0:0 { two = \"b\\nc\"; print \"a\\td \", two; print \"\"; print [two]; }");
        assertEquals("a\td b\nc\n\n[b\nc]\n", output("run", "--steps", "none", lines));
        assertTrue(output("run", "--steps", "translations", lines).contains("\n        a\td b\n        c\n"));
        assertTrue(output("run", "--steps", "all", lines).contains("prints: a\td b\\u000ac\n"));
        assertTrue(output("run", "--format", "json", lines).contains("\"prints\":[\"a\\td b\\nc\"]"));
    }

    /** What threads look for is noted at each call, also where it turns out to be nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"mpi", "mpi-collectives", "lapi", "dat"})
    void shouldRunTheScenariosOfProtocols(String protocol) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("..", "org.portalscope.scenario", "src_test", protocol))) {
            for (Path scenario : files.filter(file -> file.toString().endsWith(".ptl")).sorted().toList()) {
                assertNotEquals(ExitStatus.INTERNAL_ERROR, run("run", "--steps", "none", scenario.toString()), () -> scenario + ": " + err);
            }
        }
    }

    @Test
    void shouldRunAProbeOfARankThatDoesNotExist() throws IOException {
        String probes = file("probes.ptl", """
                scenario "Probes";
                use mpi;
                process rank[2] as i at 0:0 {
                    MPI_Init();
                    repeat 3 { MPI_Iprobe(7, 1, MPI_COMM_WORLD, &flag, &status) expect MPI_ERR_RANK; }
                    repeat 3 { MPI_Probe(0 - 7, 1, MPI_COMM_WORLD, &status) expect MPI_ERR_RANK; }
                    MPI_Finalize();
                }
                """);
        assertEquals(0, run("run", probes), () -> out.toString() + err);
    }

    @Test
    void shouldRefuseTheScheduleOfAnotherScenario() throws IOException {
        Path schedule = folder.resolve("two.schedule");
        assertEquals(0, run("run", two, "--record", schedule.toString()));
        String other = file("other.ptl", TWO.replace("a2", "a3"));
        assertEquals(2, run("run", other, "--schedule", schedule.toString()));
        assertTrue(err.toString().contains("two.schedule:3: this schedule was recorded with"), err::toString);
    }

    @Test
    void shouldSayWhereAScheduleDoesNotFitAndWhatWasPossible() throws IOException {
        Path schedule = folder.resolve("two.schedule");
        assertEquals(0, run("run", two, "--record", schedule.toString()));
        Files.writeString(schedule, Files.readString(schedule).replaceFirst("b run 0", "b run 5"));
        assertEquals(2, run("run", two, "--schedule", schedule.toString()));
        assertTrue(err.toString().contains("'b run 5' cannot happen here; what can is"), err::toString);
    }

    @Test
    void shouldRefuseAScheduleThatIsNone() {
        assertEquals(2, run("run", two, "--schedule", two));
        assertEquals(2, run("run", two, "--schedule", folder.resolve("none").toString()));
        assertEquals(2, run("run", two, "--schedule", folder.toString()));
        assertFalse(err.toString().contains("\tat "), err::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--scheduler round-robin --seed 1", "--scheduler random --schedule x", "--seed 1 --schedule x", "--fault a:die&3 --schedule x",
        "--scheduler robin", "--seed one", "--quiet --format json", "--limit 0", "--limit many"})
    void shouldRefuseOptionsThatContradictEachOtherOrAreNone(String options) {
        assertEquals(2, run(Stream.concat(Stream.of("run", two), Stream.of(options.split(" ")).map(word -> word.replace('&', ' '))).toArray(String[]::new)));
        assertEquals("", out.toString());
        assertFalse(err.toString().contains("\tat "), err::toString);
    }

    @Test
    void shouldSuggestTheSchedulerThatWasMeant() {
        assertEquals(2, run("run", two, "--scheduler", "round-robbin"));
        assertTrue(err.toString().contains("did you mean round-robin?"), err::toString);
    }

    @Test
    void shouldWriteNoScheduleWhereItCannot() {
        assertEquals(2, run("run", two, "--record", folder.toString()));
        assertEquals(2, run("run", two, "--record", folder.resolve("none").resolve("x").toString()));
    }

    @Test
    void shouldAskWhatHappensNextUntilAnAnswerIsOne() {
        assertEquals(0, answer("2\n2\nfoo\n0\n3\n2\n1\n", "run", two, "--scheduler", "ask", "--steps", "none"));
        assertTrue(out.toString().startsWith("  1  a runs line 2: x = 1;\n  2  b runs line 3: y = 1;\n> "), out::toString);
        assertEquals(3, out.toString().split("Please type a number from 1 to 2.", -1).length - 1);
        assertTrue(out.toString().contains("b1"), out::toString);
    }

    @Test
    void shouldEndCleanlyWhenTheAnswersEnd() {
        assertEquals(0, answer("1\n", "run", two, "--scheduler", "ask"));
        assertTrue(out.toString().contains("left after 1 transition"), out::toString);
        assertEquals("", err.toString());
    }

    @Test
    void shouldKeepQuestionsOutOfTheJson() {
        assertEquals(0, answer("1\n1\n", "run", two, "--scheduler", "ask", "--format", "json"));
        assertTrue(out.toString().lines().allMatch(line -> line.startsWith("{")), out::toString);
        assertTrue(out.toString().contains("\"result\":\"left\""), out::toString);
        assertTrue(err.toString().contains("  1  a runs line 2"), err::toString);
    }

    @Test
    void shouldRecordWhatWasAnswered() throws IOException {
        Path schedule = folder.resolve("asked.schedule");
        assertEquals(0, answer("2\n2\n1\n", "run", two, "--scheduler", "ask", "--record", schedule.toString()));
        List<String> choices = Files.readAllLines(schedule).stream().filter(line -> line.contains(" run 0")).map(line -> line.substring(0, 1)).toList();
        assertEquals(List.of("b", "b", "a"), choices);
    }

    @ParameterizedTest
    @ValueSource(strings = {"round-robin", "random"})
    void shouldPrintQuietlyWhatTheScenarioPrintsAndNothingElse(String scheduler) {
        String quiet = output("run", two, "--quiet", "--scheduler", scheduler);
        assertEquals(output("run", two, "--steps", "none", "--scheduler", scheduler), quiet);
        assertEquals(4, quiet.lines().count());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--quiet --format json", "--quiet --steps all", "--format json --steps all"})
    void shouldRefuseOptionsOfWhichOneHasNothingToSay(String options) {
        List<String> arguments = new ArrayList<>(List.of("run", two));
        arguments.addAll(List.of(options.split(" ")));
        assertEquals(2, run(arguments.toArray(String[]::new)));
        assertTrue(err.toString().contains("leave one of them out"), err::toString);
    }

    @Test
    void shouldPrintEveryByte() throws IOException {
        String bytes = file("bytes.ptl", "scenario \"B\"; process p at 0:0 user 1 { region r[40]; print r[..]; print [r[..]]; }");
        String zeros = "00 ".repeat(40).strip();
        assertEquals(zeros + "\n[" + zeros + "]\n", output("run", "--quiet", bytes).replace(System.lineSeparator(), "\n"));
    }

    @Test
    void shouldTellProgramsTheWholeTextOfAStatementAndOfAValue() throws IOException {
        String text = "x = \"" + "long ".repeat(100) + "\";";
        String told = output("run", "--format", "json", file("long.ptl", "scenario \"L\"; process p at 0:0 user 1 { " + text + " region r[40]; y = r[..]; }"));
        assertTrue(told.contains("\"text\":\"" + text.replace("\"", "\\\"") + "\""), told);
        assertTrue(told.contains("\"after\":\"" + "00 ".repeat(40).strip() + "\""), told);
    }

    @Test
    void shouldTellAtTheBoundWhoPollsForWhat() throws IOException {
        String file = file("polls.ptl", """
                scenario "Polls"; process p at 0:0 {
                PtlInit(&max); PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni); PtlEQAlloc(ni, 4, &eq);
                while 1 {
                PtlEQGet(eq, &event) expect PTL_EQ_EMPTY;
                } }""");
        assertEquals(3, run("run", "--limit", "100", file));
        assertTrue(err.toString().contains("nothing has changed in Portals or between the processes since transition 3"), err::toString);
        assertTrue(err.toString().contains("p at line 4 polls PtlEQGet(eq, &event) expect PTL_EQ_EMPTY"), err::toString);
        assertEquals(1, run("run", "--quiet", "--limit", "100", "--find", "LIVELOCK", file));
        assertTrue(err.toString().contains("found LIVELOCK after 100 transitions: no end can be reached any more: p at line 4 polls "), err::toString);
    }

    @Test
    void shouldComeToTheSameEndsQuietly() throws IOException {
        assertEquals(1, run("run", "--quiet", file("fails.ptl", "scenario \"F\"; process p at 0:0 user 1 { assert 1 == 2; }")));
        assertEquals(3, run("run", "--quiet", "--limit", "10", file("loop.ptl", "scenario \"L\"; process p at 0:0 user 1 { repeat 100 { x = 1; } }")));
        assertTrue(err.toString().contains("p is at line 1: "), err::toString);
        assertEquals("", out.toString());
    }

    @Test
    void shouldLetAProcessDieAsAFaultSaysAndRecordIt() {
        Path schedule = folder.resolve("dies.schedule");
        String died = output("run", two, "--fault", "a:die 3", "--format", "json", "--record", schedule.toString());
        assertTrue(died.contains("\"faults\":[\"a:die 3\"]"), died);
        assertTrue(died.contains("\"process\":\"a\",\"kind\":\"death\""), died);
        assertFalse(died.contains("a2"), died);
        assertEquals(died.lines().skip(1).toList(), output("run", two, "--format", "json", "--schedule", schedule.toString()).lines().skip(1).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"c:die 3", "a:dye 3", "die", "a:die 0", "random x"})
    void shouldRefuseFaultsThatAreNone(String plan) {
        assertEquals(2, run("run", two, "--fault", plan));
        assertTrue(err.toString().contains("fault '" + plan + "'"), err::toString);
        assertEquals("", out.toString());
    }

    @Test
    void shouldTellOfFaultsThatHaveNotStruck() {
        assertEquals(0, run("run", two, "--fault", "a:send 2 PTL_NI_DATA_LOST"));
        assertTrue(err.toString().contains("has not struck"), err::toString);
    }

    @Test
    void shouldLeaveSteppingWithTheStatusOfWhatWasSeen() throws IOException {
        assertEquals(0, answer("c\n", "step", two, "--seed", "1"));
        assertEquals(0, answer("q\n", "step", two));
        assertEquals(1, answer("c\n", "step", file("fails.ptl", "scenario \"F\"; process p at 0:0 user 1 { assert 1 == 2; }")));
        assertEquals(1, answer("c\n", "step", file("stuck.ptl", "scenario \"S\"; process p at 0:0 user 1 { PtlInit(&max); "
                + "PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni); PtlEQAlloc(ni, 1, &eq); PtlEQWait(eq, &event); }")));
        assertEquals(3, answer("c\n", "step", file("long.ptl", "scenario \"L\"; process p at 0:0 user 1 { repeat 300000 { x = 1; } }")));
        assertEquals(2, answer("", "step", "missing.ptl"));
    }

    @Test
    void shouldTellEachTransitionOnceAsJsonWhileItIsStepped() {
        String all = output("run", two, "--format", "json");
        out.getBuffer().setLength(0);
        assertEquals(0, answer("o\nO\nI\no\nc\nC\nc\nq\n", "step", two, "--format", "json"));
        assertEquals(all, out.toString());
        assertTrue(err.toString().contains("transition 10 of 10"), err::toString);
        out.getBuffer().setLength(0);
        assertEquals(0, answer("o\nq\n", "step", two, "--format", "json"));
        assertTrue(out.toString().contains("\"result\":\"left\",\"exit_status\":0,\"transitions\":"), out::toString);
    }

    @Test
    void shouldTellWhichTimelineTransitionsAreOf() {
        assertEquals(0, answer("choose 3\nc\nswitch 0\nc\nswitch 1\nq\n", "step", "3.7-match-list", "--format", "json"));
        List<String> lines = out.toString().lines().toList();
        String branch = "{\"record\":\"timeline\",\"name\":\"branch 1\","
                + "\"title\":\"branch 1 from transition 28: send #1 completes at sender (0:0)\",\"shared\":27}";
        String original = "{\"record\":\"timeline\",\"name\":\"original\",\"title\":\"original\",\"shared\":0}";
        int first = lines.indexOf(branch);
        int second = lines.indexOf(original);
        int third = lines.lastIndexOf(branch);
        assertTrue(0 < first && first < second && second < third && third == lines.size() - 2, out::toString);
        assertNumbers(1, lines.subList(1, first));
        assertNumbers(28, lines.subList(first + 1, second));
        assertNumbers(29, lines.subList(second + 1, third));
        assertTrue(lines.get(first + 1).contains("\"kind\":\"completion\""), out::toString);
        String end = lines.get(lines.size() - 1);
        assertTrue(end.contains("\"result\":\"fine\",\"exit_status\":0,\"transitions\":" + (28 + second - first - 2)), end);
    }

    private static void assertNumbers(int from, List<String> lines) {
        for (int i = 0; i < lines.size(); i++) {
            assertTrue(lines.get(i).startsWith("{\"record\":\"transition\",\"number\":" + (from + i) + ','), lines.get(i));
        }
    }

    @Test
    void shouldNotStepWellBehindAScheduleThatDoesNotFit() throws IOException {
        Path schedule = folder.resolve("two.schedule");
        output("run", two, "--record", schedule.toString());
        Files.writeString(schedule, Files.readString(schedule).replace("b run 0", "c run 0"));
        assertEquals(2, answer("c\nc\n", "step", two, "--schedule", schedule.toString()));
    }

    @Test
    void shouldStepAndDrawInAnOrderToo() {
        String robin = output("render", two, "--view", "sequence");
        assertNotEquals(robin, Stream.of("1", "2", "3", "4").map(seed -> output("render", two, "--view", "sequence", "--seed", seed))
                .filter(drawn -> !drawn.equals(robin)).findFirst().orElse(robin));
        assertEquals(2, run("render", two, "--scheduler", "ask"));
        assertTrue(err.toString().contains("cannot ask"), err::toString);
    }

    private String output(String... arguments) {
        out.getBuffer().setLength(0);
        assertEquals(0, run(arguments), err::toString);
        return out.toString();
    }

    private int answer(String lines, String... arguments) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
        try {
            return run(arguments);
        } finally {
            System.setIn(before);
        }
    }

    private String file(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file.toString();
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
