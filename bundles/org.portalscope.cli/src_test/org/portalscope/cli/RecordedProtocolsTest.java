package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.protocol.ProtocolWarning;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.replay.MergedRecording;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.replay.RepeatedState;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.RecordedPrograms;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/** What protocols know in a recording of a scenario, without the scenario, is what they knew in its run: tables, procedures, and who waits for what. */
class RecordedProtocolsTest {

    private static final RecordedPrograms PROTOCOLS = RecordedPrograms.unknown(Protocols.installed(RecordedProtocolsTest.class.getClassLoader()));
    private static final int LONGEST = 1_500;
    private static final int JUMPS = 10;
    /** Transitions between two checkpoints. */
    private static final int DISTANCE = 40;

    private static final String LATE = """
            scenario "late"; use mpi;
            process rank[2] as i at 0:0 {
                if i == 1 { repeat 40 { done = 1; } }
                MPI_Init();
                MPI_Finalize();
            }
            """;

    @TempDir
    private Path folder;

    /**
     * A run, and what protocols knew before its first transition and behind each.
     *
     * @param warnings what they warned of
     * @param file     with checkpoints, or null
     */
    private record Course(List<ProtocolView> views, List<String> warnings, MemoryRecording recording, Path file) {
    }

    static Stream<Path> files() throws IOException {
        return Stream.of(ScenarioFiles.all(), ScenarioFiles.callingBack(), ScenarioFiles.nonblocking()).flatMap(files -> files)
                .filter(file -> scenario(file).world().processes().stream().anyMatch(process -> !process.program().matchBitFields().isEmpty()));
    }

    private static Scenario scenario(Path file) {
        try {
            return ScenarioFiles.read(file);
        } catch (ScenarioException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Course course(Path file, Scheduler scheduler) {
        return course(scenario(file).world(), scheduler);
    }

    private static Course course(World world, Scheduler scheduler) {
        List<ProtocolView> views = new ArrayList<>(List.of(ProtocolView.of(world)));
        List<Transition> made = new ArrayList<>();
        List<RecordedTransition> recorded = new ArrayList<>(TransitionRecorder.memory(world));
        for (Optional<Choice> next = scheduler.next(world); next.isPresent() && views.size() <= LONGEST; next = scheduler.next(world)) {
            made.add(world.execute(next.get(), views.size()));
            recorded.add(TransitionRecorder.record(made.get(made.size() - 1)));
            views.add(ProtocolView.of(world));
        }
        return new Course(views, warnings(made), MemoryRecording.of(world, recorded, CapturePolicy.ALL), null);
    }

    private static List<String> warnings(List<Transition> transitions) {
        return transitions.stream().flatMap(transition -> transition.steps().stream().filter(ProtocolWarning.class::isInstance)
                .map(warning -> transition.number() + " " + ProtocolView.withoutNames(warning.words()))).toList();
    }

    /** The same in a file, with the state of the run itself as checkpoints. */
    private Course inFile(Path file, Scheduler scheduler) throws IOException, SnapshotException {
        World world = scenario(file).world();
        RecordingOrigin origin = MemoryRecording.of(world, List.of(), CapturePolicy.ALL).origin();
        List<RecordedTransition> memory = TransitionRecorder.memory(world);
        RepeatedState state = new RepeatedState(origin, memory);
        List<ProtocolView> views = new ArrayList<>(List.of(ProtocolView.of(world)));
        Path recording = folder.resolve("run.ptlrec");
        try (RecordingFileWriter writer = RecordingFileWriter.create(recording, origin)) {
            memory.forEach(writer::append);
            for (Optional<Choice> next = scheduler.next(world); next.isPresent() && views.size() <= LONGEST; next = scheduler.next(world)) {
                RecordedTransition recorded = TransitionRecorder.record(world.execute(next.get(), views.size()));
                writer.append(recorded);
                state.follow(recorded);
                views.add(ProtocolView.of(world));
                if (views.size() % DISTANCE == 0) {
                    writer.checkpoint(List.of(state.take(world)));
                }
            }
        }
        return new Course(views, List.of(), null, recording);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKnowWhatProtocolsKnewInTheRun(Path file) {
        for (Scheduler scheduler : List.of(new RoundRobinScheduler(), new RandomScheduler(3))) {
            Course course = course(file, scheduler);
            RecordedWorlds worlds = new RecordedWorlds(course.recording, PROTOCOLS);
            World world = worlds.world();
            List<Transition> repeated = new ArrayList<>();
            for (int number = 1; number <= worlds.size(); number++) {
                repeated.add(world.execute(worlds.choice(world, number), number));
                assertEquals(course.views.get(number), ProtocolView.of(world), file + ": behind transition " + number);
            }
            assertEquals(Optional.empty(), worlds.lostProtocols());
            assertEquals(course.warnings, warnings(repeated), file::toString);
            goBack(world, repeated, course.views);
        }
    }

    private static void goBack(World world, List<Transition> repeated, List<ProtocolView> views) {
        for (int i = repeated.size() - 1; i >= 0; i--) {
            List<Step> steps = repeated.get(i).steps();
            for (int step = steps.size() - 1; step >= 0; step--) {
                if (steps.get(step) instanceof Effect effect) {
                    world.revert(repeated.get(i), effect);
                }
            }
            assertEquals(views.get(i), ProtocolView.of(world), "before transition " + (i + 1));
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKnowItWhereverTheCursorJumps(Path file) {
        Course course = course(file, new RandomScheduler(5));
        LocalSession session = new RecordedWorlds(course.recording, PROTOCOLS).launch("").start();
        try (SessionDriver driver = session.drive()) {
            jump(session, driver, course.views);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldGoOnFromCheckpointsOfTheRun(Path file) throws IOException, SnapshotException {
        Course course = inFile(file, new RandomScheduler(7));
        try (OpenedRecording opened = open(course.file, PROTOCOLS); SessionDriver driver = opened.session().drive()) {
            jump(opened.session(), driver, course.views);
            assertEquals(Optional.empty(), opened.problem(), "the engine reaches the states of the run");
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKnowItUpToTheEndOfATornRecording(Path file) throws IOException, SnapshotException {
        Course course = inFile(file, new RoundRobinScheduler());
        byte[] bytes = Files.readAllBytes(course.file);
        Path torn = Files.write(folder.resolve("torn.ptlrec"), Arrays.copyOf(bytes, bytes.length * 2 / 3));
        try (OpenedRecording opened = open(torn, PROTOCOLS); SessionDriver driver = opened.session().drive()) {
            assertTrue(opened.session().timeline().size() < course.views.size() - 1);
            jump(opened.session(), driver, course.views);
        }
    }

    private static OpenedRecording open(Path file, RecordedPrograms programs) throws IOException {
        return OpenedRecording.open(file, programs, (done, total) -> { }, () -> false).orElseThrow();
    }

    /** Jumps to the end, back to the start, and to and fro. */
    private static void jump(LocalSession session, SessionDriver driver, List<ProtocolView> views) {
        int size = session.timeline().size();
        IntStream jumps = IntStream.concat(IntStream.of(size, 0), new Random(11).ints(JUMPS, 0, size + 1));
        jumps.forEach(number -> {
            driver.seek(new Position(number, session.timeline().steps(number)));
            assertEquals(views.get(number), ProtocolView.of(session.state()), () -> "behind transition " + number);
        });
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKnowItWhenRecordingsOfProcessesAreMerged(Path file) throws IOException {
        Course course = course(file, new RandomScheduler(9));
        MergedRecording merged = MergedRecording.of(parts(course.recording));
        RecordedWorlds worlds = new RecordedWorlds(merged, PROTOCOLS);
        LocalSession session = worlds.launch("").start();
        try (SessionDriver driver = session.drive()) {
            driver.seek(new Position(worlds.size(), session.timeline().steps(worlds.size())));
        }
        assertEquals(course.views.get(worlds.size()).processes(), session.state().processes().stream().map(ProtocolView::of).toList());
        assertEquals(Optional.empty(), worlds.lostProtocols());
    }

    /** A recording of each process by itself. */
    private static List<MemoryRecording> parts(MemoryRecording whole) {
        RecordingOrigin origin = whole.origin();
        return IntStream.range(0, origin.processes().size()).mapToObj(process -> new MemoryRecording(new RecordingOrigin(origin.title(), origin.engineVersion(),
                List.of(origin.processes().get(process)), List.of(), List.of(), origin.capture()), whole.transitions().stream()
                .filter(transition -> transition.process() == process)
                .map(transition -> new RecordedTransition(0, transition.time(), transition.cause(), transition.inputs())).toList())).toList();
    }

    @Test
    void shouldWarnOfWhatTheRunWarnedOf() throws IOException {
        Path late = files().filter(file -> file.endsWith("5.3-eager-unexpected.ptl")).findFirst().orElseThrow();
        String warnings = course(late, new RoundRobinScheduler()).warnings.toString();
        assertTrue(warnings.contains("receive posted late"), warnings);
        assertTrue(warnings.contains("unexpected message copied"), warnings);
        shouldKnowWhatProtocolsKnewInTheRun(late);
    }

    @Test
    void shouldKnowWhoHasNotComeToTheFirstBarrier() throws ScenarioException {
        World run = Scenario.readText("late.ptl", LATE, PROTOCOLS.protocols()).world();
        Course course = course(run, new RoundRobinScheduler());
        assertTrue(course.views.stream().flatMap(view -> view.waits().stream()).anyMatch(wait -> wait.contains("rank[1] has not reached it")),
                course.views::toString);
        World world = new RecordedWorlds(course.recording, PROTOCOLS).world();
        for (int number = 1; number < course.views.size(); number++) {
            world.advance(world.recordedChoice());
            assertEquals(course.views.get(number), ProtocolView.of(world), "behind transition " + number);
        }
    }
}
