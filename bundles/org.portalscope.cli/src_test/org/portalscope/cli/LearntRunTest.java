package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.cli.explore.Workers;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.step.Step;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.replay.RecordedWorlds;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.History;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.TimelineLimits;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.Transition;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What is learnt by going through a recording in pieces is what the session knew whose run it is. */
class LearntRunTest {

    private static final int LONGEST = 3_000;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(0);
    }

    private static History history(RecordedCourse course, TimelineLimits limits) {
        RecordedWorlds worlds = new RecordedWorlds(course.recording());
        return new History(worlds.world(), worlds::world, worlds.launch("").recorded().orElseThrow(), limits);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKnowWhatTheSessionKnew(Path file) throws ScenarioException {
        RecordedCourse course = RecordedCourse.of(file, 0, CapturePolicy.NONE);
        LocalSession session = new LocalSession("", ScenarioFiles.read(file)::world, new RoundRobinScheduler(), Set.of(), LONGEST, DerivedTimelineTest.TINY);
        session.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        try (Workers workers = new Workers(3)) {
            for (WorkerPool pool : List.of(WorkerPool.ALONE, workers)) {
                History history = history(course, DerivedTimelineTest.TINY);
                assertEquals(history.size(), history.learn(pool, RunProgress.NONE, () -> false));
                compare(course, session, history);
            }
        }
    }

    private static void compare(RecordedCourse course, LocalSession session, History history) {
        assertTrue(history.timeline().isLearnt());
        assertEquals(session.timeline().messages(), history.timeline().messages());
        for (Transition transition : course.transitions()) {
            int number = transition.number();
            assertEquals(drops(transition), history.timeline().drops(number), transition::toString);
            assertEquals(session.timeline().drops(number), history.timeline().drops(number), transition::toString);
        }
        for (OperationId operation : operations(course)) {
            assertEquals(transitions(session.places(operation)), transitions(history.operations().of(operation)), operation::toString);
        }
    }

    private static boolean drops(Transition transition) {
        return transition.steps().stream().anyMatch(step -> step.category() == Step.Category.DROP || step.kind().equals("NoSuchProcess"));
    }

    private static Set<OperationId> operations(RecordedCourse course) {
        Set<OperationId> operations = new TreeSet<>((one, other) -> (one.initiator() + "" + one).compareTo(other.initiator() + "" + other));
        course.transitions().stream().flatMap(transition -> transition.steps().stream()).filter(MessageSent.class::isInstance)
                .forEach(sent -> operations.add(((MessageSent) sent).message().operation()));
        return operations;
    }

    private static List<Integer> transitions(List<Position> places) {
        return places.stream().map(Position::transition).distinct().toList();
    }

    @Test
    void shouldSayHowFarItIsAndEnd() throws IOException, ScenarioException {
        RecordedCourse course = RecordedCourse.of(files().findFirst().orElseThrow(), 0, CapturePolicy.NONE);
        List<Long> passed = new ArrayList<>();
        History history = history(course, DerivedTimelineTest.TINY);
        history.learn(WorkerPool.ALONE, (transitions, total) -> {
            assertEquals(course.transitions().size(), total);
            passed.add(transitions);
        }, () -> false);
        assertEquals(passed.stream().sorted().distinct().toList(), passed);
        assertEquals(course.transitions().size(), passed.get(passed.size() - 1));
    }

    @Test
    void shouldLearnNothingWhenCancelled() throws IOException, ScenarioException {
        History history = history(RecordedCourse.of(files().findFirst().orElseThrow(), 0, CapturePolicy.NONE), DerivedTimelineTest.TINY);
        int[] asked = new int[1];
        assertEquals(0, history.learn(WorkerPool.ALONE, RunProgress.NONE, () -> ++asked[0] > 5));
        assertFalse(history.timeline().isLearnt());
    }

    @Test
    void shouldStopWhereOperationsWouldTakeTooMuchMemory() throws ScenarioException {
        RecordedCourse course = RecordedCourse.of(longest(), 0, CapturePolicy.NONE);
        History history = history(course, DerivedTimelineTest.TINY.withLogBytes(40));
        int known = history.learn(WorkerPool.ALONE, RunProgress.NONE, () -> false);
        assertTrue(0 < known && known < course.transitions().size(), () -> known + " of " + course.transitions().size());
        assertTrue(IntStream.rangeClosed(1, course.transitions().size())
                .allMatch(number -> history.timeline().drops(number) == drops(course.transitions().get(number - 1))));
    }

    private static Path longest() {
        return ScenarioFiles.LIBRARY.resolve("5.3-mpi-mended.ptl");
    }
}
