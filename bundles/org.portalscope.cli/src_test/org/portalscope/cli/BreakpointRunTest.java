package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.Launch;
import org.portalscope.session.LocalSession;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.StepKind;
import org.portalscope.session.breakpoint.Breakpoint;
import org.portalscope.session.breakpoint.BreakpointReader;
import org.portalscope.session.breakpoint.BreakpointRun;
import org.portalscope.session.breakpoint.LogLine;
import org.portalscope.session.search.ParallelScan;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.Timeline;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** In every scenario that the project has, a run stops where a look at each step says, executing, replaying and going back. */
class BreakpointRunTest {

    private static final List<String> BREAKPOINTS = List.of("call PtlPut", "portal 4", "dropped", "truncated", "unlinked", "no room", "event lost",
            "access denied", "unexpected", "when category == \"start\"", "hit 2 call PtlEQWait", "disabled call PtlInit");

    private final List<LogLine> lines = new ArrayList<>();

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldStopAtTheSamePlacesEachWay(Path file) throws ScenarioException {
        Scenario scenario = Scenario.read(file);
        LocalSession session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
        List<Breakpoint> breakpoints = BREAKPOINTS.stream().map(text -> BreakpointReader.read(text, session, new Problems()).orElseThrow()).toList();
        try (SessionDriver driver = session.drive()) {
            List<Position> executed = stops(driver, Direction.FORWARD, breakpoints);
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            List<Position> back = stops(driver, Direction.BACK, breakpoints);
            List<Position> replayed = stops(driver, Direction.FORWARD, breakpoints);
            Collections.reverse(back);
            assertEquals(expected(session.timeline(), breakpoints), executed);
            assertEquals(executed, replayed);
            assertEquals(executed.stream().map(Position::transition).distinct().toList(), List.copyOf(new BreakpointRun(new ParallelScan(WorkerPool.ALONE),
                    line -> { }).transitions(session.timeline(), breakpoints, Integer.MAX_VALUE, () -> false)));
            assertEquals(executed, back);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldWriteWhereItDoesNotStop(Path file) throws ScenarioException {
        Scenario scenario = Scenario.read(file);
        LocalSession session = new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
        List<Breakpoint> events = List.of(BreakpointReader.read("log \"{event.type} in {queue}\" when category == \"event\"", session, new Problems())
                .orElseThrow());
        try (SessionDriver driver = session.drive()) {
            assertTrue(stops(driver, Direction.FORWARD, events).isEmpty());
            List<LogLine> forward = List.copyOf(lines);
            lines.clear();
            assertTrue(stops(driver, Direction.BACK, events).isEmpty());
            Collections.reverse(lines);
            assertEquals(forward, lines);
            assertEquals(expected(session.timeline(), events), forward.stream().map(LogLine::position).toList());
        }
    }

    /** Where runs stop one after the other, but for the end and the start. */
    private List<Position> stops(SessionDriver driver, Direction direction, List<Breakpoint> breakpoints) {
        BreakpointRun run = new BreakpointRun(new ParallelScan(WorkerPool.ALONE), lines::add);
        List<Position> stops = new ArrayList<>();
        while (run.run(driver, direction, breakpoints, () -> false)) {
            stops.add(driver.session().position());
        }
        int last = stops.size() - 1;
        boolean edge = last >= 0 && (direction == Direction.BACK ? stops.get(last).equals(Position.START)
                : expected(driver.session().timeline(), breakpoints).indexOf(stops.get(last)) < 0);
        return edge ? stops.subList(0, last) : stops;
    }

    private static List<Position> expected(Timeline timeline, List<Breakpoint> breakpoints) {
        List<Position> places = breakpoints.stream().filter(Breakpoint::enabled).flatMap(breakpoint -> hits(timeline, breakpoint)).distinct().sorted().toList();
        return new ArrayList<>(places);
    }

    private static Stream<Position> hits(Timeline timeline, Breakpoint breakpoint) {
        List<Position> all = IntStream.rangeClosed(1, timeline.size()).boxed().flatMap(number -> IntStream.range(0, timeline.steps(number))
                .filter(index -> breakpoint.matches(timeline.transition(number), index)).mapToObj(index -> new Position(number, index + 1))).toList();
        return breakpoint.hit() == 0 ? all.stream() : all.stream().skip(breakpoint.hit() - 1L).limit(1);
    }
}
