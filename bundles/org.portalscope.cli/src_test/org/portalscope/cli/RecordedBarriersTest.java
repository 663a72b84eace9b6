package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.waiting.WaitForGraphs;

/** Who waits at a barrier in a recording, without the scenario, is who waited there in the run. */
class RecordedBarriersTest {

    private static final Protocols PROTOCOLS = Protocols.installed(RecordedBarriersTest.class.getClassLoader());
    private static final int LONGEST = 1_500;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(1);
    }

    /** The threads at a barrier, each with its statement and whom it waits for. */
    private static List<String> waits(World world) {
        return WaitForGraphs.of(world).processes().stream().flatMap(process -> process.waits().stream())
                .filter(wait -> wait.acts().stream().allMatch(act -> act.reason().endsWith(" has not reached it")))
                .map(wait -> wait.name().replaceAll(" .*", "") + ' ' + wait.thread() + " in line " + wait.place().line() + ' ' + wait.words()).toList();
    }

    private static void compare(Scenario scenario, Scheduler scheduler, RecordedPrograms programs) {
        World run = scenario.world();
        List<List<String>> waits = new ArrayList<>(List.of(waits(run)));
        List<RecordedTransition> recorded = new ArrayList<>(TransitionRecorder.memory(run));
        for (Optional<Choice> next = scheduler.next(run); next.isPresent() && waits.size() <= LONGEST; next = scheduler.next(run)) {
            recorded.add(TransitionRecorder.record(run.execute(next.get(), waits.size())));
            waits.add(waits(run));
        }
        RecordedWorlds worlds = new RecordedWorlds(MemoryRecording.of(run, recorded, CapturePolicy.ALL), programs);
        World world = worlds.world();
        List<Transition> repeated = new ArrayList<>();
        for (int number = 1; number < waits.size(); number++) {
            repeated.add(world.execute(worlds.choice(world, number), number));
            assertEquals(waits.get(number), waits(world), "behind transition " + number);
        }
        goBack(world, repeated, waits);
    }

    private static void goBack(World world, List<Transition> repeated, List<List<String>> waits) {
        for (int i = repeated.size() - 1; i > 0; i--) {
            List<Step> steps = repeated.get(i).steps();
            for (int step = steps.size() - 1; step >= 0; step--) {
                if (steps.get(step) instanceof Effect effect) {
                    world.revert(repeated.get(i), effect);
                }
            }
            assertEquals(waits.get(i), waits(world), "before transition " + (i + 1));
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldWaitAsInTheRun(Path file) throws ScenarioException {
        Scenario scenario = ScenarioFiles.read(file);
        compare(scenario, new RoundRobinScheduler(), RecordedPrograms.unknown(PROTOCOLS));
        compare(scenario, new RandomScheduler(3), RecordedPrograms.unknown(PROTOCOLS));
    }

    /** A thread begins with a barrier, and one process has none, which only who knows the program can tell before all others have come. */
    private static final String THREADS = """
            scenario "threads";
            process first at 0:0 {
                x = 1;
                thread helper { barrier; y = 1; }
                x = 2;
            }
            process second at 1:0 {
                repeat 5 { x = 1; }
                barrier;
            }
            process alone at 2:0 {
                repeat 20 { x = 1; }
            }
            """;

    @Test
    void shouldWaitForThoseWhoHaveBarriersIfThatIsKnown() throws ScenarioException {
        Scenario scenario = Scenario.readText("threads.ptl", THREADS, PROTOCOLS);
        RecordedPrograms known = origin -> Optional.of(new Launch(scenario.title(), "", scenario::world, RoundRobinScheduler::new));
        compare(scenario, new RoundRobinScheduler(), known);
        World world = recorded(scenario, RecordedPrograms.unknown(PROTOCOLS));
        while (waits(world).isEmpty()) {
            world.advance(world.recordedChoice());
        }
        assertEquals(List.of("first 1 in line 4 blocked in barrier: second has not reached it; alone has not reached it"), waits(world));
    }

    @Test
    void shouldShowAtTheEndWhoHasNotCome() throws ScenarioException {
        Scenario scenario = Scenario.readText("stuck.ptl", """
                scenario "stuck";
                process early at 0:0 { x = 1; barrier; }
                process late at 1:0 { x = 1; wait until x == 2; barrier; }
                """, PROTOCOLS);
        World world = recorded(scenario, RecordedPrograms.unknown(PROTOCOLS));
        world.advance(world.recordedChoice());
        world.advance(world.recordedChoice());
        assertEquals(List.of(), world.enabled());
        assertEquals(List.of("early 0 in line 2 blocked in barrier: late has not reached it"), waits(world));
    }

    private static World recorded(Scenario scenario, RecordedPrograms programs) {
        World run = scenario.world();
        Scheduler scheduler = new RoundRobinScheduler();
        List<RecordedTransition> recorded = new ArrayList<>(TransitionRecorder.memory(run));
        for (Optional<Choice> next = scheduler.next(run); next.isPresent(); next = scheduler.next(run)) {
            recorded.add(TransitionRecorder.record(run.execute(next.get(), recorded.size() + 1)));
        }
        return new RecordedWorlds(MemoryRecording.of(run, recorded, CapturePolicy.ALL), programs).world();
    }
}
