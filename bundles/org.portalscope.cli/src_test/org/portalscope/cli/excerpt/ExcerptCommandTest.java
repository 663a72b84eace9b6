package org.portalscope.cli.excerpt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.Main;
import org.portalscope.cli.step.Stepper;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.schedule.RoundRobinScheduler;

class ExcerptCommandTest {

    private static final String PUT = "3.11.1-put";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err, true), arguments);
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void shouldWriteAScenarioThatRunsAndIsInTheStyle() throws IOException {
        assertEquals(0, run("excerpt", PUT, "--transition", "13", "-o", path("part.ptl")), err::toString);
        assertEquals(path("part.ptl") + ": 10 calls", out.toString().strip());
        assertTrue(Files.readString(folder.resolve("part.ptl")).contains("    PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0x0042);\n"));
        assertEquals(0, run("format", "--check", path("part.ptl")), err::toString);
        assertEquals(0, run("run", path("part.ptl")), err::toString);
    }

    @Test
    void shouldFindAMessageInARecordingAsInItsScenario() {
        assertEquals(0, run("record", "3.11.2-get", "-o", path("run.ptlrec")), err::toString);
        out.getBuffer().setLength(0);
        assertEquals(0, run("excerpt", path("run.ptlrec"), "--message", "reply #1 of 0:0"), err::toString);
        assertTrue(out.toString().startsWith("scenario \"Excerpt of Recording of A get\"\n    about \"reply #1 from 1:0 arrives at 0:0, "), out::toString);
        assertTrue(out.toString().contains("PtlGet("), out::toString);
    }

    /** What another program recorded, with messages that arrive with their data. */
    @ParameterizedTest
    @ValueSource(ints = {20, 22, 27, 29})
    void shouldTakeAnArrivalOutOfWhatAnotherProgramRecorded(int transition) {
        String inputs = Path.of("..", "org.portalscope.recording", "src_test", "org", "portalscope", "recording", "text", "sample.jsonl").toString();
        assertEquals(0, run("import", inputs, "-o", path("run.ptlrec")), err::toString);
        assertEquals(0, run("excerpt", path("run.ptlrec"), "--transition", Integer.toString(transition), "-o", path("part.ptl")), err::toString);
        assertEquals(0, run("run", path("part.ptl")), err::toString);
    }

    @Test
    void shouldWriteAScheduleBesideItWhereThatIsNeeded() {
        String overlapping = Path.of("..", "org.portalscope.scenario", "src_test", "conformance", "3.11.2-inactive.ptl").toString();
        assertEquals(0, run("excerpt", overlapping, "--transition", "17", "-o", path("part.ptl")), err::toString);
        assertEquals(0, run("run", path("part.ptl"), "--schedule", path("part.schedule")), err::toString);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--transition 1     | No message arrives in transition 1: an excerpt leads to the arrival of one.",
        "--transition 0     | --transition wants a number from 1, not 0",
        "--transition 999   | --transition 999: the run has 21 transitions",
        "--message put      | --message wants a message, such as \"put #3 of 0:0\", not put",
        "--message=get~#7~of~0:0 | --message get #7 of 0:0: no such message arrives in the run",
        "--limit 7          | there is no option --limit",
        "''                 | say which arrival with --transition N or with --message MESSAGE"})
    void shouldSayWhatIsWrong(String words, String message) {
        String[] options = words.isEmpty() ? new String[0] : words.split(" ");
        String[] arguments = new String[options.length + 2];
        arguments[0] = "excerpt";
        arguments[1] = PUT;
        for (int i = 0; i < options.length; i++) {
            arguments[i + 2] = options[i].replace('~', ' ');
        }
        assertEquals(2, run(arguments));
        assertTrue(err.toString().startsWith(message), err::toString);
    }

    @Test
    void shouldMakeOneOfTheArrivalAtTheCursorWhileStepping() throws Exception {
        Launch launch = new Launch("A put", "", Library.open(PUT)::world, RoundRobinScheduler::new);
        String commands = "excerpt\nexcerpt " + path("part.ptl") + "\nI\nI\nI\nexcerpt " + path("other.ptl") + "\nq\n";
        new Stepper(launch.start(), new BufferedReader(new StringReader(commands)), new PrintWriter(out), launch).run();
        assertTrue(out.toString().contains("> excerpt wants the name of a file, such as excerpt part.ptl"), out::toString);
        assertTrue(out.toString().contains("part.ptl: 10 calls"), out::toString);
        assertTrue(Files.exists(folder.resolve("part.ptl")));
    }
}
