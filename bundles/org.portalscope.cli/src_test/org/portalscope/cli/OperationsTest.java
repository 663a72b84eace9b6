package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.OperationId;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.TimelineLimits;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.schedule.RandomScheduler;

/** Where operations appear, whether the run was executed with steps or without. */
class OperationsTest {

    private static final int LONGEST = 400;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(0);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKnowEveryPlaceOfARunWithoutSteps(Path file) throws ScenarioException {
        LocalSession session = session(file);
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        compare(driver, file);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKnowEveryPlaceOfARunWithSteps(Path file) throws ScenarioException {
        LocalSession session = session(file);
        SessionDriver driver = session.drive();
        driver.run(Direction.FORWARD, step -> false, () -> false);
        compare(driver, file);
    }

    private static void compare(SessionDriver driver, Path file) throws ScenarioException {
        Session session = driver.session();
        OperationTraces traces = new OperationTraces();
        new Course(ScenarioFiles.read(file).world(), new RandomScheduler(1), LONGEST).transitions().forEach(traces::add);
        for (OperationId operation : traces.operations()) {
            assertEquals(traces.of(operation), session.places(operation), operation::toString);
            assertEquals(traces.of(operation).stream().findFirst(), session.beginning(operation));
        }
        for (int number = 1; number <= session.timeline().size(); number += 3) {
            for (int step = 1; step <= session.timeline().steps(number); step += 2) {
                Position position = new Position(number, step);
                driver.seek(position);
                assertEquals(traces.cause(position), session.cause(), position::toString);
                assertEquals(traces.consequence(position), session.consequence(), position::toString);
            }
        }
    }

    private static LocalSession session(Path file) throws ScenarioException {
        return new LocalSession("", ScenarioFiles.read(file)::world, new RandomScheduler(1), Set.of(), LONGEST, TimelineLimits.ofThisMachine());
    }
}
