package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What views say where a run ends with something wrong. */
class SnapshotFindingTest {

    private static final int LINE_OF_THE_PUT = 18;

    private static SessionController end(String scenario, Set<Finding.Kind> kinds) throws ScenarioException {
        Launch launch = new Launch("test", "", ScenarioReader.parse("test.ptl", scenario).get()::world, RoundRobinScheduler::new, kinds);
        SessionController controller = new SessionController(launch.start(), new MoveRunner() {
            @Override
            public void run(Consumer<BooleanSupplier> move, Runnable ended) {
                move.accept(() -> false);
                ended.run();
            }

            @Override
            public void cancel() {
                // a move has ended before anybody can cancel it
            }
        });
        controller.move(StepKind.RESUME, Direction.FORWARD);
        return controller;
    }

    @Test
    void shouldTellWhatWasLookedForAndFound() throws ScenarioException {
        String dropped = PutScenario.text("7", "", "PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 8, 0, 0);");
        SessionController controller = end(dropped, Set.of(Finding.Kind.DROP));
        assertEquals(Optional.of("found DROP"), controller.snapshot().found());
        assertTrue(controller.snapshot().finding().orElseThrow().contains("put #1 from 0:0 is dropped"), controller.snapshot().finding()::toString);
        assertEquals(LINE_OF_THE_PUT, controller.snapshot().statement().orElseThrow().line());

        controller.move(StepKind.INTO, Direction.BACK);
        assertEquals(Optional.empty(), controller.snapshot().found());
        assertEquals(Optional.empty(), end(dropped, Set.of()).snapshot().finding());
    }

    @Test
    void shouldTellWhatFails() throws ScenarioException {
        SessionController controller = end("scenario \"Fails\"; process p at 0:0 { x = 1; assert x == 2; }", Set.of());
        assertEquals(Optional.empty(), controller.snapshot().found());
        assertEquals(controller.snapshot().result().orElseThrow().failure().orElseThrow().message(), controller.snapshot().finding().orElseThrow());
    }
}
