package org.portalscope.ui.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.debug.ProcessStack;
import org.portalscope.debug.StackLine;
import org.portalscope.debug.WorldStack;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Location;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.TestSessions;
import org.portalscope.world.schedule.RoundRobinScheduler;

class WorldStackTest {

    private static final int STEPS = 40;

    @Test
    void shouldTellWhatIsBeingDoneAndWhereTheOthersStand() throws ScenarioException {
        SessionController controller = TestSessions.controller(TestSessions.matchList());
        controller.seek(InitialPositions::midTranslation);

        assertEquals("""
                transition 28 of 28
                1:0 receiver
                  entry 4
                  translation
                  put #1 from 0:0
                  receiver: line 51: expect PTL_EVENT_PUT_START in eq { md_handle == rest_md, offset == 0 };
                0:0 sender
                  sender: line 73: expect PTL_EVENT_SEND_START in eq;""", WorldStack.of(controller, true).text());
    }

    @Test
    void shouldSelectNothingInASessionThatIsNotInFront() throws ScenarioException {
        SessionController controller = TestSessions.controller(TestSessions.matchList());
        controller.seek(InitialPositions::midTranslation);

        assertEquals(Optional.empty(), WorldStack.of(controller, false).selected());
    }

    @Test
    void shouldNameTheThreadsOfAProcess() throws ScenarioException {
        SessionController controller = TestSessions.controller(TestSessions.processes("""
                function double(n: integer): integer {
                    return n + n;
                }
                x = 1;
                thread idle { wait until x == 7; }
                x = double(x);""", ""));
        for (int i = 0; i < 4; i++) {
            controller.move(StepKind.OVER, Direction.FORWARD);
        }

        assertEquals("""
                nothing more can happen: first idle at line 7 is blocked in wait until x == 7
                0:0 first (waits)
                  line 4: return n + n;
                  first (ended): line 8: x = double(x);
                  first idle (waits): line 7: wait until x == 7;
                1:0 second (ended)
                  second: line 10: process second at 1:0""", WorldStack.of(controller, true).text());
    }

    @Test
    void shouldQuoteAStatementOnceHoweverManyFramesAreInIt() throws ScenarioException {
        SessionController controller = TestSessions.controller(TestSessions.processes("x = 1;\nwait until x == 1;", "barrier;"));
        controller.move(StepKind.RESUME, Direction.FORWARD);

        assertEquals("""
                the run has ended: 3 transitions, 0 messages, nothing was expected
                0:0 first (ended)
                  line 4: wait until x == 1;
                  first: line 4
                1:0 second (ended)
                  second: line 7: barrier;""", WorldStack.of(controller, true).text());
    }

    @Test
    void shouldShowTheCallWhereItsLineIsNotKnown(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("calls.ptlrec");
        RecordedProcess process = new RecordedProcess("rank 0", List.of(InterfaceSpec.of(new ProcessId(0, 0), 1)));
        RecordingOrigin origin = new RecordingOrigin("Calls", "test", List.of(process), List.of(), List.of(RecordingOrigin.NODE), CapturePolicy.ALL);
        try (RecordingFileWriter writer = RecordingFileWriter.create(file, origin)) {
            new RecordedTransition(0, 1, new TransitionCause.ThreadTurn(0), List.of(ApiCall.of(0, Function.PTL_INIT, Location.WANTED))).passTo(writer);
            new RecordedTransition(0, 2, new TransitionCause.ThreadTurn(0), List.of(ApiCall.of(0, Function.PTL_FINI))).passTo(writer);
        }
        try (OpenedRecording opened = OpenedRecording.open(file, from -> Optional.empty(), (passed, all) -> { }, () -> false).orElseThrow()) {
            SessionController controller = TestSessions.controller(opened.launch());
            controller.move(StepKind.INTO, Direction.FORWARD);
            controller.move(StepKind.INTO, Direction.FORWARD);
            assertEquals("""
                    transition 1 of 2
                    0:0 rank 0
                      PtlInit(&max_interfaces)
                      rank 0: PtlFini()""", WorldStack.of(controller, true).text());
        }
    }

    static Stream<String> scenarios() {
        return Library.ids().stream();
    }

    /** Forwards and back again: what is being done at the cursor comes first in its process, and all else are calls of threads. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldShowTheFramesAtTheCursorAndTheCallsOfAllOtherThreads(String id) throws ScenarioException {
        Launch launch = new Launch(id, id, Library.open(id)::world, RoundRobinScheduler::new);
        SessionController controller = TestSessions.controller(launch);
        for (Direction direction : Direction.values()) {
            for (int i = 0; i < STEPS; i++) {
                check(controller);
                controller.move(StepKind.INTO, direction);
            }
        }
    }

    private static void check(SessionController controller) {
        WorldStack stack = WorldStack.of(controller, true);
        List<Frame> atCursor = controller.session().frames();
        assertEquals(controller.snapshot().processes().names().size(), stack.processes().size());
        assertEquals(atCursor.stream().findFirst(), stack.selected());
        for (ProcessStack process : stack.processes()) {
            List<Frame> frames = process.frames().stream().map(StackLine::frame).toList();
            List<Frame> here = atCursor.stream().filter(frame -> frame.process() == process.process()).toList();
            List<Frame> others = frames.subList(here.size(), frames.size());
            int running = here.isEmpty() ? -1 : here.get(0).thread();
            assertEquals(here, frames.subList(0, here.size()));
            assertEquals(controller.session().threads(process.process()).stream().filter(thread -> thread.thread() != running)
                    .flatMap(thread -> thread.calls().stream()).toList(), others);
            assertTrue(others.stream().allMatch(Frame::isActivation));
            assertEquals(frames.size(), frames.stream().map(Frame::id).distinct().count(), process::label);
            assertTrue(process.frames().stream().noneMatch(line -> line.label().isBlank()));
        }
    }
}
