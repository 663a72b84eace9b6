package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.step.Stepper;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.world.schedule.RoundRobinScheduler;

class MainTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void shouldPrintTheStepsOfEveryTranslationWithSectionAndOutcome() {
        assertEquals(0, run("run", "3.7-match-list"));
        assertTrue(out.toString().contains("≠ entry 1 "), out::toString);
        assertTrue(out.toString().contains("§3.7.1"), out::toString);
        assertTrue(out.toString().contains("PTL_EVENT_PUT_START logged"), out::toString);
        assertTrue(out.toString().contains("the run has ended after"), out::toString);
        assertEquals("", err.toString());
    }

    @Test
    void shouldPrintOnlyWhatTheScenarioPrintsIfNoStepsAreWanted() throws IOException {
        assertEquals(0, run("run", "--steps", "none", scenario("print \"one\"; print 2;")));
        assertEquals("one\n2\n", out.toString().replace(System.lineSeparator(), "\n"));
    }

    @Test
    void shouldTellOfAFaultThatHasNotStruck() throws IOException {
        assertEquals(0, run("run", scenario("fault send 1 PTL_NI_DATA_LOST;")));
        assertEquals("p: fault send 1 PTL_NI_DATA_LOST has not struck", err.toString().strip());
    }

    @Test
    void shouldExitWithOneWhereAnAssertionFails() throws IOException {
        assertEquals(1, run("run", scenario("x = 1;\n    assert x == 2;")));
        assertTrue(err.toString().contains("test.ptl:4:"), err::toString);
    }

    @Test
    void shouldExitWithOneIfAProcessIsStuck() throws IOException {
        assertEquals(1, run("run", scenario("PtlInit(&max); PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);\n"
                + "PtlEQAlloc(ni, 1, &eq); PtlEQWait(eq, &event);")));
        assertTrue(err.toString().contains("p at line 4 is blocked in PtlEQWait(eq, &event): no event has come"), err::toString);
    }

    @Test
    void shouldExitWithTwoAndSayWhereForAScenarioWithErrors() throws IOException {
        assertEquals(2, run("run", scenario("PtlPutt();")));
        assertTrue(err.toString().contains("test.ptl:3:"), err::toString);
        assertTrue(err.toString().contains("PtlPutt"), err::toString);
        assertNoStackTrace();
    }

    @Test
    void shouldExitWithTwoForAMissingFile() {
        assertEquals(2, run("run", folder.resolve("missing.ptl").toString()));
        assertTrue(err.toString().contains("missing.ptl"), err::toString);
        assertNoStackTrace();
    }

    @Test
    void shouldTellWhichNumbersAnOptionTakes() {
        assertEquals(2, run("run", "3.11.1-put", "--limit", "1e3"));
        assertEquals(2, run("run", "3.11.1-put", "--seed", "9223372036854775808"));
        assertTrue(err.toString().contains("expected a whole number up to 2147483647, not 1e3"), err::toString);
        assertTrue(err.toString().contains("expected a whole number up to 9223372036854775807, not 9223372036854775808"), err::toString);
    }

    @Test
    void shouldExitWithTwoForAFolder() {
        assertEquals(2, run("run", folder.toString()));
        assertNoStackTrace();
    }

    @Test
    void shouldExitWithTwoForTenMegabytesOfNoise() throws IOException {
        byte[] noise = new byte[10 << 20];
        new SplittableRandom(1).nextBytes(noise);
        Path file = folder.resolve("noise.ptl");
        Files.write(file, noise);
        assertEquals(2, run("run", file.toString()));
        assertTrue(err.toString().contains("noise.ptl"), err::toString);
        assertNoStackTrace();
    }

    @Test
    void shouldExitWithTwoForAnUnknownCommand() {
        assertEquals(2, run("walk"));
        assertTrue(err.toString().startsWith("there is no command 'walk'"), err::toString);
        assertEquals(2, run());
    }

    @Test
    void shouldSuggestTheCommandOptionOrScenarioThatWasMeant() {
        assertEquals(2, run("rn"));
        assertEquals(2, run("run", "--formt", "json", "3.7-match-list"));
        assertEquals(2, run("run", "3.7-match-lst"));
        for (String meant : List.of("run?", "--format?", "3.7-match-list?")) {
            assertTrue(err.toString().contains("did you mean " + meant), () -> meant + " in " + err);
        }
        assertNoStackTrace();
    }

    @Test
    void shouldTellTheValuesOfAnOptionThatGotAnother() {
        assertEquals(2, run("run", "--format", "yaml", "3.7-match-list"));
        assertTrue(err.toString().contains("TEXT, JSON"), err::toString);
        assertEquals(2, run("run", "--limit", "0", "3.7-match-list"));
        assertTrue(err.toString().contains("a number from 1"), err::toString);
    }

    @Test
    void shouldExitWithThreeAtTheBoundAndTellWhereEachThreadStands() throws IOException {
        String file = scenario("repeat 1000 { x = 1; }");
        assertEquals(3, run("run", "--limit", "50", file));
        assertTrue(err.toString().contains("bound of 50 transitions"), err::toString);
        assertTrue(err.toString().contains("p is at line 3: x = 1;"), err::toString);
        assertEquals(0, run("run", file));
    }

    @Test
    void shouldWriteARunAsLinesOfJson() {
        assertEquals(0, run("run", "--format", "json", "3.7-match-list"));
        List<String> lines = out.toString().lines().toList();
        assertTrue(lines.get(0).startsWith("{\"record\":\"run\","), lines.get(0));
        assertTrue(lines.get(lines.size() - 1).startsWith("{\"record\":\"end\",\"result\":\"fine\","), () -> lines.get(lines.size() - 1));
        assertEquals(0, lines.subList(1, lines.size() - 1).stream().filter(line -> !line.startsWith("{\"record\":\"transition\",")).count());
    }

    @Test
    void shouldWriteHowARunFailedAsJsonToo() throws IOException {
        assertEquals(1, run("run", "--format", "json", scenario("assert 1 == 2;")));
        String end = out.toString().lines().reduce((first, second) -> second).orElseThrow();
        assertTrue(end.contains("\"result\":\"failed\",\"exit_status\":1"), end);
        assertTrue(end.contains("\"failure\":{\"process\":\"p\",\"file\":\"" + folder + "/test.ptl\",\"line\":3,"), end);
        assertTrue(err.toString().contains("test.ptl:3:"), err::toString);
    }

    @Test
    void shouldPrintTheSchemaThatTheHelpNames() {
        assertEquals(0, run("run", "--help"));
        assertTrue(out.toString().contains("portalscope schema"), out::toString);
        assertEquals(0, run("schema"));
        assertTrue(out.toString().contains("https://json-schema.org/"), out::toString);
    }

    @Test
    void shouldShowWhatAScenarioIsAbout() {
        assertEquals(0, run("show", "3.7-match-list"));
        for (String told : List.of("A match list", "§3.7", "receiver (1:0), sender (0:0)", "Four messages meet")) {
            assertTrue(out.toString().contains(told), () -> told + " in " + out);
        }
        assertTrue(out.toString().lines().allMatch(line -> line.length() <= 100), out::toString);
    }

    @Test
    void shouldShowTheSourceAsItIs() throws ScenarioException {
        assertEquals(0, run("show", "--source", "3.7-match-list"));
        assertEquals(Library.open("3.7-match-list").source(), out.toString());
    }

    @Test
    void shouldExitWithTwoIfThereIsNothingToShow() {
        assertEquals(2, run("show", "nothing"));
        assertEquals(2, run("show"));
        assertNoStackTrace();
    }

    @Test
    void shouldListTheLibraryAsLinesOfJson() {
        assertEquals(0, run("list", "--format", "json"));
        assertEquals(Library.entries().size(), out.toString().lines().filter(line -> line.startsWith("{\"id\":\"")).count());
    }

    @Test
    void shouldShowAScenarioAsJson() {
        assertEquals(0, run("show", "--format", "json", "3.7-match-list"));
        assertTrue(out.toString().startsWith("{\"file\":\"3.7-match-list.ptl\",\"title\":\""), out::toString);
        assertTrue(out.toString().strip().endsWith("]}"), out::toString);
    }

    @Test
    void shouldTellItsVersionAndCompleteItsWordsInAShell() {
        assertEquals(0, run("--version"));
        assertTrue(out.toString().startsWith("Portalscope"), out::toString);
        assertEquals(0, run("generate-completion"));
        assertTrue(out.toString().contains("complete -F"), out::toString);
    }

    @Test
    void shouldListTheLibrary() {
        assertEquals(0, run("list"));
        Library.entries().forEach(entry -> assertTrue(out.toString().contains(entry.title()), entry.title()));
    }

    @Test
    void shouldStepBothWaysAsTheLinesSay() throws Exception {
        Launch launch = new Launch("match list", "", Library.open("3.7-match-list")::world, RoundRobinScheduler::new);
        LocalSession session = launch.start();
        StringReader commands = new StringReader("o\n\nO\nI\nx\nc\nC\nq\n");
        new Stepper(session, new BufferedReader(commands), new PrintWriter(out), launch).run();
        assertTrue(out.toString().contains("  ▶ "), out::toString);
        assertTrue(out.toString().contains("the run has ended"), out::toString);
        assertTrue(out.toString().contains("at the start"), out::toString);
    }

    private void assertNoStackTrace() {
        assertFalse(err.toString().contains("\tat "), err::toString);
    }

    private String scenario(String statements) throws IOException {
        Path file = folder.resolve("test.ptl");
        Files.writeString(file, "scenario \"Test\";\nprocess p at 0:0 user 1 {\n    " + statements + "\n}\n", StandardCharsets.UTF_8);
        return file.toString();
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }
}
