package org.portalscope.timeline.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.step.Scope;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.FrameId;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.cursor.ThreadCalls;
import org.portalscope.world.World;
import org.portalscope.world.network.Topology;
import org.portalscope.world.program.ProcessSpec;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.time.Timing;

/** How the cursor moves through the functions of a thread while another thread takes its turns, too. */
class FunctionSteppingTest {

    private static final int CALLER = 0;
    private static final int OTHER = 1;

    private final LocalSession session = new LocalSession("functions", () -> new World(List.of(
            spec("caller", CALLER, "1", "2", "f 10", "f 11", "f g 20", "f g 20~", "f 12", "3", "4", "h 30", "5"),
            spec("other", OTHER, "101", "102", "f 103", "104", "105", "106", "107")), Topology.FLAT, Timing.NONE), new RoundRobinScheduler());
    private final SessionDriver driver = session.drive();

    private static ProcessSpec spec(String name, int id, String... trace) {
        return new ProcessSpec(name, InterfaceSpec.of(new ProcessId(id, 0), 100), List.of(), portals -> new TracedProgram(trace));
    }

    @Test
    void shouldNameTheCallsAroundAStatement() {
        goTo(20);
        assertEquals(List.of("line 20", "g", "f", "caller"), session.frames().stream().map(Frame::label).toList());
        assertEquals(List.of(3, 3, 2, 1), session.frames().stream().map(Frame::depth).toList());
    }

    @Test
    void shouldPutAFunctionThatHasJustBeenCalledWithinItsCall() {
        goTo(2);
        forward(StepKind.INTO, Optional.empty());
        assertEquals(List.of("f", "line 2", "caller"), session.frames().stream().map(Frame::label).toList());
        forward(StepKind.RETURN, Optional.empty());
        assertEquals(12, line());
    }

    @Test
    void shouldPutTheCallOfALibraryWithinItsStatement() {
        LocalSession sending = new LocalSession("library", () -> new World(List.of(spec("sender", CALLER, "1", "%send 2", "%send %wait 2~", "%send 2~", "3")),
                Topology.FLAT, Timing.NONE), new RoundRobinScheduler());
        SessionDriver sender = sending.drive();
        while (sending.position().transition() < 3) {
            sender.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false);
        }
        assertEquals(List.of("%wait", "%send", "line 2", "sender"), sending.frames().stream().map(Frame::label).toList());
    }

    @Test
    void shouldGoOverTheCallOfALibraryThatIsSelected() {
        LocalSession sending = new LocalSession("library", () -> new World(List.of(
                spec("sender", CALLER, "1", "2", "%send 2", "%send %wait 2", "%send 2", "3")), Topology.FLAT, Timing.NONE), new RoundRobinScheduler());
        SessionDriver sender = sending.drive();
        while (sending.position().transition() < 4) {
            sender.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false);
        }
        Optional<Frame> wait = sending.threads(CALLER).get(0).atMost(3);
        sender.move(StepKind.OVER, Direction.FORWARD, wait, () -> false);
        assertEquals(5, sending.position().transition(), "the call that waited goes on");
        Optional<Frame> send = sending.threads(CALLER).get(0).atMost(2);
        sender.move(StepKind.OVER, Direction.BACK, send, () -> false);
        assertEquals(2, sending.position().transition(), "the statement that makes the call");
        sender.seek(new Position(3, 1));
        assertEquals("on to the next statement of sender", sending.upcoming(StepKind.OVER, Direction.FORWARD, send).words());
        sender.move(StepKind.OVER, Direction.FORWARD, send, () -> false);
        assertEquals(6, sending.position().transition(), "the next statement");
    }

    @Test
    void shouldListTheCallsOfEveryThread() {
        goTo(20);
        ThreadCalls calls = session.threads(CALLER).get(0);
        assertEquals(List.of("g", "f", "caller"), calls.calls().stream().map(Frame::label).toList());
        assertEquals("{next=4}", calls.calls().get(0).names().toString());
        assertEquals(Program.Readiness.READY, calls.readiness());
        assertEquals(Optional.of("f"), calls.atMost(2).map(Frame::label));
        assertEquals(List.of("other"), session.threads(OTHER).get(0).calls().stream().map(Frame::label).toList());
        driver.seek(Position.START);
        assertEquals(1, session.threads(CALLER).get(0).calls().get(0).place().map(SourceLocation::line).orElseThrow());
    }

    @Test
    void shouldGoOverACallAsOneStatement() {
        goTo(1);
        assertEquals(List.of(1, 2, 3, 4, 5), lines(Direction.FORWARD, CALLER, 1));
        assertEquals(List.of(5, 4, 3, 2, 1), lines(Direction.BACK, CALLER, 1));
    }

    @Test
    void shouldStepThroughTheFunctionThatIsSelectedAndThenThroughItsCaller() {
        goTo(10);
        assertEquals(List.of(10, 11, 12, 3, 4, 5), lines(Direction.FORWARD, CALLER, 2).stream().filter(line -> line != 30).toList());
    }

    @Test
    void shouldStopAtAStatementOnceAlthoughItsThreadWaitsInIt() {
        goTo(20);
        Optional<Frame> inner = activation(CALLER, 3);
        forward(StepKind.OVER, inner);
        assertEquals(12, line());
        back(StepKind.OVER, inner);
        assertEquals(20, line());
    }

    @Test
    void shouldLeaveTheFunctionThatTheCursorIsIn() {
        goTo(20);
        forward(StepKind.RETURN, Optional.empty());
        assertTrue(isAtTheEndOf(20));
        assertEquals(List.of("f", "caller"), calls());
        forward(StepKind.RETURN, Optional.empty());
        assertTrue(isAtTheEndOf(12));
        assertEquals(List.of("caller"), calls());
        goTo(20);
        back(StepKind.RETURN, activation(CALLER, 3));
        assertEquals(11, line());
        assertEquals(1, session.position().step());
    }

    @Test
    void shouldLeaveTheFunctionThatIsSelected() {
        goTo(20);
        forward(StepKind.RETURN, activation(CALLER, 2));
        assertTrue(isAtTheEndOf(12));
        assertEquals(List.of("caller"), calls());
        back(StepKind.RETURN, activation(CALLER, 1));
        assertEquals(1, line());
        forward(StepKind.RETURN, activation(CALLER, 1));
        assertTrue(isAtTheEndOf(5));
    }

    @Test
    void shouldStepAThreadThatTheCursorIsNotIn() {
        goTo(10);
        assertEquals(CALLER, session.cursorState().process());
        forward(StepKind.OVER, activation(OTHER, 1));
        assertEquals(OTHER, session.cursorState().process());
        int before = line();
        forward(StepKind.OVER, activation(OTHER, 1));
        assertTrue(line() > before);
    }

    @Test
    void shouldSayWhichStatementComesNext() {
        goTo(2);
        assertEquals(new NextStep("on to the next statement of caller", NextStep.Mode.REPLAY),
                session.upcoming(StepKind.OVER, Direction.FORWARD, activation(CALLER, 1)));
        forward(StepKind.RETURN, Optional.empty());
        assertEquals(new NextStep("on to the next statement of f", NextStep.Mode.EXECUTE),
                session.upcoming(StepKind.OVER, Direction.FORWARD, activation(CALLER, 2)));
        forward(StepKind.RESUME, Optional.empty());
        assertEquals("the run has ended: 18 transitions, 0 messages",
                session.upcoming(StepKind.OVER, Direction.FORWARD, activation(CALLER, 1)).words());
    }

    @Test
    void shouldKnowACallAgainWhileItLasts() {
        goTo(10);
        FrameId f = id(2);
        FrameId thread = id(1);
        goTo(20);
        FrameId g = id(3);
        assertEquals(f, id(2));
        assertNotEquals(f, g);
        forward(StepKind.OVER, activation(CALLER, 2));
        assertEquals(12, line());
        assertEquals(List.of(f, thread), ids());
        goTo(30);
        assertNotEquals(f, id(2));
        assertEquals(thread, id(1));
        goTo(10);
        assertEquals(List.of(f, thread), ids());
        driver.seek(Position.START);
        assertEquals(List.of(thread), ids());
    }

    /** Each step of a transition is looked at, also those within the one that calls or returns. */
    @Test
    void shouldKnowTheFramesOfEveryPositionAgainOnTheWayBack() {
        Map<Position, List<FrameId>> seen = new HashMap<>();
        do {
            assertNull(seen.put(session.position(), session.frames().stream().map(Frame::id).toList()));
            assertEquals(session.frames().size(), Set.copyOf(seen.get(session.position())).size());
        } while (forward(StepKind.INTO, Optional.empty()));
        while (back(StepKind.INTO, Optional.empty())) {
            assertEquals(seen.get(session.position()), session.frames().stream().map(Frame::id).toList());
        }
    }

    private FrameId id(int depth) {
        return activation(CALLER, depth).filter(frame -> frame.depth() == depth).orElseThrow().id();
    }

    private List<FrameId> ids() {
        return session.threads(CALLER).get(0).calls().stream().map(Frame::id).toList();
    }

    /** The lines of the statements that Step Over stops at from here on. */
    private List<Integer> lines(Direction direction, int process, int depth) {
        List<Integer> lines = new ArrayList<>(List.of(line()));
        Optional<Frame> selected = activation(process, depth);
        while (driver.move(StepKind.OVER, direction, selected, () -> false) && session.position().step() == 1) {
            lines.add(line());
        }
        if (direction == Direction.FORWARD) {
            driver.move(StepKind.OVER, Direction.BACK, selected, () -> false);
        }
        return lines;
    }

    private Optional<Frame> activation(int process, int depth) {
        return session.threads(process).get(0).atMost(depth);
    }

    private List<String> calls() {
        return session.threads(CALLER).get(0).calls().stream().map(Frame::label).toList();
    }

    /** The line of the statement at the cursor. */
    private int line() {
        return session.frames().stream().filter(frame -> frame.is(Scope.Kind.STATEMENT)).findFirst().flatMap(Frame::place).map(SourceLocation::line)
                .orElse(0);
    }

    private boolean isAtTheEndOf(int line) {
        return line() == line && session.position().step() == session.timeline().steps(session.position().transition());
    }

    /** Goes to where a line is about to be executed for the first time. */
    private void goTo(int line) {
        driver.seek(Position.START);
        while (line() != line) {
            forward(StepKind.INTO, Optional.empty());
        }
    }

    private boolean forward(StepKind stepKind, Optional<Frame> selected) {
        return driver.move(stepKind, Direction.FORWARD, selected, () -> false);
    }

    private boolean back(StepKind stepKind, Optional<Frame> selected) {
        return driver.move(stepKind, Direction.BACK, selected, () -> false);
    }
}
