package org.portalscope.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.ThreadStack;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.program.SourceLocation;

/** How a thread stays selected that is being stepped. */
class ThreadSelectionTest {

    private SessionController controller;

    @BeforeEach
    void open() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.processes("""
                function f(n: integer): integer {
                    m = n + 1;
                    return m;
                }
                x = 1;
                x = f(x);
                x = 4;""", "y = 1; y = 2; y = 3; y = 4; y = 5;"));
    }

    @Test
    void shouldStepTheSelectedThreadFromStatementToStatement() {
        select(0);
        forward(StepKind.OVER);
        assertEquals(7, line());
        forward(StepKind.OVER);
        assertEquals(8, line());
        forward(StepKind.OVER);
        assertEquals(9, line());
        assertEquals("on to the next statement of first", over());
        controller.move(StepKind.OVER, Direction.BACK);
        assertEquals(8, line());
    }

    @Test
    void shouldGoIntoAFunctionAndOutAgain() {
        select(0);
        forward(StepKind.OVER);
        forward(StepKind.OVER);
        assertEquals(8, line());
        forward(StepKind.INTO);
        assertEquals("f", calls().shown().label());
        assertEquals("{n=1}", calls().shown().names().toString());
        forward(StepKind.OVER);
        forward(StepKind.OVER);
        assertEquals("{m=2, n=1}", calls().shown().names().toString());
        assertEquals(5, line());
        forward(StepKind.RETURN);
        assertEquals("first", calls().shown().label());
        assertEquals("{x=2}", calls().shown().names().toString());
    }

    @Test
    void shouldForgetTheThreadWhenStepsOfOthersAreWanted() {
        select(0);
        forward(StepKind.OVER);
        while (controller.snapshot().cursorState().process() == 0) {
            forward(StepKind.INTO);
        }
        assertEquals("second", calls().shown().label());
        assertFalse(over().startsWith("on to the next"));
    }

    @Test
    void shouldForgetTheThreadThatHasEnded() {
        select(0);
        forward(StepKind.RETURN);
        assertFalse(over().startsWith("on to the next"));
    }

    @Test
    void shouldForgetTheThreadThatHasNotBegun() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.processes("thread helper { x = 1; x = 2; } y = 1;", ""));
        forward(StepKind.OVER);
        controller.select(Optional.of(calls().threads().get(1).calls().get(0)));
        forward(StepKind.OVER);
        assertEquals("first helper", calls().shown().label());
        controller.move(StepKind.OVER, Direction.BACK);
        assertEquals(Position.START, controller.snapshot().position());
        assertEquals("first", calls().shown().label());
    }

    @Test
    void shouldShowTheProcessOfTheSelectedThread() {
        forward(StepKind.OVER);
        Frame first = calls().shown();
        forward(StepKind.OVER);
        assertEquals(1, controller.shownProcess());
        controller.select(Optional.of(first));
        assertEquals(0, controller.shownProcess());
        assertEquals(8, line());
        controller.select(Optional.empty());
        assertEquals(1, controller.shownProcess());
    }

    @Test
    void shouldKnowWhatValuesWereBeforeTheLastMove() {
        select(0);
        forward(StepKind.OVER);
        forward(StepKind.OVER);
        assertEquals("{x=1}", calls().shown().names().toString());
        forward(StepKind.OVER);
        assertEquals("{x=2}", calls().shown().names().toString());
        assertEquals("{x=1}", calls().before(calls().shown()).orElseThrow().names().toString());
        controller.select(Optional.of(calls().shown()));
        assertEquals("{x=1}", calls().before(calls().shown()).orElseThrow().names().toString());
        controller.seek(Position.START);
        assertEquals("{}", calls().shown().names().toString());
    }

    @Test
    void shouldKnowTheValueOfANameWhereItIsLookedAt() {
        select(0);
        forward(StepKind.OVER);
        forward(StepKind.OVER);
        forward(StepKind.INTO);
        assertEquals(Optional.of("f: n = 1"), controller.snapshot().value("n"));
        assertEquals(Optional.of("first: x = 1"), controller.snapshot().value("x"));
        assertEquals(Optional.empty(), controller.snapshot().value("m"));
        controller.select(Optional.of(calls().thread()));
        assertEquals(Optional.empty(), controller.snapshot().value("n"));
    }

    @Test
    void shouldTellTheCallsOfARecursionApart() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.processes("""
                function sum(n: integer): integer {
                    if n == 0 { return 0; }
                    rest = sum(n - 1);
                    return rest + n;
                }
                x = sum(1);
                x = sum(0);""", ""));
        forward(StepKind.INTO);
        while (calls().threads().get(0).calls().size() < 3) {
            forward(StepKind.INTO);
        }
        List<Frame> recursion = calls().threads().get(0).calls();
        assertEquals(List.of("sum", "sum", "first"), recursion.stream().map(Frame::label).toList());
        controller.select(Optional.of(recursion.get(1)));
        forward(StepKind.OVER);
        assertEquals(recursion.get(1).id(), calls().shown().id());
        assertEquals("{n=1, rest=0}", calls().shown().names().toString());
        forward(StepKind.OVER);
        assertEquals(recursion.get(2).id(), calls().shown().id());
        while (calls().threads().get(0).calls().size() < 2) {
            forward(StepKind.INTO);
        }
        Frame next = calls().threads().get(0).calls().get(0);
        assertEquals("sum", next.label());
        assertFalse(recursion.stream().map(Frame::id).anyMatch(next.id()::equals));
        assertEquals(Optional.empty(), calls().before(next));
    }

    /** Selects the innermost call of the first thread of a process that is shown. */
    private void select(int process) {
        assertEquals(process, calls().process());
        controller.select(Optional.of(calls().threads().get(0).calls().get(0)));
    }

    private ThreadStack calls() {
        return controller.snapshot().calls();
    }

    /** The line that the editor marks. */
    private int line() {
        return controller.snapshot().statement().map(SourceLocation::line).orElseThrow();
    }

    /** What Step Over would do. */
    private String over() {
        return controller.snapshot().over().words();
    }

    private void forward(StepKind stepKind) {
        controller.move(stepKind, Direction.FORWARD);
    }
}
