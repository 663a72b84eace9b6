package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.breakpoint.BreakpointRun;
import org.portalscope.analysis.breakpoint.LogLine;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.session.StopCondition;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** In every scenario, a run stops where a look at each step says, executing, replaying and going back. */
class BreakpointRunTest {

    private static final List<String> BREAKPOINTS = List.of("call PtlPut", "portal 4", "dropped", "truncated", "unlinked", "no room", "event lost",
            "access denied", "unexpected", "when category == \"start\"", "hit 2 call PtlEQWait", "disabled call PtlInit");

    /** No check is needed for these, so that a run executes without checks. */
    private static final List<String> OF_EFFECTS = List.of("portal 4", "truncated", "unlinked", "event lost", "access denied", "when category == \"event\"",
            "hit 2 unlinked");
    /** Each check by itself is enough for these. */
    private static final List<String> OF_CHECKS = List.of("dropped", "no room", "when !passed && reason == \"bits\"", "hit 3 when kind == \"BitsCheck\"");

    /** Each process finds these by itself. */
    private static final List<String> OF_PROCESSES = List.of("portal 4", "portal 4 bits 0x7", "dropped", "truncated", "unlinked", "no room", "event lost",
            "access denied", "unexpected", "call PtlPut", "call PtlEQWait", "when category == \"start\"", "when category == \"warning\"",
            "when kind == \"ProtocolChanged\"", "when kind == \"ConditionChecked\" && passed", "when category == \"turn\" && wakes");
    private static final Set<Class<?>> WATCHABLE = Set.of(Subject.OfObject.class, Subject.OfInterface.class, Subject.OfPortal.class);
    private static final int MOST_VALUES = 12;

    private final List<LogLine> lines = new ArrayList<>();

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(1);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldStopAtTheSamePlacesEachWay(Path file) throws ScenarioException {
        stopAtTheSamePlacesEachWay(file, BREAKPOINTS);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldStopAtTheSamePlacesWithEffectsOnly(Path file) throws ScenarioException {
        assertTrue(read(session(file), OF_EFFECTS).stream().noneMatch(each -> each.needsChecks() || each.looksAtChecks() || each.looksAround()));
        stopAtTheSamePlacesEachWay(file, OF_EFFECTS);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldStopAtTheSamePlacesWithChecksByThemselves(Path file) throws ScenarioException {
        assertTrue(read(session(file), OF_CHECKS).stream().allMatch(each -> each.needsChecks() && !each.looksAround()));
        stopAtTheSamePlacesEachWay(file, OF_CHECKS);
    }

    /** A node knows itself as the first of its processes, and reads what it is told. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldStopAProcessThatLooksForItselfAtTheSamePlaces(Path file) throws ScenarioException {
        LocalSession session = session(file);
        try (SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            List<ProcessTable.Row> rows = ProcessTable.of(session.state()).processes();
            List<String> texts = Stream.concat(OF_PROCESSES.stream(), values(session)).toList();
            for (Breakpoint breakpoint : read(session, texts)) {
                for (int process = 0; process < rows.size(); process++) {
                    int own = process;
                    List<Position> expected = hits(session.timeline(), breakpoint)
                            .filter(position -> session.timeline().transition(position.transition()).process() == own).toList();
                    assertEquals(expected, hitsThere(session, breakpoint.toldTo(own), own), breakpoint.text() + " in " + rows.get(own).name());
                }
            }
        }
    }

    /** Members of objects, interfaces and match lists that change. */
    private static Stream<String> values(LocalSession session) {
        Timeline timeline = session.timeline();
        return IntStream.rangeClosed(1, timeline.size()).mapToObj(timeline::transition).flatMap(transition -> IntStream.range(0, transition.steps().size())
                .mapToObj(index -> WatchedValue.changedBy(transition, index)).flatMap(Optional::stream))
                .filter(value -> WATCHABLE.contains(value.subject().getClass()))
                .map(value -> "change " + session.state().process(value.process()).name() + ": " + value).distinct().limit(MOST_VALUES);
    }

    private static List<Position> hitsThere(LocalSession session, List<String> told, int own) {
        List<ProcessTable.Row> rows = new ArrayList<>(ProcessTable.of(session.state()).processes());
        List<EntryRoles> roles = new ArrayList<>(Collections.nCopies(rows.size(), EntryRoles.UNKNOWN));
        roles.set(0, session.state().process(own).entryRoles());
        rows.add(0, rows.remove(own));
        ProcessTable table = new ProcessTable(IntStream.range(0, rows.size()).mapToObj(index -> new ProcessTable.Row(index, rows.get(index).name(),
                rows.get(index).id(), rows.get(index).ids())).toList(), false);
        Problems problems = new Problems();
        List<Breakpoint> there = told.stream().map(text -> BreakpointReader.read(text, table, roles, problems)
                .orElseThrow(() -> new AssertionError(text + ": " + problems.sorted()))).toList();
        return IntStream.rangeClosed(1, session.timeline().size()).mapToObj(session.timeline()::transition).filter(each -> each.process() == own)
                .map(each -> new Transition(each.number(), new Choice.Inject(0, each.inputs()), each.time(), each.inputs(), each.steps(), each.spans()))
                .flatMap(each -> IntStream.range(0, each.steps().size()).filter(index -> there.stream().anyMatch(one -> one.matches(each, index)))
                        .mapToObj(index -> new Position(each.number(), index + 1))).toList();
    }

    @Test
    void shouldTellAProcessOnlyWhatItCanFindByItself() throws ScenarioException {
        LocalSession session = session(Path.of("..", "org.portalscope.scenario", "library", "3.11.1-put.ptl"));
        String inbox = "change server: 0x" + Long.toHexString(session.state().process(0).portals().memory().regions().get(0).address()) + "+6";
        assertEquals(List.of(List.of("call PtlPut"), List.of(inbox), List.of("hit 2 " + inbox), List.of("unexpected"), List.of("hit 2 dropped"),
                List.of("hit 2 dropped"), List.of(), List.of(), List.of()),
                read(session, List.of("call PtlPut", "change server: inbox[0..6]", "hit 2 change server: inbox[0..6]", "in server unexpected", "hit 2 dropped",
                        "in server hit 2 dropped", "in client dropped", "disabled dropped", "log \"{kind}\" dropped")).stream()
                                .map(each -> each.toldTo(0)).toList());
        assertEquals(List.of(false, true, false, false), read(session, List.of("dropped", "hit 2 dropped", "in server hit 2 dropped",
                "hit 2 change server: inbox[0..6]")).stream().map(each -> each.isCountedTogether(2)).toList());
        assertFalse(read(session, List.of("hit 2 dropped")).get(0).isCountedTogether(1));
    }

    @Test
    void shouldExecuteWithoutChecksIfNoBreakpointNeedsThem() throws ScenarioException {
        Path put = Path.of("..", "org.portalscope.scenario", "library", "3.11.1-put.ptl");
        assertEquals(List.of(false), looks(put, OF_EFFECTS));
        assertEquals(List.of(true), looks(put, OF_CHECKS));
    }

    /** What conditions of a run that executes say of checks. */
    private static List<Boolean> looks(Path file, List<String> texts) throws ScenarioException {
        LocalSession session = session(file);
        List<Boolean> looks = new ArrayList<>();
        SessionDriver driver = (SessionDriver) Proxy.newProxyInstance(SessionDriver.class.getClassLoader(), new Class<?>[] {SessionDriver.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "session" -> session;
                    case "run" -> looks.add(((StopCondition) arguments[1]).looksAtChecks());
                    default -> null;
                });
        new BreakpointRun(new ParallelScan(WorkerPool.ALONE), line -> { }).run(driver, Direction.FORWARD, read(session, texts), () -> false);
        return looks;
    }

    private void stopAtTheSamePlacesEachWay(Path file, List<String> texts) throws ScenarioException {
        LocalSession session = session(file);
        List<Breakpoint> breakpoints = read(session, texts);
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
        LocalSession session = session(file);
        List<Breakpoint> events = read(session, List.of("log \"{event.type} in {queue}\" when category == \"event\""));
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

    private static LocalSession session(Path file) throws ScenarioException {
        Scenario scenario = ScenarioFiles.read(file);
        return new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
    }

    private static List<Breakpoint> read(LocalSession session, List<String> texts) {
        return texts.stream().map(text -> BreakpointReader.read(text, session, new Problems()).orElseThrow()).toList();
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
