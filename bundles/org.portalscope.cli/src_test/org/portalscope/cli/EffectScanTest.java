package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.Launch;
import org.portalscope.session.LocalSession;
import org.portalscope.session.StepKind;
import org.portalscope.session.search.EffectScan;
import org.portalscope.session.search.ExpressionPredicate;
import org.portalscope.session.search.SequentialScan;
import org.portalscope.session.search.StepPredicate;
import org.portalscope.session.search.StepScan;
import org.portalscope.session.search.WatchedValue;
import org.portalscope.session.state.ProcessTable;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.Timeline;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** In every scenario that the project has, a search through effects finds what a search through all steps finds. */
class EffectScanTest {

    private static final int PLACES = 7;
    private static final List<String> CONDITIONS = List.of("category == \"send\"", "after == 0", "category == \"event\" && transition > 5",
            "category == \"turn\" && thread == 0", "time >= 0 && category == \"arrival\"", "kind == \"ProcessDied\"");

    private final StepScan quick = new EffectScan((timeline, from, direction, predicate, cancelled) -> {
        throw new IllegalStateException("no checks are wanted");
    });

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldFindWhatASearchThroughAllStepsFinds(Path file) throws ScenarioException {
        Scenario scenario = Scenario.read(file);
        LocalSession session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
        session.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        ProcessTable processes = ProcessTable.of(session.state());
        CONDITIONS.forEach(condition -> compare(session.timeline(), ExpressionPredicate.parse(condition, processes, new Problems())));
        compare(session.timeline(), new WatchedValue(0, new Subject.OfPortal(0, 4), null));
    }

    private void compare(Timeline timeline, StepPredicate predicate) {
        for (int place = 0; place <= PLACES; place++) {
            int number = timeline.size() * place / PLACES;
            Position from = new Position(number, (timeline.steps(number) + 1) / 2);
            for (Direction direction : Direction.values()) {
                assertEquals(new SequentialScan().find(timeline, from, direction, predicate, () -> false),
                        quick.find(timeline, from, direction, predicate, () -> false), () -> predicate + " " + direction + " from " + from);
            }
        }
    }
}
