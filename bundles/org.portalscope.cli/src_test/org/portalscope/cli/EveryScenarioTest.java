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
import org.portalscope.session.LocalSession;
import org.portalscope.session.Position;
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
        String first = session.world().dump();
        move(session, StepKind.RESUME, Direction.FORWARD);
        String last = session.world().dump();
        Position end = session.position();
        while (move(session, StepKind.INTO, Direction.BACK)) {
            assertTrue(session.timeline().holds(session.position()));
        }
        assertEquals(first, session.world().dump());
        session.seek(end);
        assertEquals(last, session.world().dump());
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKeepTheModelEqualToAFreshOneAfterEveryStep(Path file) throws ScenarioException {
        LocalSession session = session(file);
        Projection projection = Projection.of(session);
        while (move(session, StepKind.INTO, Direction.FORWARD)) {
            assertModelIsFresh(session, projection);
        }
        while (move(session, StepKind.INTO, Direction.BACK)) {
            assertModelIsFresh(session, projection);
        }
        assertEquals(Position.START, session.position());
    }

    private static void assertModelIsFresh(LocalSession session, Projection projection) {
        assertTrue(EcoreUtil.equals(new Projection(session.world()).model(), projection.model()),
                () -> "at " + session.position() + " after: " + session.cursorState().current());
    }

    private static boolean move(LocalSession session, StepKind stepKind, Direction direction) {
        return session.move(stepKind, direction, Optional.empty(), () -> false);
    }

    private static LocalSession session(Path file) throws ScenarioException {
        return new LocalSession(file.getFileName().toString(), Scenario.read(file).world(), new RoundRobinScheduler());
    }
}
