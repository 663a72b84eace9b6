package org.portalscope.timeline.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.Location;
import org.portalscope.engine.step.Scope;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.TimelineLimits;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.cursor.Outcome;
import org.portalscope.timeline.cursor.Outcome.Verdict;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.fault.DeathFault;
import org.portalscope.world.fault.Faults;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.schedule.ReplayScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleOrigin;
import org.portalscope.world.schedule.ScheduledChoice;
import org.portalscope.world.time.Timing;

class LocalSessionTest {

    private final LocalSession session = new LocalSession("match list", MatchListWorld::world, new RoundRobinScheduler());
    private final SessionDriver driver = session.drive();

    @ParameterizedTest
    @EnumSource(value = StepKind.class, names = {"INTO", "OVER"})
    void shouldStopAtTheSamePlacesBothWays(StepKind stepKind) {
        List<Position> forward = new ArrayList<>(List.of(session.position()));
        while (forward(stepKind)) {
            forward.add(session.position());
        }
        List<Position> back = new ArrayList<>(List.of(session.position()));
        while (back(stepKind)) {
            back.add(session.position());
        }
        Collections.reverse(back);
        assertEquals(forward, back);
    }

    @Test
    void shouldComeBackToTheFirstStateAndForwardToTheLast() {
        String first = session.state().dump();
        forward(StepKind.RESUME);
        String last = session.state().dump();
        int transitions = session.timeline().size();
        back(StepKind.RESUME);
        assertEquals(Position.START, session.position());
        assertEquals(first, session.state().dump());
        forward(StepKind.RESUME);
        assertEquals(last, session.state().dump());
        assertEquals(transitions, session.timeline().size());
    }

    @Test
    void shouldStopWhereWhatIsKeptToGoBackTakesAllTheMemoryThatItMay() {
        LocalSession small = new LocalSession("match list", MatchListWorld::world, new RoundRobinScheduler(), Set.of(), LocalSession.LONGEST,
                TimelineLimits.ofThisMachine().withLogBytes(0));
        SessionDriver its = small.drive();
        assertTrue(its.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false));
        int executed = small.timeline().size();
        RunResult result = small.result().orElseThrow();
        assertEquals(RunResult.Result.OUT_OF_MEMORY, result.result());
        assertEquals(1, executed);
        assertTrue(result.words().get(0).startsWith("stopped at the bound of memory after 1 transition: "), result.words().toString());
        assertFalse(its.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false));
        assertTrue(its.move(StepKind.RESUME, Direction.BACK, Optional.empty(), () -> false));
        assertEquals(Position.START, small.position());
    }

    @Test
    void shouldKeepTheStateBeforeATransitionForWhichThereIsNoMemory() {
        List<Consumer<PortalsProcess>> statements = List.of(portals -> { }, portals -> {
            portals.take(ApiCall.of(0, Function.PTL_INIT, Location.WANTED));
            throw new OutOfMemoryError("so that it is tested");
        });
        ProcessSpec spec = new ProcessSpec("client", InterfaceSpec.of(new ProcessId(0, 0), 100), List.of(), portals -> new ScriptedProgram(statements));
        LocalSession full = new LocalSession("full", () -> new World(List.of(spec)), new RoundRobinScheduler());
        SessionDriver its = full.drive();
        its.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        World fresh = new World(List.of(spec));
        fresh.advance(fresh.enabled().get(0));
        assertEquals(fresh.dump(), full.state().dump());
        assertEquals(RunResult.Result.OUT_OF_MEMORY, full.result().orElseThrow().result());
        assertTrue(its.move(StepKind.RESUME, Direction.BACK, Optional.empty(), () -> false));
        assertEquals(new World(List.of(spec)).dump(), full.state().dump());
    }

    @Test
    void shouldGoFromEntryToEntryWithinATranslation() {
        goToDelivery();
        assertEquals(1, session.position().step());
        assertEquals(List.of(), session.cursorState().outcomes());
        forward(StepKind.OVER);
        assertEquals(List.of(new Outcome(entry(0), 1, Verdict.PASSED_OVER, "bits")), session.cursorState().outcomes());
        forward(StepKind.OVER);
        assertEquals(new Outcome(entry(1), 2, Verdict.REFUSED, "no descriptor"), session.cursorState().outcomes().get(1));
        assertEquals(Optional.of(entry(1)), session.cursorState().examined());
        forward(StepKind.OVER);
        assertEquals(Verdict.EXAMINED, session.cursorState().outcomes().get(2).verdict());
        forward(StepKind.OVER);
        assertEquals(Verdict.ACCEPTED, session.cursorState().outcomes().get(2).verdict());
        assertEquals(session.timeline().steps(session.position().transition()), session.position().step());
    }

    @Test
    void shouldNameTheFramesFromTheInnermostOut() {
        goToDelivery();
        forward(StepKind.OVER);
        assertEquals(List.of("entry 1", "translation", "put #1 from 0:0"), session.frames().stream().map(Frame::label).toList());
        goToStart();
        forward(StepKind.INTO);
        assertEquals(List.of("line 1", "client"), session.frames().stream().map(Frame::label).toList());
    }

    @Test
    void shouldReturnToTheEdgeOfTheParentFrame() {
        goToDelivery();
        forward(StepKind.OVER);
        forward(StepKind.OVER);
        Frame translation = session.frames().get(1);
        back(StepKind.RETURN);
        assertEquals(translation.from(), session.position().step());
        forward(StepKind.OVER);
        forward(StepKind.RETURN);
        Transition transition = session.timeline().transition(session.position().transition());
        assertEquals(transition.steps().size(), session.position().step());
    }

    @Test
    void shouldRunToTheNextStatementOfTheSelectedProcess() {
        forward(StepKind.INTO);
        Frame statement = session.frames().stream().filter(frame -> frame.is(Scope.Kind.STATEMENT)).findFirst().orElseThrow();
        driver.move(StepKind.OVER, Direction.FORWARD, Optional.of(statement), () -> false);
        assertEquals("line 2", session.frames().get(0).label());
        assertEquals(0, session.cursorState().process());
        driver.move(StepKind.OVER, Direction.BACK, Optional.of(session.frames().get(0)), () -> false);
        assertEquals("line 1", session.frames().get(0).label());
    }

    @Test
    void shouldReturnFromAStatementToTheEndOfItsThread() {
        forward(StepKind.INTO);
        Frame statement = session.frames().get(0);
        driver.move(StepKind.RETURN, Direction.FORWARD, Optional.of(statement), () -> false);
        assertEquals("line 7", session.frames().stream().filter(frame -> frame.is(Scope.Kind.STATEMENT)).findFirst()
                .orElseThrow().label());
    }

    @Test
    void shouldSayWhetherItExecutesOrReplays() {
        assertEquals(new NextStep("client runs line 1: statement 1", NextStep.Mode.EXECUTE), upcoming());
        forward(StepKind.OVER);
        back(StepKind.OVER);
        assertEquals(NextStep.Mode.REPLAY, upcoming().mode());
        goToDelivery();
        assertEquals(new NextStep("examines entry 1", NextStep.Mode.REPLAY), upcoming());
        forward(StepKind.RESUME);
        assertEquals(new NextStep("the run has ended: 16 transitions, 1 message", NextStep.Mode.END), upcoming());
        assertFalse(forward(StepKind.INTO));
    }

    @Test
    void shouldTellOfFaultsThatHaveNotStruckOnceNothingMoreCanHappen() {
        ProcessSpec spec = new ProcessSpec("client", InterfaceSpec.of(new ProcessId(0, 0), 100), List.of(), portals -> new TracedProgram("1", "2"));
        ProcessSpec doomed = spec.with(new Faults(List.of(new DeathFault(90))));
        LocalSession faulty = new LocalSession("faulty", () -> new World(List.of(doomed), Topology.FLAT, Timing.NONE), new RoundRobinScheduler());
        assertEquals(Optional.empty(), faulty.ending());
        faulty.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        assertEquals(Optional.of("the run has ended: 2 transitions, 0 messages; client: fault die 90 has not struck"), faulty.ending());
    }

    @Test
    void shouldKeepTheFutureWhenItGoesBack() {
        forward(StepKind.RESUME);
        Position end = session.position();
        driver.seek(new Position(3, 1));
        assertEquals(new Position(3, 1), session.position());
        driver.seek(end);
        assertEquals(end, session.position());
        assertThrows(IllegalArgumentException.class, () -> driver.seek(new Position(3, 99)));
    }

    @Test
    void shouldTellWhatTheLastMoveChangedAndWhichWayItWent() {
        goToDelivery();
        forward(StepKind.OVER);
        assertEquals(List.of(), session.cursorState().changesOf(0));
        int passed = session.cursorState().changesOf(1).size();
        assertEquals(session.position().step() - 1, passed);
        assertFalse(session.cursorState().wentBack());
        back(StepKind.OVER);
        assertEquals(passed, session.cursorState().changesOf(1).size());
        assertTrue(session.cursorState().wentBack());
    }

    @Test
    void shouldStopWhereItHasComeToWhenCancelled() {
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> session.timeline().size() == 2);
        assertEquals(session.timeline().end(), session.position());
        assertEquals(2, session.timeline().size());
        assertTrue(forward(StepKind.RESUME));
    }

    @Test
    void shouldReplayWhatWasRecorded() {
        LocalSession again = replay(recorded());
        again.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        assertEquals(session.state().dump(), again.state().dump());
        assertEquals(Optional.of("the run has ended: 16 transitions, 1 message"), again.ending());
    }

    @Test
    void shouldStopWhereAScheduleDoesNotFit() {
        List<Schedule.Line> lines = recorded();
        lines.set(3, new Schedule.Line(new ScheduledChoice("client", ScheduledChoice.Act.RUN, "7"), ""));
        LocalSession other = replay(lines);
        other.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        assertEquals(3, other.timeline().size());
        assertTrue(other.ending().orElseThrow().startsWith("a.schedule:8: 'client run 7' cannot happen here; what can is 'client run 0'"));
        assertEquals(NextStep.Mode.END, other.upcoming(StepKind.OVER, Direction.FORWARD, Optional.empty()).mode());
    }

    /** The lines of a schedule for the whole run. */
    private List<Schedule.Line> recorded() {
        forward(StepKind.RESUME);
        List<Schedule.Line> lines = new ArrayList<>();
        for (int number = 1; number <= session.timeline().size(); number++) {
            lines.add(Schedule.Line.of(MatchListWorld.world(), session.timeline().transition(number)));
        }
        return lines;
    }

    private static LocalSession replay(List<Schedule.Line> lines) {
        Schedule schedule = new Schedule("a.schedule", ScheduleOrigin.of("", "", List.of()), List.of(), lines);
        return new LocalSession("again", MatchListWorld::world, new ReplayScheduler(schedule, new RoundRobinScheduler()));
    }

    private void goToDelivery() {
        goToStart();
        do {
            forward(StepKind.INTO);
        } while (!(session.cursorState().current() instanceof MessageDelivered));
    }

    private void goToStart() {
        driver.seek(Position.START);
    }

    private boolean forward(StepKind stepKind) {
        return driver.move(stepKind, Direction.FORWARD, Optional.empty(), () -> false);
    }

    private boolean back(StepKind stepKind) {
        return driver.move(stepKind, Direction.BACK, Optional.empty(), () -> false);
    }

    private NextStep upcoming() {
        return session.upcoming(StepKind.OVER, Direction.FORWARD, Optional.empty());
    }

    private static long entry(int index) {
        return Handle.of(Handle.Kind.ME, 0, 0, index);
    }
}
