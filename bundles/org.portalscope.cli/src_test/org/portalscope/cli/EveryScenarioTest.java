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
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What holds for every scenario. */
class EveryScenarioTest {

    private static final int JUMPS = 20;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(1);
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
        Projection projection = Projection.of(session, ScenarioFiles.processes(session));
        while (move(driver, StepKind.INTO, Direction.FORWARD)) {
            assertModelIsFresh(session, projection);
        }
        while (move(driver, StepKind.INTO, Direction.BACK)) {
            assertModelIsFresh(session, projection);
        }
        assertEquals(Position.START, session.position());
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKeepTheModelEqualToAFreshOneAfterEveryJump(Path file) throws ScenarioException {
        LocalSession session = session(file);
        SessionDriver driver = session.drive();
        Projection projection = new Projection(session.state(), ScenarioFiles.processes(session));
        move(driver, StepKind.RESUME, Direction.FORWARD);
        int transitions = session.timeline().size();
        for (int number = transitions; number > 0; number -= Math.max(1, transitions / JUMPS)) {
            jump(driver, projection, new Position(number, 1));
            jump(driver, projection, new Position(transitions - number + 1, 1));
        }
        jump(driver, projection, Position.START);
    }

    /** A move that is reported as a jump, however short it is. */
    private static void jump(SessionDriver driver, Projection projection, Position target) {
        driver.seek(target);
        projection.moved(new Move(driver.session().timeline(), new Position(target.transition() + 2 * Move.FAR, 1), target));
        assertModelIsFresh((LocalSession) driver.session(), projection);
    }

    private static void assertModelIsFresh(LocalSession session, Projection projection) {
        assertTrue(EcoreUtil.equals(new Projection(session.state(), ScenarioFiles.processes(session)).model(), projection.model()),
                () -> "at " + session.position() + " after: " + session.cursorState().current());
    }

    private static boolean move(SessionDriver driver, StepKind stepKind, Direction direction) {
        return driver.move(stepKind, direction, Optional.empty(), () -> false);
    }

    private static LocalSession session(Path file) throws ScenarioException {
        return new Launch(file.getFileName().toString(), "", ScenarioFiles.read(file)::world, RoundRobinScheduler::new).start();
    }
}
