package org.portalscope.cli.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.comparison.ProcessComparison;
import org.portalscope.analysis.comparison.RunComparison;
import org.portalscope.analysis.comparison.RunDifference;
import org.portalscope.analysis.comparison.StateDifference;
import org.portalscope.analysis.comparison.StepPlace;
import org.portalscope.cli.PutScenario;
import org.portalscope.cli.ScenarioFiles;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.step.Subject;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.run.ForwardRun;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.StopCondition;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** The runs of scenarios beside each other. */
class RunComparisonTest {

    private static final int SEEDS = 5;
    private static final int LIMIT = 5000;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    /** A run and the world that it runs in. */
    private record Run(World world, ForwardRun forward) {

        static Run of(Scenario scenario, Scheduler scheduler) {
            World world = scenario.world();
            return new Run(world, new ForwardRun(world, scheduler, Set.of(), LIMIT));
        }

        /** The state of a process behind a transition, or at the end. */
        static Run behind(Scenario scenario, Scheduler scheduler, int transition) {
            World world = scenario.world();
            ForwardRun run = new ForwardRun(world, scheduler, Set.of(), transition);
            run.quietly(line -> { }, () -> false);
            return new Run(world, run);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldFindNothingInTheSameRun(Path file) throws ScenarioException {
        Scenario scenario = ScenarioFiles.read(file);
        assertEquals(Optional.empty(), compare(Run.of(scenario, new RoundRobinScheduler()), Run.of(scenario, new RoundRobinScheduler())));
    }

    /** In another order there is a difference where the states differ before or behind it, or none, and the Portals state at the end is the same. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldFindInAnotherOrderWhatIsReallyThere(Path file) throws ScenarioException {
        Scenario scenario = ScenarioFiles.read(file);
        for (int seed = 0; seed < SEEDS; seed++) {
            int sown = seed;
            Supplier<Scheduler> order = () -> new RandomScheduler(sown);
            Run left = Run.of(scenario, new RoundRobinScheduler());
            Run right = Run.of(scenario, order.get());
            RunComparison comparison = new RunComparison(left.forward.transitions(), right.forward.transitions());
            Optional<RunDifference> difference = comparison.compare(() -> false);
            if (difference.isPresent()) {
                requireDifferentStates(scenario, order.get(), difference.get());
            } else {
                requireSameEnd(left, right, comparison);
            }
        }
    }

    private static void requireDifferentStates(Scenario scenario, Scheduler order, RunDifference difference) {
        int left = difference.left().map(StepPlace::transition).orElse(LIMIT);
        int right = difference.right().map(StepPlace::transition).orElse(LIMIT);
        boolean differs = !dump(scenario, new RoundRobinScheduler(), left).equals(dump(scenario, order, right))
                || !dump(scenario, new RoundRobinScheduler(), left - 1).equals(dump(scenario, order, right - 1));
        assertTrue(differs, difference::toString);
        assertTrue(difference.left().isEmpty() || difference.right().isEmpty() || !difference.members().isEmpty()
                || !difference.left().get().step().kind().equals(difference.right().get().step().kind()), difference::toString);
    }

    private static String dump(Scenario scenario, Scheduler order, int transitions) {
        return Run.behind(scenario, order, transitions).world.dump();
    }

    private static void requireSameEnd(Run left, Run right, RunComparison comparison) {
        assertEquals(left.forward.result().result(), right.forward.result().result());
        if (left.forward.result().result() == RunResult.Result.FINE) {
            IntStream.range(0, left.world.processes().size()).forEach(i -> assertEquals(List.of(),
                    ProcessComparison.between(left.forward.state().process(i), right.forward.state().process(i), comparison.renaming())));
        }
    }

    @Test
    void shouldFindOneChangedIgnoreBit() throws ScenarioException {
        Scenario one = scenario(PutScenario.text("7", "", ""));
        Scenario other = scenario(PutScenario.text("7", "", "").replace("client, 7, 0,", "client, 7, 2,"));
        RunDifference difference = compare(Run.of(one, new RoundRobinScheduler()), Run.of(other, new RandomScheduler(1))).orElseThrow();
        assertEquals("EntryLinked", difference.left().orElseThrow().step().kind());
        assertEquals(List.of("ignore_bits: 0x0000 0x0002"), difference.members().stream()
                .map(member -> member.name() + ": " + member.leftWords() + " " + member.rightWords()).toList());
    }

    @Test
    void shouldFindWhetherTheReceiveWasPostedInTime() throws ScenarioException {
        Scenario scenario = Library.open("5.3-mpi-mended");
        Run left = Run.of(scenario, new RoundRobinScheduler());
        RunComparison comparison = new RunComparison(left.forward.transitions(), Run.of(scenario, new RandomScheduler(0)).forward.transitions());
        RunDifference difference = comparison.compare(() -> false).orElseThrow();
        assertEquals("put #1 starts on md 1: 0 bytes at offset 0", difference.left().orElseThrow().step().words());
        assertEquals("put #1 starts on md 2: 8 bytes at offset 0", difference.right().orElseThrow().step().words());

        Run before = Run.behind(scenario, new RoundRobinScheduler(), difference.left().get().transition());
        Run after = Run.behind(scenario, new RandomScheduler(0), difference.right().get().transition());
        List<StateDifference> state = ProcessComparison.between(before.forward.state().process(difference.process()),
                after.forward.state().process(difference.process()), comparison.renaming());
        assertTrue(state.stream().filter(row -> row.subject().equals(new Subject.OfPortal(0, 4))).anyMatch(row -> row.member().name().equals("match_list")),
                state::toString);
        assertTrue(state.stream().anyMatch(row -> row.member().name().equals("events")), state::toString);
    }

    @Test
    void shouldCallHandlesOfOneObjectTheSame() throws ScenarioException {
        String thread = "thread t%d { PtlEQAlloc(ni, %<d, &eq%<d); }\n";
        Scenario scenario = scenario(PutScenario.text("7", thread.formatted(3) + thread.formatted(4), ""));
        for (int seed = 0; seed < 2 * SEEDS; seed++) {
            assertEquals(Optional.empty(), compare(Run.of(scenario, new RoundRobinScheduler()), Run.of(scenario, new RandomScheduler(seed))));
        }
    }

    @Test
    void shouldCompareTheTimelineOfASessionWithARun() throws ScenarioException {
        Scenario scenario = Library.open("5.3-mpi-mended");
        LocalSession session = new Launch("", "", scenario::world, RoundRobinScheduler::new).start();
        session.drive().run(Direction.FORWARD, StopCondition.none(), () -> false);
        Timeline timeline = session.timeline();
        for (int seed = 0; seed < SEEDS; seed++) {
            Iterator<Transition> transitions = IntStream.rangeClosed(1, timeline.size()).mapToObj(timeline::transition).iterator();
            Optional<RunDifference> difference = new RunComparison(transitions, Run.of(scenario, new RandomScheduler(seed)).forward.transitions())
                    .compare(() -> false);
            assertEquals(compare(Run.of(scenario, new RoundRobinScheduler()), Run.of(scenario, new RandomScheduler(seed))).map(RunDifference::toString),
                    difference.map(RunDifference::toString));
        }
    }

    @Test
    void shouldNotMindInWhichOrderMessagesAreDropped() throws ScenarioException {
        Scenario scenario = scenario("""
                scenario "drops";
                process receiver at 1:0 {
                    PtlInit(&max);
                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                    barrier;
                }
                process sender[2] at 5:0 {
                    PtlInit(&max);
                    PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                    PtlMDBind(ni, { length = 0 }, &md);
                    barrier;
                    PtlPut(md, PTL_NOACK_REQ, receiver, 4, 0, 7, 0, 0);
                }
                """);
        Set<List<String>> orders = new HashSet<>();
        for (int seed = 0; seed < 2 * SEEDS; seed++) {
            assertEquals(Optional.empty(), compare(Run.of(scenario, new RoundRobinScheduler()), Run.of(scenario, new RandomScheduler(seed))));
            List<String> drops = new ArrayList<>();
            Run.of(scenario, new RandomScheduler(seed)).forward.follow(transition -> transition.steps().stream()
                    .filter(step -> step.category() == Step.Category.DROP).map(Step::words).forEach(drops::add), () -> false);
            orders.add(drops);
        }
        assertEquals(2, orders.size());
    }

    @Test
    void shouldFindWhatOneRunAloneDoes() throws ScenarioException {
        Scenario one = scenario(PutScenario.text("7", "print 1;", ""));
        Scenario other = scenario(PutScenario.text("7", "print 1; print 2;", ""));
        RunDifference difference = compare(Run.of(one, new RoundRobinScheduler()), Run.of(other, new RoundRobinScheduler())).orElseThrow();
        assertEquals(Optional.empty(), difference.left());
        assertEquals("prints: 2", difference.right().orElseThrow().step().words());
        assertEquals(Optional.empty(), compare(Run.of(other, new RoundRobinScheduler()), Run.of(one, new RoundRobinScheduler())).orElseThrow().right());
    }

    private static Scenario scenario(String text) throws ScenarioException {
        return ScenarioReader.parse("test.ptl", text).get();
    }

    private static Optional<RunDifference> compare(Run left, Run right) {
        return new RunComparison(left.forward.transitions(), right.forward.transitions()).compare(() -> false);
    }
}
