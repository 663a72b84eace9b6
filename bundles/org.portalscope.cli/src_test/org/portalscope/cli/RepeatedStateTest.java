package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.RepeatedState;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.snapshot.SnapshotSeries;

/** A scenario in two orders: the checkpoints that are taken while it runs are the states that a world has which repeats the recording. */
class RepeatedStateTest {

    private static final RecordedPrograms PROGRAMS = RecordedPrograms.unknown(Protocols.installed(RepeatedStateTest.class.getClassLoader()));

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(1);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldBeTheStateOfAWorldThatRepeatsTheRun(Path file) throws ScenarioException, SnapshotException {
        compare(file, 0);
        compare(file, 3);
    }

    @Test
    void shouldHaveNoBarriersOfAProcessThatDied() throws ScenarioException, SnapshotException {
        shouldBeTheStateOfAWorldThatRepeatsTheRun(Path.of("../org.portalscope.scenario/src_test/conformance/1.7-dies-before-data.ptl"));
    }

    private static void compare(Path file, int seed) throws ScenarioException, SnapshotException {
        RecordedCourse course = RecordedCourse.of(file, seed, CapturePolicy.ALL);
        World running = ScenarioFiles.read(file).world();
        RecordedWorlds worlds = new RecordedWorlds(course.recording(), PROGRAMS);
        World repeating = worlds.world();
        SnapshotSeries expected = new SnapshotSeries(repeating);
        RepeatedState state = new RepeatedState(course.recording().origin(), TransitionRecorder.memory(running));
        assertArrayEquals(expected.take().toBytes(), state.take(running).toBytes());
        for (Transition transition : course.transitions()) {
            running.advance(transition.choice());
            state.follow(TransitionRecorder.record(transition));
            repeating.advance(worlds.choice(repeating, transition.number()));
            assertArrayEquals(expected.take().toBytes(), state.take(running).toBytes(), () -> file + " behind transition " + transition.number());
        }
    }
}
