package org.portalscope.cli.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** In the terminal, too, one sees who waits for whom. */
class WaitTextTest {

    private static final String TEXT = """
            scenario "Deadlock";
            process a at 0:0 { barrier; }
            process s at 1:0 service { wait until 1 == 2; }
            process b at 2:0 { wait until 1 == 2; barrier; }
            """;

    @Test
    void shouldListWhatEachThreadWaitsFor() throws ScenarioException, IOException {
        Scenario scenario = ScenarioReader.parse("deadlock.ptl", TEXT).get();
        Launch launch = new Launch(scenario.title(), scenario.fileName(), scenario::world, RoundRobinScheduler::new);
        StringWriter out = new StringWriter();
        LocalSession session = launch.start();
        new Stepper(session, new BufferedReader(new StringReader("c\nw\nq\n")), new PrintWriter(out, true), launch, branch -> { }).run();
        List<String> lines = out.toString().lines().toList();
        int first = lines.indexOf("> a and b are blocked, and no process can release them");
        assertTrue(first >= 0, out::toString);
        assertEquals(List.of("  a at line 2 is blocked in barrier: b has not reached it",
                "  s at line 3 is blocked in wait until 1 == 2 (service)", "  b at line 4 is blocked in wait until 1 == 2"),
                lines.subList(first + 1, first + 4));
    }
}
