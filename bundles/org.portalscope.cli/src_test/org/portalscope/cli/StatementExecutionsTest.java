package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.breakpoint.BreakpointRun;
import org.portalscope.analysis.breakpoint.HitCounts;
import org.portalscope.analysis.breakpoint.NumberedBreakpoint;
import org.portalscope.analysis.search.ParallelScan;
import org.portalscope.engine.step.Step;
import org.portalscope.expression.value.Problems;
import org.portalscope.protocol.Protocols;
import org.portalscope.protocol.effect.ResumableCallChanged;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.effect.FunctionEntered;
import org.portalscope.scenario.effect.FunctionLeft;
import org.portalscope.scenario.effect.ThreadMoved;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** A breakpoint on a line is hit once for each execution of a statement there, however many transitions that takes. */
class StatementExecutionsTest {

    private static final String MPI = """
            scenario "A ring in rounds" section "5.3";
            use mpi;
            process rank[3] as i at 0:0 {
                region token[8];
                region inbox[8];
                function pass(to: integer) {
                    MPI_Ssend(token, 8, MPI_BYTE, to, 7, MPI_COMM_WORLD);
                }
                MPI_Init();
                left = (i + 2) % 3;
                right = (i + 1) % 3;
                repeat 4 {
                    MPI_Irecv(inbox, 8, MPI_BYTE, left, 7, MPI_COMM_WORLD, &request);
                    pass(right);
                    MPI_Wait(&request, &status);
                }
                repeat 2 {
                    barrier;
                }
                MPI_Barrier(MPI_COMM_WORLD);
                MPI_Finalize();
            }
            """;
    private static final String PORTALS = """
            scenario "Waits";
            process server at 1:0 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 64, &eq);
                PtlMEAttach(ni, 4, client, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
                repeat 3 {
                    expect PTL_EVENT_PUT_START in eq;
                    PtlEQWait(eq, &event);
                    barrier;
                }
                repeat 2 {
                    PtlEQWait(eq, &event);
                    expect PTL_EVENT_PUT_END in eq;
                    barrier;
                }
                repeat 2 {
                    expect drop NO_MATCH;
                }
            }
            process client at 0:0 {
                region greeting[8] = "hello";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = greeting, length = 8 }, &md);
                barrier;
                repeat 5 {
                    PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);
                    barrier;
                }
                repeat 2 { PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 8, 0, 0); }
            }
            """;
    private static final String LAPI = """
            scenario "Counters";
            use lapi;
            process task[2] as i at 0:0 {
                function stop(hndl: integer, code: integer, type: integer, task_id: integer, src: integer) {
                    assert 0;
                }
                region source[8];
                region target[8];
                region counter[8];
                LAPI_Init(&hndl, { lib_vers = L2_LIB, err_hndlr = stop });
                LAPI_Address_init(hndl, target, &targets);
                LAPI_Address_init(hndl, counter, &counters);
                repeat 3 {
                    LAPI_Put(hndl, 1 - i, 8, targets[1 - i], source, counters[1 - i], NULL, NULL);
                    LAPI_Waitcntr(hndl, counter, 1, &value);
                    LAPI_Gfence(hndl);
                }
                LAPI_Term(hndl);
            }
            """;

    private static final Protocols PROTOCOLS = Protocols.installed(StatementExecutionsTest.class.getClassLoader());

    @TempDir
    private Path folder;

    static Stream<Path> files() throws IOException {
        return Stream.concat(ScenarioFiles.everyThird(2), ScenarioFiles.callingBack());
    }

    /** Whether a statement is continued follows from where the thread was moved to before, too. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldBeginEachStatementOnce(Path file) throws ScenarioException {
        RecordedCourse course = RecordedCourse.of(file, 2, CapturePolicy.ALL);
        Map<List<Integer>, Deque<Boolean>> begun = new HashMap<>();
        Set<List<Integer>> calls = new HashSet<>();
        for (Transition transition : course.transitions()) {
            if (transition.opening() instanceof ThreadScheduled scheduled) {
                Deque<Boolean> frames = frames(begun, transition.process(), scheduled.thread());
                assertEquals(frames.pop(), scheduled.wakes(), () -> transition.number() + ": " + scheduled.words());
                frames.push(true);
            }
            transition.steps().forEach(step -> follow(step, transition.process(), begun, calls));
        }
    }

    /** What the threads have begun of the functions that they are in, the innermost first. */
    private static Deque<Boolean> frames(Map<List<Integer>, Deque<Boolean>> begun, int process, int thread) {
        return begun.computeIfAbsent(List.of(process, thread), first -> new ArrayDeque<>(List.of(false)));
    }

    /** @param calls processes, threads and depths that are in calls of protocols: the thread stays where it is when a function returns to one */
    private static void follow(Step step, int process, Map<List<Integer>, Deque<Boolean>> begun, Set<List<Integer>> calls) {
        if (step instanceof FunctionEntered entered) {
            frames(begun, process, entered.thread()).push(false);
        } else if (step instanceof FunctionLeft left) {
            frames(begun, process, left.thread()).pop();
        } else if (step instanceof ThreadMoved moved && !calls.contains(List.of(process, moved.thread(), frames(begun, process, moved.thread()).size()))) {
            Deque<Boolean> frames = frames(begun, process, moved.thread());
            frames.pop();
            frames.push(false);
        } else if (step instanceof ResumableCallChanged call) {
            List<Integer> place = List.of(process, call.thread(), frames(begun, process, call.thread()).size());
            calls.remove(place);
            calls.addAll(call.after() == null ? Set.of() : Set.of(place));
        }
    }

    /** Recordings do not say it, but it follows from what is repeated. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldBeginThemInRecordings(Path file) throws ScenarioException {
        RecordedCourse course = RecordedCourse.of(file, 2, CapturePolicy.ALL);
        Scenario scenario = ScenarioFiles.read(file);
        RecordedWorlds worlds = new RecordedWorlds(course.recording(), programs(scenario));
        World world = worlds.world();
        for (Transition transition : course.transitions()) {
            Transition repeated = world.execute(worlds.choice(world, transition.number()), transition.number());
            assertEquals(continues(transition), continues(repeated), () -> transition.number() + ": " + transition.opening().words());
        }
    }

    private static RecordedPrograms programs(Scenario scenario) {
        return new RecordedPrograms() {

            @Override
            public Optional<Launch> launch(RecordingOrigin origin) {
                return Optional.of(new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new));
            }

            @Override
            public Protocols protocols() {
                return PROTOCOLS;
            }
        };
    }

    private static Optional<Boolean> continues(Transition transition) {
        return transition.opening() instanceof ThreadScheduled scheduled ? Optional.of(scheduled.wakes()) : Optional.empty();
    }

    static Stream<Arguments> lines() {
        return Stream.of(Arguments.of(MPI, Map.of("MPI_Ssend", 12, "MPI_Init", 3, "MPI_Irecv", 12, "pass(right)", 12, "MPI_Wait", 12, "barrier;", 6,
                "MPI_Barrier", 3, "MPI_Finalize", 3)),
                Arguments.of(PORTALS, Map.of("PtlEQWait", 3, "expect PTL_EVENT_PUT_END", 2, "expect drop", 2, "barrier;", 1, "PtlMDBind", 1)),
                Arguments.of(LAPI, Map.of("LAPI_Init", 2, "LAPI_Put", 6, "LAPI_Waitcntr", 6, "LAPI_Gfence", 6, "LAPI_Term", 2)));
    }

    /** Hits are counted and come one after the other, forwards while it executes and replays, and backwards. */
    @ParameterizedTest
    @MethodSource("lines")
    void shouldHitEachExecutionOfALineOnce(String text, Map<String, Integer> executions) throws Exception {
        for (Map.Entry<String, Integer> expected : executions.entrySet()) {
            LocalSession session = session(text);
            Breakpoint breakpoint = breakpoint(session, "line " + line(text, expected.getKey()));
            try (SessionDriver driver = session.drive()) {
                List<Position> executed = stops(driver, Direction.FORWARD, breakpoint);
                driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
                assertEquals(Optional.empty(), session.state().failure().map(Object::toString));
                List<Position> back = stops(driver, Direction.BACK, breakpoint);
                List<Position> replayed = stops(driver, Direction.FORWARD, breakpoint);
                Collections.reverse(back);
                assertEquals(expected.getValue(), executed.size(), expected.getKey());
                assertEquals(executed, back);
                assertEquals(executed, replayed);
                HitCounts counts = HitCounts.NONE.upToNow(new ParallelScan(WorkerPool.ALONE), session.timeline(),
                        List.of(new NumberedBreakpoint(1, breakpoint)), Integer.MAX_VALUE, () -> false);
                assertEquals(Map.of(1, expected.getValue()), counts.hits());
                Breakpoint last = breakpoint(session, "hit " + executed.size() + " line " + line(text, expected.getKey()));
                driver.seek(Position.START);
                assertEquals(executed.subList(executed.size() - 1, executed.size()), stops(driver, Direction.FORWARD, last));
            }
        }
    }

    private static int line(String text, String statement) {
        List<String> lines = text.lines().toList();
        return 1 + IntStream.range(0, lines.size()).filter(number -> lines.get(number).strip().startsWith(statement)).findFirst().orElseThrow();
    }

    private LocalSession session(String text) throws Exception {
        Scenario scenario = ScenarioFiles.read(Files.writeString(folder.resolve("waits.ptl"), text));
        return new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new).start();
    }

    private static Breakpoint breakpoint(LocalSession session, String text) {
        return BreakpointReader.read(text, session, new Problems()).orElseThrow();
    }

    /** Where runs stop, but for the end and the start. */
    private static List<Position> stops(SessionDriver driver, Direction direction, Breakpoint breakpoint) {
        BreakpointRun run = new BreakpointRun(new ParallelScan(WorkerPool.ALONE), line -> { });
        List<Position> stops = new ArrayList<>();
        while (run.run(driver, direction, List.of(breakpoint), () -> false)) {
            Position at = driver.session().position();
            if (at.step() > 0 && breakpoint.matches(driver.session().timeline().transition(at.transition()), at.step() - 1)) {
                stops.add(at);
            }
        }
        return stops;
    }
}
