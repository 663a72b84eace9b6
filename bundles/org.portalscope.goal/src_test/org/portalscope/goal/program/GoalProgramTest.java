package org.portalscope.goal.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.time.Timing;

/** Which time a schedule has, and which a text that was made of it. */
class GoalProgramTest {

    private static final Path BUSY = Path.of("..", "org.portalscope.goal", "src_test", "schedule", "busy.goal");
    private static final Protocols PROTOCOLS = Protocols.of(List.of(new MpiProtocol()));

    @Test
    void shouldHaveTheTimeOfTheScheduleUnlessTheTextIsChanged() throws ScenarioException {
        GoalProgram program = GoalFile.program(BUSY, GoalSettings.DEFAULT, true);
        assertNotNull(program.scenario("busy", PROTOCOLS).world().timing().model());
        assertNotNull(program.timed(parse(program.text())).get().world().timing().model());
        Timing changed = program.timed(parse(program.text().replace("20000", "30000"))).get().world().timing();
        assertNull(changed.model());
        assertEquals(LogGopsParameters.DEFAULT.latency(), changed.others().latency());
    }

    @Test
    void shouldHaveNoTimeIfItIsToHaveNone() throws ScenarioException {
        GoalProgram program = GoalFile.program(BUSY, GoalSettings.DEFAULT, false);
        assertEquals(Timing.NONE, program.scenario("busy", PROTOCOLS).world().timing());
    }

    @Test
    void shouldLeaveATextWithErrorsAsItIs() throws ScenarioException {
        GoalProgram program = GoalFile.program(BUSY, GoalSettings.DEFAULT, true);
        assertEquals(1, program.timed(parse(program.text() + "}")).problems().size());
    }

    private static ParseResult parse(String text) {
        return ScenarioReader.parse(SourceId.text("busy"), "busy", text, new FolderImports(null), PROTOCOLS);
    }
}
