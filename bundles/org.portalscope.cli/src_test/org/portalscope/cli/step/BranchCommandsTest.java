package org.portalscope.cli.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Other timelines in the terminal. The first translation is that of transition 28, in which put #1 passes seven entries. */
class BranchCommandsTest {

    private Launch launch;
    private LocalSession session;

    @BeforeEach
    void open() throws Exception {
        Scenario scenario = Library.open("3.7-match-list");
        launch = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new);
        session = launch.start();
    }

    @Test
    void shouldListWhatCouldHaveHappened() throws IOException {
        List<String> lines = step("choose");
        assertTrue(lines.contains("> ▶ 1  put #1 from 0:0 arrives at 1:0"), lines::toString);
        assertTrue(lines.contains("  3  send #1 completes at sender (0:0)"), lines::toString);
    }

    @Test
    void shouldLetAnotherTransitionHappenOnABranch() throws IOException {
        List<String> lines = step("choose 3", "branches", "switch 0", "branches");
        assertTrue(lines.contains("> branch 1 from transition 28: send #1 completes at sender (0:0)"), lines::toString);
        assertTrue(lines.contains(">   0  original (transition 28 of 28)"), lines::toString);
        assertTrue(lines.contains("▶ 1  branch 1 from transition 28: send #1 completes at sender (0:0) (transition 28 of 28)"), lines::toString);
        assertTrue(lines.contains("> ▶ 0  original (transition 28 of 28)"), lines::toString);
        assertEquals(new Position(28, 1), session.position());
    }

    @Test
    void shouldCountTheHitsOfEachTimelineByItself() throws IOException {
        List<String> lines = step("break hit 2 portal 4", "c", "choose 3", "c", "C", "switch 0", "C", "c");
        List<String> places = lines.stream().filter(line -> line.startsWith("step ")).map(line -> line.substring(line.indexOf("transition"))).toList();
        String original = "transition 39 of 39 · 1:0 ← 0:0 put #2";
        assertEquals(List.of("transition 28 of 28 · 1:0 ← 0:0 put #1", original, "transition 39 of 39 · sender (0:0)",
                "transition 40 of 40 · 1:0 ← 0:0 put #2", original, original), places);
    }

    @Test
    void shouldStayWhereWhatHappenedIsChosen() throws IOException {
        List<String> lines = step("o", "choose 1", "branches");
        assertEquals(new Position(28, 1), session.position());
        assertTrue(lines.contains("> ▶ 0  original (transition 28 of 28)"), lines::toString);
    }

    @Test
    void shouldTranslateAgainWithTheEditedEntry() throws IOException {
        List<String> lines = step("edit me 1.match_bits = 0x0001_0000_0000_0009", "c", "switch 0", "c", "compare 1");
        assertTrue(lines.contains("> branch 1 from transition 28: me 1 is edited: from *:*, bits 0x0001_0000_0000_0009 ignoring 0x0000"), lines::toString);
        assertTrue(lines.contains("step 1 of 38 · transition 29 of 29 · 1:0 ← 0:0 put #1"), lines::toString);
        int differs = lines.indexOf("receiver (1:0) differs first in:");
        assertTrue(differs > 0, lines::toString);
        assertTrue(lines.get(differs + 2).startsWith("> transition "), lines::toString);
    }

    @Test
    void shouldGoOnAtTheEndWithoutABranch() throws IOException {
        List<String> lines = step("c", "edit receiver: rest[0..5] = \"hello\"", "edit receiver: rest_md.threshold = 3", "branches");
        assertTrue(lines.contains("> ▶ 0  original (transition 68 of 68)"), lines::toString);
        assertEquals(68, session.timeline().size());
    }

    @Test
    void shouldSayWhatIsWrong() throws IOException {
        List<String> lines = step("choose 9", "choose x", "edit", "edit me 1.match_bts = 3", "edit me 1.match_id = 3", "edit md 0.threshold = -2",
                "edit md 0.length = 99999999", "edit me 77.match_bits = 3", "edit portal 4 = 3", "switch 1", "close 0", "compare 0");
        assertEquals(List.of("Please give a number from 1 to 4.", "Please give a number from 1 to 4."), said(lines, "Please"));
        assertTrue(lines.contains("> found 'match_bts', expected match_id, match_bits, ignore_bits"), lines::toString);
        assertTrue(lines.contains("> found '3', expected a node and a process id such as 1:0, a star for any"), lines::toString);
        assertTrue(lines.contains("> found '-2', expected a number from -1 to 2147483647"), lines::toString);
        assertTrue(lines.contains("> That cannot be: its bytes are not within one region."), lines::toString);
        assertEquals(1, said(lines, "me 77.match_bits cannot be edited here").size());
        assertEquals(2, said(lines, "edit wants a member or bytes").size());
        assertEquals(1, said(lines, "There is only number 0.").size());
        assertEquals(2, said(lines, "This timeline is shown").size());
        assertEquals(28, session.timeline().size());
    }

    @Test
    void shouldForgetATimelineThatIsClosed() throws IOException {
        List<String> lines = step("choose 3", "switch 0", "close 1", "switch 1");
        assertTrue(lines.contains("> ▶ 0  original (transition 28 of 28)"), lines::toString);
        assertTrue(lines.contains("> There is only number 0."), lines::toString);
    }

    private static List<String> said(List<String> lines, String beginning) {
        return lines.stream().filter(line -> line.startsWith("> " + beginning)).map(line -> line.substring(2)).toList();
    }

    private List<String> step(String... commands) throws IOException {
        StringWriter out = new StringWriter();
        new Stepper(session, new BufferedReader(new StringReader(String.join("\n", commands))), new PrintWriter(out), launch).run();
        return out.toString().lines().toList();
    }
}
