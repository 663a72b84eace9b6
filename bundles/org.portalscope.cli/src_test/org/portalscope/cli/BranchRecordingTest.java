package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.branch.Alternative;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.branch.Branches;
import org.portalscope.analysis.branch.Deviation;
import org.portalscope.analysis.branch.Edit;
import org.portalscope.analysis.branch.Editable;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordedLabel;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingCopy;
import org.portalscope.replay.recording.RecordingLimits;
import org.portalscope.replay.recording.SessionRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** The recording of a branch is that of a run of its own: what it has in common with the original, what happens otherwise, and what comes behind. */
class BranchRecordingTest {

    private static final int LONGEST = 1_000;

    @TempDir
    private Path folder;
    private Launch launch;
    private LocalSession original;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @BeforeEach
    void translate() throws Exception {
        Scenario scenario = Library.open("3.7-match-list");
        launch = new Launch(scenario.title(), scenario.fileName(), scenario::world, RoundRobinScheduler::new)
                .embedding(EmbeddedScenario.files(scenario), List.of());
        original = launch.start();
        try (SessionDriver driver = original.drive()) {
            InitialPositions.midTranslation(driver);
        }
    }

    @Test
    void shouldHoldAnotherChoice() throws IOException {
        BranchPoint point = BranchPoint.at(original);
        check(point, point.alternatives().stream().filter(alternative -> !alternative.isTaken()).findFirst().orElseThrow());
    }

    @Test
    void shouldHoldAnEditAndTheNamesBehindIt() throws IOException {
        BranchPoint point = BranchPoint.at(original);
        long last = point.state().process(0).portals().interfaces().get(0).entries().all().get(7).handle();
        Editable entry = Editable.of(point.state().process(0).portals(), new Subject.OfObject(last)).orElseThrow();
        Input input = entry.edited(Map.of("match_id", "0:*"), new Problems()).orElseThrow();
        check(point, Edit.at(point, 0, input));
    }

    @Test
    void shouldHoldAnEditOfMemory() throws IOException {
        BranchPoint point = BranchPoint.at(original);
        long address = point.state().process(0).portals().memory().regions().get(3).address();
        Editable bytes = Editable.of(point.state().process(0).portals(), new Subject.OfExtent(address, 5)).orElseThrow();
        check(point, Edit.at(point, 0, bytes.edited(Map.of("bytes", "\"12345\""), new Problems()).orElseThrow()));
    }

    /** An alternative in the middle of every scenario's run, recorded from the branch on. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldHoldWhatWasExecutedInAnyBranch(Path file) throws ScenarioException, IOException {
        Scenario scenario = ScenarioFiles.read(file);
        Launch run = new Launch(scenario.title(), scenario.fileName(), scenario::world, RoundRobinScheduler::new);
        LocalSession whole = run.start(LONGEST);
        try (SessionDriver driver = whole.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            int half = Math.max(1, whole.timeline().size() / 2);
            driver.seek(new Position(half, whole.timeline().steps(half)));
        }
        BranchPoint point = BranchPoint.at(whole);
        List<Alternative> alternatives = point.alternatives();
        LocalSession session = alternatives.isEmpty() ? whole
                : new Branches(whole).begin(point, alternatives.get(alternatives.size() - 1)).session();
        try (SessionRecorder recorder = SessionRecorder.record(folder.resolve("run.ptlrec"), run, session, "0.1.0", RecordingLimits.DEFAULT);
                SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            List<RecordedTransition> expected = new ArrayList<>(TransitionRecorder.memory(scenario.world()));
            for (int number = 1; number <= session.timeline().size(); number++) {
                expected.add(TransitionRecorder.record(session.timeline().transition(number)));
            }
            List<RecordedTransition> recorded = new ArrayList<>();
            try (RecordingFile written = RecordingFile.open(recorder.flushed())) {
                written.read(1, written.size() + 1, recorded::add);
                assertEquals(session.timeline().labels().stream().map(TransitionLog.Label::text).toList(),
                        written.labels().stream().map(RecordedLabel::name).toList());
            }
            assertEquals(expected, recorded);
        }
    }

    private void check(BranchPoint point, Deviation deviation) throws IOException {
        LocalSession session = new Branches(original).begin(point, deviation).session();
        Path saved = folder.resolve("saved.ptlrec");
        try (SessionRecorder recorder = SessionRecorder.record(folder.resolve("run.ptlrec"), launch, session, "0.1.0", RecordingLimits.DEFAULT)) {
            try (SessionDriver driver = session.drive()) {
                driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            }
            try (RecordingFile written = RecordingFile.open(recorder.flushed())) {
                assertTrue(RecordingCopy.write(written, saved, (done, total) -> { }, () -> false));
            }
        }
        try (OpenedRecording opened = OpenedRecording.open(saved, BranchRecordingTest::program, (done, total) -> { }, () -> false).orElseThrow()) {
            compare(session, opened.session());
            assertEquals(Optional.empty(), opened.problem());
        }
    }

    private static void compare(LocalSession session, LocalSession again) {
        assertEquals(session.timeline().size(), again.timeline().size());
        try (SessionDriver one = session.drive(); SessionDriver other = again.drive()) {
            for (int number = 1; number <= session.timeline().size(); number++) {
                one.seek(new Position(number, session.timeline().steps(number)));
                other.seek(new Position(number, again.timeline().steps(number)));
                assertEquals(portals(session), portals(again), "behind transition " + number);
            }
            assertFalse(session.state().process(0).activations(0).get(0).names().isEmpty());
            assertEquals(session.state().process(0).activations(0).get(0).names(), again.state().process(0).activations(0).get(0).names());
        }
    }

    private static List<String> portals(LocalSession of) {
        return of.state().processes().stream().map(process -> process.portals().dump()).toList();
    }

    private static Optional<Launch> program(RecordingOrigin origin) {
        return EmbeddedScenario.worlds(origin, Protocols.NONE)
                .map(worlds -> new Launch(origin.title(), "", worlds, RoundRobinScheduler::new));
    }
}
