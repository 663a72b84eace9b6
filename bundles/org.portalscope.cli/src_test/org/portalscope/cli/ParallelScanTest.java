package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.search.ExpressionPredicate;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.StepSearch;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.cli.explore.Workers;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Transition;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.schedule.RoundRobinScheduler;

/**
 * In every scenario, and in its recording, a search in parallel finds what a search through all steps finds, whatever the condition, from
 * wherever, in both directions, and however many work.
 */
class ParallelScanTest {

    private static final int PLACES = 2;
    private static final int LONGEST = 400;
    private static final List<String> CONDITIONS = List.of("category == \"send\"", "after == 0", "category == \"event\" && transition > 5",
            "category == \"turn\" && thread == 0", "time >= 0 && category == \"arrival\"", "kind == \"ProcessDied\"", "!passed", "passed && reason == \"bits\"",
            "!passed && reason == \"bits\" && transition > 20", "kind == \"BitsCheck\" && passed", "process == \"client\" && category == \"return\"");

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(2);
    }

    /** How many conditions are made at random for each scenario. */
    int randomConditions() {
        return 2;
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldFindWhatASearchThroughAllStepsFinds(Path file) throws ScenarioException {
        LocalSession session = session(file);
        session.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        compareAll(session);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldFindItInARecording(Path file) throws ScenarioException {
        RecordedWorlds worlds = new RecordedWorlds(RecordedCourse.of(file, 1, CapturePolicy.NONE).recording());
        compareAll(worlds.launch("").start());
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldExecuteUntilAStepMatchesAndNoFurther(Path file) throws ScenarioException {
        LocalSession whole = session(file);
        SessionDriver driver = whole.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        for (String condition : CONDITIONS) {
            StepPredicate predicate = ExpressionPredicate.parse(condition, ProcessTable.of(whole.state()), new Problems());
            Optional<Position> expected = predicate == null ? Optional.empty() : next(whole.timeline(), Position.START, predicate);
            if (expected.isPresent()) {
                LocalSession session = session(file);
                StepSearch search = new StepSearch(new ParallelScan(WorkerPool.ALONE));
                assertEquals(StepSearch.End.FOUND, search.find(session.drive(), Direction.FORWARD, predicate, RunProgress.NONE, () -> false));
                assertEquals(expected.get(), session.position(), condition);
                assertEquals(expected.get().transition(), session.timeline().size(), condition);
                driver.seek(expected.get());
                assertEquals(whole.state().dump(), session.state().dump(), condition);
            }
        }
    }

    private static LocalSession session(Path file) throws ScenarioException {
        return new LocalSession("", ScenarioFiles.read(file)::world, new RoundRobinScheduler(), Set.of(), LONGEST, DerivedTimelineTest.TINY);
    }

    private void compareAll(LocalSession session) {
        Timeline timeline = session.timeline();
        SplittableRandom random = new SplittableRandom(timeline.size());
        RandomConditions conditions = new RandomConditions(timeline, ProcessTable.of(session.state()), random);
        try (Workers workers = new Workers(3)) {
            ParallelScan alone = new ParallelScan(WorkerPool.ALONE);
            ParallelScan together = new ParallelScan(workers);
            Stream<String> texts = Stream.concat(CONDITIONS.stream(), Stream.generate(conditions::next).limit(randomConditions()));
            texts.map(text -> ExpressionPredicate.parse(text, ProcessTable.of(session.state()), new Problems())).filter(Objects::nonNull)
                    .forEach(predicate -> compare(timeline, predicate, List.of(alone, together)));
            compare(timeline, new WatchedValue(0, new Subject.OfPortal(0, 4), null), List.of(alone, together));
        }
    }

    private static List<Integer> hits(Timeline timeline, StepPredicate predicate) {
        return IntStream.rangeClosed(1, timeline.size()).filter(number -> matches(timeline.transition(number), predicate)).boxed().toList();
    }

    private static boolean matches(Transition transition, StepPredicate predicate) {
        return IntStream.range(0, transition.steps().size()).anyMatch(index -> predicate.matches(transition, index));
    }

    private static void compareHits(Timeline timeline, StepPredicate predicate, List<Integer> expected, ParallelScan scan) {
        assertEquals(expected, scan.all(timeline, predicate, Integer.MAX_VALUE, RunProgress.NONE, () -> false), predicate::toString);
        assertEquals(expected.stream().limit(5).toList(), scan.all(timeline, predicate, 5, RunProgress.NONE, () -> false), predicate::toString);
    }

    private static void compare(Timeline timeline, StepPredicate predicate, List<ParallelScan> scans) {
        List<Integer> hits = hits(timeline, predicate);
        scans.forEach(scan -> compareHits(timeline, predicate, hits, scan));
        for (int place = 0; place <= PLACES; place++) {
            int number = timeline.size() * place / PLACES;
            Position from = new Position(number, (timeline.steps(number) + 1) / 2);
            for (Direction direction : Direction.values()) {
                Optional<Position> expected = direction == Direction.FORWARD ? next(timeline, from, predicate) : previous(timeline, from, predicate);
                for (ParallelScan scan : scans) {
                    assertEquals(expected, scan.find(timeline, from, direction, predicate, () -> false), () -> predicate + " " + direction + " from " + from);
                }
            }
        }
    }

    private static Optional<Position> next(Timeline timeline, Position from, StepPredicate predicate) {
        for (int number = Math.max(1, from.transition()); number <= timeline.size(); number++) {
            Transition transition = timeline.transition(number);
            for (int index = number == from.transition() ? from.step() : 0; index < transition.steps().size(); index++) {
                if (predicate.matches(transition, index)) {
                    return Optional.of(new Position(number, index + 1));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Position> previous(Timeline timeline, Position from, StepPredicate predicate) {
        for (int number = from.transition(); number >= 1; number--) {
            Transition transition = timeline.transition(number);
            for (int index = (number == from.transition() ? from.step() - 1 : transition.steps().size()) - 1; index >= 0; index--) {
                if (predicate.matches(transition, index)) {
                    return Optional.of(new Position(number, index + 1));
                }
            }
        }
        return Optional.empty();
    }
}
