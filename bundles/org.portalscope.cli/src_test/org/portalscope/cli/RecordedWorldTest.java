package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.replay.RecordedWorlds;
import org.portalscope.session.replay.TransitionRecorder;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;
import org.portalscope.world.snapshot.WorldSnapshot;

/** Every scenario, recorded and repeated from its inputs alone, does the same again: the same steps, states and messages in flight. */
class RecordedWorldTest {

    private static final int LONGEST = 3_000;
    private static final int SEEDS = 3;
    /** Steps of the environment of a scenario, which a recording does not have. */
    private static final Set<String> OF_FAULTS = Set.of("FaultStruck", "MessageCounted", "OperationCounted", "ChannelHeld", "ProcessDied");

    /** A run, and what was recorded of it. */
    private record Course(World world, List<Transition> transitions, List<String> states, MemoryRecording recording) {
    }

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldDoTheSameAgain(Path file) throws ScenarioException {
        for (int seed = 0; seed <= SEEDS; seed++) {
            Course course = course(file, seed, CapturePolicy.ALL);
            RecordedWorlds worlds = new RecordedWorlds(course.recording);
            assertEquals(course.transitions.size(), worlds.size());
            World world = worlds.world();
            assertEquals(course.states.get(0), state(world));
            List<Transition> repeated = new ArrayList<>();
            for (Transition original : course.transitions) {
                Transition again = world.execute(worlds.choice(world, original.number()), original.number());
                repeated.add(again);
                assertEquals(engineSteps(original), engineSteps(again), () -> file + ": " + original);
                assertEquals(original.inputs(), again.inputs());
                assertEquals(original.time(), again.time());
                assertEquals(TransitionRecorder.record(original), TransitionRecorder.record(again));
                assertEquals(course.states.get(original.number()), state(world), () -> file + ": behind " + original);
            }
            goBackAndForth(course, world, repeated);
        }
    }

    private static void goBackAndForth(Course course, World world, List<Transition> repeated) {
        String end = world.dump();
        for (int i = repeated.size() - 1; i >= 0; i--) {
            List<Step> steps = repeated.get(i).steps();
            for (int step = steps.size() - 1; step >= 0; step--) {
                if (steps.get(step) instanceof Effect effect) {
                    world.revert(repeated.get(i), effect);
                }
            }
            assertEquals(course.states.get(i), state(world));
        }
        for (Transition transition : repeated) {
            transition.steps().stream().filter(Effect.class::isInstance).forEach(effect -> world.apply(transition, (Effect) effect));
        }
        assertEquals(end, world.dump());
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldDoTheSameQuicklyAndFromSnapshots(Path file) throws ScenarioException, SnapshotException {
        Course course = course(file, 1, CapturePolicy.NONE);
        RecordedWorlds worlds = new RecordedWorlds(course.recording);
        World explained = worlds.world();
        World quick = worlds.world();
        int half = worlds.size() / 2;
        Snapshot snapshot = null;
        for (int number = 1; number <= worlds.size(); number++) {
            snapshot = number == half + 1 ? WorldSnapshot.take(quick) : snapshot;
            explained.execute(worlds.choice(explained, number), number);
            quick.advance(worlds.choice(quick, number));
            assertEquals(course.states.get(number), state(quick));
        }
        assertEquals(explained.dump(), quick.dump());
        if (snapshot != null) {
            World restored = worlds.world();
            WorldSnapshot.restore(restored, snapshot);
            for (int number = half + 1; number <= worlds.size(); number++) {
                restored.execute(worlds.choice(restored, number), number);
            }
            assertEquals(explained.dump(), restored.dump());
        }
    }

    private static Course course(Path file, int seed, CapturePolicy capture) throws ScenarioException {
        World world = Scenario.read(file).world();
        Scheduler scheduler = seed == 0 ? new RoundRobinScheduler() : new RandomScheduler(seed);
        List<Transition> transitions = new ArrayList<>();
        List<String> states = new ArrayList<>(List.of(state(world)));
        List<RecordedTransition> recorded = new ArrayList<>(TransitionRecorder.memory(world));
        for (Optional<Choice> next = scheduler.next(world); next.isPresent() && transitions.size() < LONGEST; next = scheduler.next(world)) {
            Transition transition = world.execute(next.get(), transitions.size() + 1);
            transitions.add(transition);
            recorded.add(TransitionRecorder.record(transition));
            states.add(state(world));
        }
        return new Course(world, transitions, states, MemoryRecording.of(world, recorded, capture));
    }

    /** What the steps of the engine and the network say; what a program or a fault adds is its own. */
    private static List<String> engineSteps(Transition transition) {
        return transition.steps().stream().filter(RecordedWorldTest::isOfTheEngine).map(step -> step.kind() + ": " + step.words()).toList();
    }

    private static boolean isOfTheEngine(Step step) {
        String of = step.getClass().getPackageName();
        return (of.startsWith("org.portalscope.engine") || of.equals("org.portalscope.world.network") || of.equals("org.portalscope.world"))
                && step.category() != Step.Category.TURN && step.category() != Step.Category.STOP && !OF_FAULTS.contains(step.kind())
                && !step.kind().equals("TimePassed");
    }

    private static String state(World world) {
        StringBuilder state = new StringBuilder(world.network().inFlight().toString()).append(world.network().payloadCount())
                .append(world.network().refusedCount());
        for (WorldProcess process : world.processes()) {
            state.append('\n').append(process.label()).append(process.isDead()).append(process.portals().state().dump());
        }
        return state.toString();
    }
}
