package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.RecordingCopy;
import org.portalscope.replay.recording.RecordingLimits;
import org.portalscope.replay.recording.SessionRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.TimelineLimits;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.session.StopCondition;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What a session keeps is bounded, however many steps its run has. */
class LongSessionTest {

    private static final long HEAP = 64 << 20;
    private static final int MOST_BYTES_OF_TRANSITION = 24;

    private static final String SCENARIO = """
            scenario "Puts behind entries";
            process server at 1:0 {
                region inbox[64];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                repeat %d as i { PtlMEAttach(ni, 4, client, 100 + i, 0, PTL_RETAIN, PTL_INS_AFTER, &me); }
                PtlMEAttach(ni, 4, client, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = inbox, length = 64, options = PTL_MD_OP_PUT | PTL_MD_MANAGE_REMOTE }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
            }
            process client at 0:0 {
                region greeting[8] = "greeting";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 64, &eq);
                PtlMDBind(ni, { start = greeting, length = 8, eventq = eq }, &md);
                barrier;
                repeat %d { PtlPut(md, PTL_ACK_REQ, server, 4, 0, 7, 0, 0); PtlEQWait(eq, &event); PtlEQWait(eq, &event); PtlEQWait(eq, &event); }
            }
            """;

    private static LocalSession session(int entries, int puts) throws ScenarioException {
        Scenario scenario = ScenarioReader.parse("puts.ptl", SCENARIO.formatted(entries, puts)).get();
        return new LocalSession("puts", scenario::world, new RoundRobinScheduler(), Set.of(), LocalSession.LONGEST, TimelineLimits.of(HEAP));
    }

    @Test
    void shouldKeepFewBytesOfARunThatWasLookedAtStepByStep() throws ScenarioException {
        LocalSession session = session(1_000, 5_000);
        session.drive().run(Direction.FORWARD, step -> false, () -> false);
        assertEquals(RunResult.Result.FINE, session.result().orElseThrow().result());
        assertEquals(10_000, session.timeline().messages());
        assertTrue(session.bytes() < HEAP * 3 / 4, () -> session.bytes() + " bytes");
    }

    @Test
    void shouldKeepFewBytesOfATransition() throws ScenarioException {
        LocalSession session = session(1, 30_000);
        session.drive().run(Direction.FORWARD, StopCondition.none(), () -> false);
        int transitions = session.timeline().size();
        assertTrue(transitions > 200_000, () -> transitions + " transitions");
        assertTrue(session.logBytes() <= (long) transitions * MOST_BYTES_OF_TRANSITION, () -> session.logBytes() + " bytes for " + transitions);
        assertTrue(session.bytes() < HEAP * 3 / 4, () -> session.bytes() + " bytes");
    }

    @Test
    void shouldGoAnywhereInALongRun() throws ScenarioException {
        LocalSession session = session(20, 5_000);
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        Position end = session.position();
        String last = session.state().dump();
        Position middle = new Position(end.transition() / 2, 1);
        driver.seek(middle);
        String there = session.state().dump();
        driver.seek(Position.START);
        driver.run(Direction.FORWARD, StopCondition.at(middle), () -> false);
        assertEquals(there, session.state().dump());
        driver.seek(end);
        assertEquals(last, session.state().dump());
    }

    @Test
    void shouldLeaveALongSeekWhereItHasComeToWhenCancelled() throws ScenarioException {
        LocalSession session = session(20, 5_000);
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        int[] asked = new int[1];
        driver.seek(new Position(3_000, 1), () -> ++asked[0] > 7);
        assertTrue(session.position().transition() < 3_000, () -> session.position().toString());
        String there = session.state().dump();
        Position position = session.position();
        driver.seek(Position.START);
        driver.seek(position);
        assertEquals(there, session.state().dump());
    }

    @Test
    void shouldTellHowFarAFarSeekIs() throws ScenarioException {
        LocalSession session = session(20, 5_000);
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        SortedSet<Integer> told = new TreeSet<>();
        driver.seek(new Position(4_000, 1), () -> {
            session.percent().ifPresent(told::add);
            return false;
        });
        assertTrue(told.size() > 2 && told.first() == 0 && told.last() <= 100, told::toString);
        assertEquals(OptionalInt.empty(), session.percent());
    }

    @Test
    void shouldRecordCheckpointsThatAnOpenedRecordingGoesOnFrom(@TempDir Path folder) throws ScenarioException, IOException {
        Scenario scenario = ScenarioReader.parse("puts.ptl", SCENARIO.formatted(20, 5_000)).get();
        Launch launch = new Launch("puts", "puts.ptl", scenario::world, RoundRobinScheduler::new);
        LocalSession session = launch.start();
        Path file = folder.resolve("run.ptlrec");
        Path copy = folder.resolve("copy.ptlrec");
        try (SessionRecorder recorder = SessionRecorder.record(file, launch, session, "0.1.0", RecordingLimits.DEFAULT);
                SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            try (RecordingFile written = RecordingFile.open(recorder.flushed())) {
                RecordingCopy.write(written, copy, (done, total) -> { }, () -> false);
                assertTrue(written.checkpoints().length > 1, () -> written.checkpoints().length + " checkpoints");
            }
            try (OpenedRecording opened = OpenedRecording.open(copy, origin -> Optional.empty(), (done, total) -> { }, () -> false).orElseThrow();
                    SessionDriver again = opened.session().drive()) {
                int[] asked = new int[1];
                Position far = new Position(session.timeline().size() - 100, 1);
                again.seek(far, () -> ++asked[0] < 0);
                driver.seek(far);
                assertTrue(asked[0] < 10_000, () -> asked[0] + " transitions were executed");
                assertEquals(session.state().process(0).portals().dump(), opened.session().state().process(0).portals().dump());
            }
        }
    }
}
