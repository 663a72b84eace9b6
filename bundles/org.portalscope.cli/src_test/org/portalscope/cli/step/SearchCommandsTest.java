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

/** Searches in the terminal. */
class SearchCommandsTest {

    private Launch launch;
    private LocalSession session;

    @BeforeEach
    void open() throws Exception {
        Scenario scenario = Library.open("3.8.2-threshold-and-unlink");
        launch = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new);
        session = launch.start();
    }

    @Test
    void shouldGoToTheStepThatIsDescribed() throws IOException {
        step("find kind == \"ThresholdTaken\" && after == 0");
        assertEquals("md 0: threshold 1 → 0", words());
    }

    @Test
    void shouldFindTheLastConditionAgain() throws IOException {
        step("find kind == \"ThresholdTaken\" && after == 0", "find");
        assertEquals("md 1: threshold 1 → 0", words());
    }

    @Test
    void shouldFindBackwards() throws IOException {
        step("c", "rfind category == \"drop\"", "rfind kind == \"ThresholdTaken\"");
        assertEquals("md 1: threshold 1 → 0", words());
    }

    @Test
    void shouldPrintAllTransitionsThatHaveSuchAStep() throws IOException {
        List<String> lines = step("c", "findall kind == \"ThresholdTaken\" && after == 0", "findall kind == \"ProcessDied\"");
        int place = lines.indexOf("> 2 transitions have a step that meets kind == \"ThresholdTaken\" && after == 0.");
        assertTrue(place >= 0, lines::toString);
        for (String number : lines.get(place + 1).split(" ")) {
            assertTrue(session.timeline().transition(Integer.parseInt(number)).steps().stream().anyMatch(step -> step.words().endsWith("threshold 1 → 0")));
        }
        assertTrue(lines.contains("> No step meets kind == \"ProcessDied\"."), lines::toString);
    }

    @Test
    void shouldStayWhereItIsIfThereIsNone() throws IOException {
        List<String> lines = step("i", "find kind == \"ProcessDied\"");
        assertEquals(new Position(17, 2), session.position());
        assertTrue(lines.contains("> No later step meets kind == \"ProcessDied\"."), lines::toString);
        assertTrue(session.result().isEmpty());
    }

    @Test
    void shouldSayWhatIsWrongWithACondition() throws IOException {
        List<String> lines = step("rfind knd == 1", "find");
        assertTrue(lines.contains("> found 'knd', expected the name of a field, such as match_bits, or kind, category, process (did you mean kind?)"),
                lines::toString);
    }

    @Test
    void shouldGoToTheNextChangeOfAMember() throws IOException {
        step("changed server: two.threshold", "changed");
        assertEquals("md 1 is updated: 16 bytes at 0x2000, threshold 0 → 2, local offset 4 → 4", words().replaceFirst("at 0x[0-9_]+", "at 0x2000"));
    }

    @Test
    void shouldGoToTheChangeBefore() throws IOException {
        step("c", "rchanged server: goes[4]");
        assertTrue(words().startsWith("4 bytes written"), words());
        step("rchanged server: portal 4");
        assertEquals("me 1 joins the match list of portal 4 at its end: from 0:0, bits 0x0001 ignoring 0x0000", words());
    }

    @Test
    void shouldSayThatNothingChangesAValue() throws IOException {
        List<String> lines = step("changed server: md 7");
        assertTrue(lines.contains("> No later step changes server: md 7."), lines::toString);
    }

    @Test
    void shouldSayWhatIsWrongWithAValue() throws IOException {
        List<String> lines = step("changed sever: goes", "changed server: gos", "changed");
        assertTrue(lines.contains("> found 'sever', expected the name of a process (did you mean server?)"), lines::toString);
        assertTrue(lines.contains("> found 'gos', expected a name that server knows at the cursor, md 0, portal 4 or an address (did you mean goes?)"),
                lines::toString);
        assertTrue(lines.contains("> found nothing, expected a name that server knows at the cursor, md 0, portal 4 or an address"), lines::toString);
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
