package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.read.RecordedLabel;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.replay.recording.RecordingCopy;
import org.portalscope.replay.recording.RecordingLimits;
import org.portalscope.replay.recording.SessionRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** Every scenario, run as a session of the workbench: its recording holds the transitions with their inputs, whether their steps were made or not. */
class SessionRecorderTest {

    private static final int BOUND = 3_000;
    /** Steps that are made before the session runs on quickly. */
    private static final int EXPLAINED = 7;

    @TempDir
    private Path folder;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldHoldWhatWasExecuted(Path scenario) throws ScenarioException, IOException {
        record(scenario, RoundRobinScheduler::new);
        record(scenario, () -> new RandomScheduler(3));
    }

    private void record(Path path, Supplier<Scheduler> schedulers) throws ScenarioException, IOException {
        Scenario scenario = ScenarioFiles.read(path);
        Launch launch = new Launch(scenario.title(), scenario.fileName(), scenario::world, schedulers);
        LocalSession session = launch.start(BOUND);
        World world = scenario.world();
        Path file = folder.resolve("run.ptlrec");
        Path copy = folder.resolve("copy.ptlrec");
        try (SessionRecorder recorder = SessionRecorder.record(file, launch, session, "0.1.0", RecordingLimits.DEFAULT)) {
            run(session);
            try (RecordingFile recording = RecordingFile.open(recorder.flushed())) {
                assertEquals(expected(world, session.timeline()), read(recording), () -> path.toString());
                assertEquals(labels(world, session.timeline()), recording.labels());
                assertFalse(recording.end().clean());
                assertTrue(RecordingCopy.write(recording, copy, (done, total) -> { }, () -> false));
            }
        }
        assertEquals(Optional.empty(), Optional.of(file).filter(Files::exists));
        try (RecordingFile recording = RecordingFile.open(copy)) {
            assertEquals(expected(world, session.timeline()), read(recording));
            assertEquals(labels(world, session.timeline()), recording.labels());
            assertTrue(recording.end().clean());
        }
    }

    private static void run(LocalSession session) {
        try (SessionDriver driver = session.drive()) {
            for (int i = 0; i < EXPLAINED; i++) {
                driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false);
            }
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        }
    }

    private static List<RecordedTransition> expected(World world, Timeline timeline) {
        List<RecordedTransition> expected = new ArrayList<>(TransitionRecorder.memory(world));
        for (int number = 1; number <= timeline.size(); number++) {
            expected.add(TransitionRecorder.record(timeline.transition(number)));
        }
        return expected;
    }

    private static List<RecordedLabel> labels(World world, Timeline timeline) {
        int before = TransitionRecorder.memory(world).size();
        List<RecordedLabel> labels = new ArrayList<>();
        for (int number = 1; number <= timeline.size(); number++) {
            int behind = before + number;
            timeline.transition(number).steps().stream().filter(step -> step.kind().equals("LabelReached"))
                    .forEach(step -> labels.add(new RecordedLabel(behind, step.field("text", String.class).orElseThrow())));
        }
        return labels;
    }

    private static List<RecordedTransition> read(RecordingFile recording) throws IOException {
        List<RecordedTransition> transitions = new ArrayList<>();
        recording.read(1, recording.size() + 1, transitions::add);
        return transitions;
    }
}
