package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.snapshot.WorldSnapshot;

/** Every scenario, recorded and repeated from its inputs alone, does the same again: the same steps, states and messages in flight. */
class RecordedWorldTest {

    private static final int SEEDS = 1;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(2);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldDoTheSameAgain(Path file) throws ScenarioException {
        for (int seed = 0; seed <= SEEDS; seed++) {
            RecordedCourse course = RecordedCourse.of(file, seed, CapturePolicy.ALL);
            RecordedWorlds worlds = new RecordedWorlds(course.recording());
            assertEquals(course.transitions().size(), worlds.size());
            World world = worlds.world();
            assertEquals(course.states().get(0), RecordedCourse.state(world));
            List<Transition> repeated = new ArrayList<>();
            for (Transition original : course.transitions()) {
                Transition again = world.execute(worlds.choice(world, original.number()), original.number());
                repeated.add(again);
                assertEquals(RecordedCourse.engineSteps(original), RecordedCourse.engineSteps(again), () -> file + ": " + original);
                assertEquals(original.inputs(), again.inputs());
                assertEquals(original.time(), again.time());
                assertEquals(TransitionRecorder.record(original), TransitionRecorder.record(again));
                assertEquals(course.states().get(original.number()), RecordedCourse.state(world), () -> file + ": behind " + original);
            }
            goBackAndForth(course, world, repeated);
        }
    }

    private static void goBackAndForth(RecordedCourse course, World world, List<Transition> repeated) {
        String end = world.dump();
        for (int i = repeated.size() - 1; i >= 0; i--) {
            List<Step> steps = repeated.get(i).steps();
            for (int step = steps.size() - 1; step >= 0; step--) {
                if (steps.get(step) instanceof Effect effect) {
                    world.revert(repeated.get(i), effect);
                }
            }
            assertEquals(course.states().get(i), RecordedCourse.state(world));
        }
        for (Transition transition : repeated) {
            transition.steps().stream().filter(Effect.class::isInstance).forEach(effect -> world.apply(transition, (Effect) effect));
        }
        assertEquals(end, world.dump());
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldDoTheSameQuicklyAndFromSnapshots(Path file) throws ScenarioException, SnapshotException {
        RecordedCourse course = RecordedCourse.of(file, 1, CapturePolicy.NONE);
        RecordedWorlds worlds = new RecordedWorlds(course.recording());
        World explained = worlds.world();
        World quick = worlds.world();
        int half = worlds.size() / 2;
        Snapshot snapshot = null;
        for (int number = 1; number <= worlds.size(); number++) {
            snapshot = number == half + 1 ? WorldSnapshot.take(quick) : snapshot;
            explained.execute(worlds.choice(explained, number), number);
            quick.advance(worlds.choice(quick, number));
            assertEquals(course.states().get(number), RecordedCourse.state(quick));
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
}
