package org.portalscope.ui.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.analysis.search.StepSearch;
import org.portalscope.engine.step.Step;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.flow.FlowBox;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.schedule.RoundRobinScheduler;

class BoxReachedTest {

    private static final Path LIST = Path.of("..", "org.portalscope.scenario", "library", "3.7-match-list.ptl");

    @Test
    void shouldRunToWhereAMessageComesToABoxAndBack() throws ScenarioException {
        LocalSession session = new Launch("", "", Scenario.read(LIST)::world, RoundRobinScheduler::new).start();
        SessionDriver driver = session.drive();
        assertEquals(StepSearch.End.FOUND, find(driver, FlowBox.ROOM, Direction.FORWARD));
        assertEquals("RoomCheck", last(session).kind());
        assertEquals(StepSearch.End.FOUND, find(driver, FlowBox.DROPPED, Direction.FORWARD));
        assertEquals("MessageDropped", last(session).kind());
        assertEquals(StepSearch.End.FOUND, find(driver, FlowBox.NEXT, Direction.BACK));
        assertEquals("SourceCheck", last(session).kind());
        assertEquals(StepSearch.End.NONE, find(driver, FlowBox.UNLINK_FULL_ENTRY, Direction.BACK));
    }

    @Test
    void shouldSayWhatIsMissing() {
        assertEquals("No later step comes to MD has room.", BoxReached.query(FlowBox.ROOM).missing(Direction.FORWARD));
        assertEquals("No later step comes to the exit of dropped messages.", BoxReached.query(FlowBox.DROPPED).missing(Direction.FORWARD));
    }

    @Test
    void shouldLeadToAPlaceInTheHelpForEachBox() throws IOException {
        String help = Files.readString(Path.of("..", "org.portalscope.help", "pages", "flow.html"));
        for (FlowBox box : FlowBox.values()) {
            String place = BoxMenu.page(box).split("#")[1];
            assertTrue(help.contains("id=\"" + place + "\"><td>" + box.label().replace("&", "&amp;") + "</td><td>§" + box.section()), place);
        }
    }

    private static StepSearch.End find(SessionDriver driver, FlowBox box, Direction direction) {
        return new StepSearch(new ParallelScan(WorkerPool.ALONE)).find(driver, direction, new BoxReached(box), RunProgress.NONE, () -> false);
    }

    private static Step last(LocalSession session) {
        return Optional.ofNullable(session.cursorState().current()).orElseThrow();
    }
}
