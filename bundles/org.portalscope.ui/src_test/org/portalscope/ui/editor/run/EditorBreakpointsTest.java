package org.portalscope.ui.editor.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.breakpoint.NumberedBreakpoint;
import org.portalscope.expression.value.Problems;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.TestSessions;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Breakpoints on the lines of a text that is edited. */
class EditorBreakpointsTest {

    private static final String TEXT = """
            scenario "x";
            process p at 0:0 {
                a = 1;

                b = 2;
                c = 3;
            }
            """;

    private SessionController session;

    @BeforeEach
    void start() throws Exception {
        Scenario scenario = Scenario.readText("x.ptl", TEXT, Protocols.NONE);
        session = TestSessions.controller(new Launch("x", "x.ptl", scenario::world, RoundRobinScheduler::new));
    }

    @Test
    void shouldSetAndRemoveABreakpoint() {
        text(TEXT).toggle(5);
        assertEquals(List.of("line x.ptl:5"), texts());
        assertEquals(List.of(new BreakpointMark(5, true, 0, "Breakpoint 1: line x.ptl:5")), text(TEXT).marks());
        text(TEXT).toggle(5);
        assertEquals(List.of(), texts());
    }

    @Test
    void shouldTakeTheNextStatementWhereNoneBegins() {
        text(TEXT).toggle(4);
        assertEquals(List.of("line x.ptl:5"), texts());
        text(TEXT).toggle(4);
        assertEquals(List.of(), texts());
        text(TEXT).toggle(7);
        assertEquals(List.of(), texts());
    }

    @Test
    void shouldFollowALineThatMoves() {
        text(TEXT).toggle(5);
        String edited = TEXT.replace("    a = 1;\n", "    // one\n    a = 1;\n");
        assertEquals(6, text(edited).marks().get(0).line());
        text(edited).move();
        assertEquals(List.of("line x.ptl:6"), texts());
        assertFalse(text(TEXT.replace("b = 2", "b = 4")).toggle(5));
        assertEquals(List.of("line x.ptl:6"), texts());
    }

    @Test
    void shouldComeAlongToAFileOfAnotherName() {
        text(TEXT).toggle(5);
        session.breakpoints().list().add(BreakpointReader.read("hit 2 dropped", session.session(), Problems.ignored()).orElseThrow());
        String edited = TEXT.replace("    a = 1;\n", "    // one\n    a = 1;\n");
        assertEquals(List.of("line y.ptl:6", "hit 2 dropped"), text(edited).renamed("y.ptl").stream().map(Breakpoint::text).toList());
        assertEquals(List.of("line x.ptl:5", "hit 2 dropped"), texts());
    }

    @Test
    void shouldNotMarkLinesOfOtherSources() {
        text(TEXT).toggle(3);
        EditorBreakpoints other = new EditorBreakpoints(session.breakpoints(), place -> false, "x.ptl", TEXT, TEXT);
        assertEquals(List.of(), other.marks());
        other.toggle(5);
        assertEquals(List.of("line x.ptl:3"), texts());
    }

    @Test
    void shouldRunToALineAndBack() {
        session.runTo(text(TEXT).target(6).orElseThrow(), Direction.FORWARD);
        assertEquals("line 6: c = 3;", words());
        session.runTo(text(TEXT).target(3).orElseThrow(), Direction.BACK);
        assertEquals("line 3: a = 1;", words());
        session.runTo(text(TEXT).target(5).orElseThrow(), Direction.BACK);
        assertEquals("line 3: a = 1;", words());
    }

    @Test
    void shouldTellHowOftenALineIsHitInWhatHasBeenExecuted() {
        text(TEXT).toggle(5);
        assertEquals("Breakpoint 1: line x.ptl:5", text(TEXT).marks().get(0).words());
        session.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals("Breakpoint 1: line x.ptl:5, hit once", text(TEXT).marks().get(0).words());
        session.move(StepKind.RESUME, Direction.FORWARD);
        session.move(StepKind.RESUME, Direction.BACK);
        assertEquals("Breakpoint 1: line x.ptl:5, hit once", text(TEXT).marks().get(0).words());
        assertEquals(1, text(TEXT).marks().get(0).hits());
        session.breakpoints().list().change(1, before -> before.enabled(false));
        assertEquals("Breakpoint 1: disabled line x.ptl:5", text(TEXT).marks().get(0).words());
    }

    @Test
    void shouldMarkHitsInWhatHasBeenExecuted() {
        session.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals(List.of(), session.hits());
        text(TEXT).toggle(3);
        text(TEXT).toggle(6);
        assertEquals(2, session.hits().size());
        text(TEXT).toggle(3);
        assertEquals(1, session.hits().size());
    }

    @Test
    void shouldStopWhereALineIsHitAndMarkItInTheTimeline() {
        text(TEXT).toggle(5);
        session.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals("line 5: b = 2;", words());
        assertEquals(List.of(1), session.breakpoints().hit());
        assertEquals(List.of(session.snapshot().position().transition()), session.hits());
        session.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals(List.of(), session.breakpoints().hit());
        session.move(StepKind.RESUME, Direction.BACK);
        assertEquals("line 5: b = 2;", words());
    }

    private EditorBreakpoints text(String now) {
        return new EditorBreakpoints(session.breakpoints(), EditorBreakpointsTest::isOurs, "x.ptl", TEXT, now);
    }

    private static boolean isOurs(SourceLocation place) {
        return place.source().equals(SourceId.text("x.ptl"));
    }

    private List<String> texts() {
        return session.breakpoints().list().all().stream().map(NumberedBreakpoint::breakpoint).map(breakpoint -> breakpoint.text()).toList();
    }

    private String words() {
        return session.snapshot().timeline().stepBefore(session.snapshot().position()).words();
    }
}
