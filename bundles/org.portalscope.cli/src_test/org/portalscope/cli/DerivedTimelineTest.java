package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.TimelineLimits;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.session.StopCondition;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/**
 * A session that keeps hardly anything is the same as one that keeps all: the steps that it derives are those that were made first, and the state at every
 * position is the one that stepping leads to, whichever way the cursor goes there.
 */
class DerivedTimelineTest {

    private static final int LONGEST = 400;
    private static final int SEEKS = 60;
    /** A checkpoint every three transitions, blocks of four, and next to nothing is kept of either. */
    static final TimelineLimits TINY = new TimelineLimits(2, 3, 1 << 20, 20_000, 4, 4_000, 10_000, Long.MAX_VALUE);

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(1);
    }

    /** Of the schedulers; 0 is the one that lets everybody take turns. */
    IntStream seeds() {
        return IntStream.rangeClosed(0, 1);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldDeriveTheStepsThatWereMade(Path file) throws ScenarioException {
        for (int seed : seeds().toArray()) {
            Course course = new Course(ScenarioFiles.read(file).world(), scheduler(seed), LONGEST);
            LocalSession session = session(file, seed);
            resume(session.drive(), Direction.FORWARD);
            assertEquals(course.size(), session.timeline().size());
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < course.size(); i++) {
                int number = seed == 0 ? course.size() - i : 1 + random.nextInt(course.size());
                assertEquals(course.steps(number), Course.text(session.timeline().transition(number)));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldComeToTheSameStateWhicheverWayItGoes(Path file) throws ScenarioException {
        for (int seed : seeds().toArray()) {
            Course course = new Course(ScenarioFiles.read(file).world(), scheduler(seed), LONGEST);
            LocalSession session = session(file, seed);
            SessionDriver driver = session.drive();
            resume(driver, Direction.FORWARD);
            SplittableRandom random = new SplittableRandom(seed);
            for (int i = 0; i < SEEKS && session.timeline().size() <= course.size(); i++) {
                assertEquals(course.state(session.position()), session.state().dump(), () -> "at " + session.position());
                move(driver, random, course);
                int number = session.position().transition();
                driver.seek(end(session, number));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldExecuteTheSameWithStepsAndWithout(Path file) throws ScenarioException {
        Course course = new Course(ScenarioFiles.read(file).world(), scheduler(0), LONGEST);
        LocalSession session = session(file, 0);
        SessionDriver driver = session.drive();
        for (int number = 0; number < course.size(); number += 7) {
            StopCondition behind = StopCondition.at(new Position(number + 1, 1));
            driver.run(Direction.FORWARD, behind, () -> false);
            driver.seek(end(session, session.position().transition() / 2));
        }
        resume(driver, Direction.FORWARD);
        assertEquals(course.state(session.position()), session.state().dump());
        assertEquals(course.size(), session.timeline().size());
    }

    /** Seeks, steps a few times, or goes to the edge. */
    private static void move(SessionDriver driver, SplittableRandom random, Course course) {
        int number = random.nextInt(course.size() + 1);
        int steps = driver.session().timeline().steps(number);
        driver.seek(number == 0 ? Position.START : new Position(number, 1 + random.nextInt(steps)));
        Direction direction = random.nextBoolean() ? Direction.FORWARD : Direction.BACK;
        for (int i = random.nextInt(4); i > 0; i--) {
            driver.move(StepKind.values()[random.nextInt(3)], direction, Optional.empty(), () -> false);
        }
        if (random.nextInt(8) == 0) {
            resume(driver, direction);
        }
    }

    private static Position end(LocalSession session, int number) {
        return number == 0 ? Position.START : new Position(number, session.timeline().steps(number));
    }

    private static void resume(SessionDriver driver, Direction direction) {
        driver.move(StepKind.RESUME, direction, Optional.empty(), () -> false);
    }

    private static LocalSession session(Path file, int seed) throws ScenarioException {
        Supplier<World> worlds = ScenarioFiles.read(file)::world;
        LocalSession session = new LocalSession("", worlds, scheduler(seed), Set.of(), LONGEST, TINY);
        session.deriveAhead(Runnable::run);
        return session;
    }

    /** Everybody in turn, or at random. */
    private static Scheduler scheduler(int seed) {
        return seed == 0 ? new RoundRobinScheduler() : new RandomScheduler(seed);
    }
}
