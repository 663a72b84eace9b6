package org.portalscope.cli.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.analysis.breakpoint.BreakpointFile;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Breakpoints in the terminal. */
class BreakpointCommandsTest {

    private static final String NAME = "3.8.2-threshold-and-unlink";

    @TempDir
    private Path folder;

    private Launch launch;
    private LocalSession session;

    @BeforeEach
    void open() throws Exception {
        Scenario scenario = Library.open(NAME);
        launch = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new);
        session = launch.start();
    }

    @Test
    void shouldStopBeforeALineBothWays() throws IOException {
        List<String> lines = step("break line 55", "c", "c", "C");
        assertTrue(lines.contains("> breakpoint 1: line 3.8.2-threshold-and-unlink.ptl:55"), lines::toString);
        assertEquals("line 55: PtlPut(md, PTL_ACK_REQ, server, 4, 0, 1, 0, 0);", words());
        assertEquals(1, session.position().step());
    }

    @Test
    void shouldStopBeforeACall() throws IOException {
        step("break call PtlMDUpdate", "c");
        assertTrue(words().startsWith("line 33: PtlMDUpdate(two, &old, "), words());
        step("break call PtlMDUpdate", "c", "i");
        assertTrue(words().startsWith("md 1 is updated"), words());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            portal 4 bits 1                          | put #2 from 0:0 arrives
            portal 4 bits 0x8001 ignoring 0x8000     | put #2 from 0:0 arrives
            dropped                                  | put #4 from 0:0 is dropped: no match entry accepts the request; drop count 0 → 1
            unexpected                               | put #4 from 0:0 is dropped: no match entry accepts the request; drop count 0 → 1
            unlinked                                 | me 0 leaves the match list of portal 4
            hit 3 when kind == "ThresholdTaken"      | md 1: threshold 1 → 0
            change server: one.threshold             | md 0: threshold 2 → 1
            """)
    void shouldStopAtTheNext(String breakpoint, String words) throws IOException {
        step("break " + breakpoint, "c");
        assertEquals(words, words());
    }

    @Test
    void shouldPrintInsteadOfStopping() throws IOException {
        List<String> lines = step("break log \"{descriptor} has {after} left, {passed}\" when kind == \"ThresholdTaken\" && after == 0", "c");
        assertTrue(session.result().isPresent());
        assertTrue(lines.containsAll(List.of("> 29 server: md 0 has 0 left, ?", "43 server: md 1 has 0 left, ?")), lines::toString);
    }

    @Test
    void shouldListDisableAndDelete() throws IOException {
        List<String> lines = step("break dropped", "break unlinked", "disable 1", "breakpoints", "c", "delete 2", "enable 1", "c", "delete 7");
        assertTrue(lines.containsAll(List.of("> > 1: disabled dropped", "2: unlinked")), lines::toString);
        assertTrue(lines.contains("> There is no breakpoint 7."), lines::toString);
        assertEquals(54, session.position().transition());
    }

    @Test
    void shouldAdvanceToALineAndBack() throws IOException {
        step("advance 29");
        assertEquals("line 29: expect PTL_EVENT_PUT_START in eq { md_handle == two, mem_desc.threshold == 0 };", words());
        step("radvance 12");
        assertTrue(words().startsWith("line 12: "), words());
        Position before = session.position();
        assertTrue(step("radvance 29").contains("> No earlier statement begins there."));
        assertTrue(before.compareTo(session.position()) < 0, () -> session.position().toString());
    }

    @Test
    void shouldSayWhatIsWrong() throws IOException {
        List<String> lines = step("break line 11", "break line other.ptl:12", "break call PtlPutt", "break droped", "break in sever dropped",
                "break portal x", "break when knd == 1", "break log \"{knd}\" dropped", "break log \"{after\" dropped", "breakpoints");
        assertTrue(lines.containsAll(List.of("> found '11', expected a line in which a statement begins, such as 12",
                "> found 'other.ptl', expected a file that has been started",
                "> found 'PtlPutt', expected a function of the API (did you mean PtlPut?)",
                "> found 'sever', expected the name of a process (did you mean server?)",
                "> found 'x', expected a Portal index, such as 4, 4 bits 0x0007 or 4 bits 0x0007 ignoring 0x00F0",
                "> There are no breakpoints.")), lines::toString);
        assertEquals(2, lines.stream().filter(line -> line.contains("(did you mean kind?)")).count(), lines::toString);
        assertTrue(lines.stream().anyMatch(line -> line.contains("found 'droped', expected") && line.endsWith("(did you mean dropped?)")), lines::toString);
    }

    @Test
    void shouldSayThatAnEntryHasGone() throws IOException {
        List<String> lines = step("break change server: me 0", "break portal 9", "break portal 4 bits 1", "c", "c", "c", "breakpoints");
        assertTrue(lines.containsAll(List.of("> 1: change server: me 0 (server: me 0 is not there at the cursor)",
                "2: portal 9 (no match entry of portal 9 at the cursor)", "3: portal 4 bits 0x0001")), lines::toString);
    }

    @Test
    void shouldKeepBreakpointsInAFile() throws Exception {
        BreakpointFile file = BreakpointFile.beside(folder.resolve("run.ptlrec"));
        Files.writeString(folder.resolve("run.breakpoints"), "# mine\nin server hit 2 log \"{after}\" when kind == \"ThresholdTaken\"\nline 11\n");
        StringWriter out = new StringWriter();
        StringReader commands = new StringReader("break portal 4 bits 7 ignoring 0xf0\nbreak change server: goes[4..6]\nc");
        new Stepper(session, new BufferedReader(commands), new PrintWriter(out), launch).run(file);
        assertTrue(out.toString().startsWith("line 11: found '11', expected a line in which a statement begins, such as 12"), out::toString);
        assertEquals(List.of("# mine", "line 11", "in server hit 2 log \"{after}\" when kind == \"ThresholdTaken\"", "portal 4 bits 0x0007 ignoring 0x00f0",
                "change server: goes[4..6]"), Files.readAllLines(file.path()));
    }

    private String words() {
        return session.timeline().stepBefore(session.position()).words();
    }

    private List<String> step(String... commands) throws IOException {
        StringWriter out = new StringWriter();
        new Stepper(session, new BufferedReader(new StringReader(String.join("\n", commands))), new PrintWriter(out), launch).run();
        return out.toString().lines().toList();
    }
}
