package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.model.projection.Projection;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.Direction;
import org.portalscope.session.Launch;
import org.portalscope.session.LocalSession;
import org.portalscope.session.Position;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.StepKind;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What holds for every scenario that the project has. */
class EveryScenarioTest {

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldComeBackToExactlyTheFirstStateStepByStep(Path file) throws ScenarioException {
        LocalSession session = session(file);
        SessionDriver driver = session.drive();
        String first = session.state().dump();
        move(driver, StepKind.RESUME, Direction.FORWARD);
        String last = session.state().dump();
        Position end = session.position();
        while (move(driver, StepKind.INTO, Direction.BACK)) {
            assertTrue(session.timeline().holds(session.position()));
        }
        assertEquals(first, session.state().dump());
        driver.seek(end);
        assertEquals(last, session.state().dump());
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKeepTheModelEqualToAFreshOneAfterEveryStep(Path file) throws ScenarioException {
        LocalSession session = session(file);
        SessionDriver driver = session.drive();
        Projection projection = Projection.of(session);
        while (move(driver, StepKind.INTO, Direction.FORWARD)) {
            assertModelIsFresh(session, projection);
        }
        while (move(driver, StepKind.INTO, Direction.BACK)) {
            assertModelIsFresh(session, projection);
        }
        assertEquals(Position.START, session.position());
    }

    private static void assertModelIsFresh(LocalSession session, Projection projection) {
        assertTrue(EcoreUtil.equals(new Projection(session.state()).model(), projection.model()),
                () -> "at " + session.position() + " after: " + session.cursorState().current());
    }

    private static boolean move(SessionDriver driver, StepKind stepKind, Direction direction) {
        return driver.move(stepKind, direction, Optional.empty(), () -> false);
    }

    private static LocalSession session(Path file) throws ScenarioException {
        return new Launch(file.getFileName().toString(), "", Scenario.read(file)::world, RoundRobinScheduler::new).start();
    }
}
