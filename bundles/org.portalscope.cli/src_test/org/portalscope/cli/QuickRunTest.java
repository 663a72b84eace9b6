package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.program.JavaPrograms;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.ForwardExecution;
import org.portalscope.world.schedule.NonPreemptiveScheduler;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.Scheduler;

/** A quick run of every scenario comes to the same as one whose steps are told: the same end, the same lines, the same schedule, at every bound. */
class QuickRunTest {

    private static final int LONGEST = 10_000;

    /** What came of a run. */
    private record Course(RunResult result, String state, List<String> printed) {
    }

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(0);
    }

    /** How many random orders are tried, from seed 1 on. */
    int seeds() {
        return 2;
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldComeToTheSameInTurn(Path file) throws ScenarioException {
        shouldComeToTheSame(launch(file, RoundRobinScheduler::new));
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldComeToTheSameWithoutPreemption(Path file) throws ScenarioException {
        shouldComeToTheSame(launch(file, NonPreemptiveScheduler::new));
    }

    private static void shouldComeToTheSame(Launch launch) {
        Course told = told(launch.forwardRun(LONGEST));
        assertEquals(told, quick(launch.forwardRun(LONGEST)));
        for (int limit = 1; limit < told.result().transitions(); limit += 1 + told.result().transitions() / 10) {
            assertEquals(told(launch.forwardRun(limit)), quick(launch.forwardRun(limit)), "stopped after " + limit);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldComeToTheSameInRandomOrders(Path file) throws ScenarioException {
        for (int seed = 1; seed <= seeds(); seed++) {
            int of = seed;
            Launch launch = launch(file, () -> new RandomScheduler(of));
            assertEquals(told(launch.forwardRun(LONGEST)), quick(launch.forwardRun(LONGEST)), "seed " + seed);
        }
    }

    /** What a program in Java is answered would be there for as long as its run takes. */
    @Test
    void shouldKeepNoHistoryOfPrograms() {
        try (JavaPrograms programs = new JavaPrograms()) {
            Launch launch = new Launch("init", "", () -> new World(List.of(programs.process("caller",
                    List.of(InterfaceSpec.of(new ProcessId(0, 0), 0)), List.of(), PortalsApi::init))), RoundRobinScheduler::new);
            ForwardRun told = launch.forwardRun(LONGEST);
            ForwardRun quick = launch.forwardRun(LONGEST);
            assertEquals(told.follow(transition -> { }, () -> false), quick.quietly(line -> { }, () -> false));
            assertTrue(told.state().dump().contains("1 answers, digest"), told.state()::dump);
            assertTrue(quick.state().dump().contains("1 answers, not kept"), quick.state()::dump);
        }
    }

    @Test
    void shouldStopProgramsThatGoOnInTheirThreadsAtEveryBound() {
        try (JavaPrograms programs = new JavaPrograms()) {
            Launch launch = new Launch("calls", "", () -> new World(IntStream.range(0, 2).mapToObj(rank -> programs.process("rank " + rank,
                    List.of(InterfaceSpec.of(new ProcessId(rank, 0), 0)), List.of(), QuickRunTest::call)).toList()), NonPreemptiveScheduler::new);
            RunResult whole = launch.forwardRun(LONGEST).follow(transition -> { }, () -> false);
            assertEquals(RunResult.Result.FINE, whole.result());
            for (int limit = 1; limit <= whole.transitions(); limit++) {
                RunResult told = launch.forwardRun(limit).follow(transition -> { }, () -> false);
                assertEquals(told.transitions(), launch.forwardRun(limit).quietly(line -> { }, () -> false).transitions(), "stopped after " + limit);
            }
        }
    }

    private static void call(PortalsApi portals) {
        for (int i = 0; i < 20; i++) {
            portals.init();
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldRecordTheSameSchedule(Path file) throws ScenarioException {
        Launch launch = launch(file, RoundRobinScheduler::new);
        List<Schedule.Line> expected = new ArrayList<>();
        ForwardRun told = launch.forwardRun(LONGEST);
        told.record(expected::add);
        told(told);
        List<Schedule.Line> lines = new ArrayList<>();
        ForwardRun quick = launch.forwardRun(LONGEST);
        quick.record(lines::add);
        quick(quick);
        assertEquals(expected, lines);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldTakeMessagesAsAWholeWhereTheirCompletionComesNext(Path file) throws ScenarioException {
        for (int seed = 1; seed <= seeds(); seed++) {
            compareWholeMessages(file, seed);
        }
    }

    @Test
    void shouldTakeManyMessagesAsAWhole() throws ScenarioException {
        int whole = 0;
        for (int seed = 1; seed <= 20; seed++) {
            whole += compareWholeMessages(ScenarioFiles.LIBRARY.resolve("5.2-catch-basin.ptl"), seed);
        }
        assertTrue(whole > 100, "only " + whole);
    }

    /** Compares a world that takes whole messages, in a random order, with one that takes their parts; returns how many there were. */
    private static int compareWholeMessages(Path file, int seed) throws ScenarioException {
        Scenario scenario = ScenarioFiles.read(file);
        World parts = scenario.world();
        World whole = scenario.world();
        ForwardExecution execution = new ForwardExecution(whole, new RoundRobinScheduler());
        Scheduler scheduler = new RandomScheduler(seed);
        int messages = 0;
        for (Optional<Choice> next = scheduler.next(parts); next.isPresent() && parts.transitions() < LONGEST; next = scheduler.next(parts)) {
            Choice choice = next.get();
            parts.execute(choice, 1);
            if (execution.advance(choice, 2) == 2) {
                parts.execute(parts.next().filter(Choice.Complete.class::isInstance).orElseThrow(), 1);
                messages++;
            }
            assertEquals(parts.dump(), whole.dump(), () -> "seed " + seed + ": " + choice);
            assertEquals(parts.transitions(), whole.transitions(), "seed " + seed);
        }
        return messages;
    }

    private static Course told(ForwardRun run) {
        List<String> printed = new ArrayList<>();
        RunResult result = run.follow(transition -> printed.addAll(StepRows.printed(transition)), () -> false);
        return new Course(result, run.state().dump(), printed);
    }

    private static Course quick(ForwardRun run) {
        List<String> printed = new ArrayList<>();
        RunResult result = run.quietly(printed::add, () -> false);
        return new Course(result, run.state().dump(), printed);
    }

    private static Launch launch(Path file, Supplier<Scheduler> schedulers) throws ScenarioException {
        return new Launch(file.getFileName().toString(), "", ScenarioFiles.read(file)::world, schedulers);
    }
}
