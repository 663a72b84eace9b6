package org.portalscope.ui.editor.mark;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.TestSessions;

class ProcessStatementsTest {

    @Test
    void shouldNameAllWhoseNextStatementIsInALine() throws ScenarioException {
        SessionController session = TestSessions.controller(TestSessions.processes("a = 1;\nb = 2;", "thread helper { c = 3; } d = 4;"));
        assertEquals(Map.of(3, "first", 7, "second"), lines(session));
        for (int step = 0; step < 20 && !lines(session).containsValue("second, second (thread helper)"); step++) {
            session.move(StepKind.INTO, Direction.FORWARD);
        }
        assertEquals("second, second (thread helper)", lines(session).get(7));
    }

    @Test
    void shouldLeaveOutWhatIsElsewhereOrGone() throws ScenarioException {
        SessionController session = TestSessions.controller(TestSessions.processes("a = 1;", "b = 2;"));
        assertEquals(Map.of(), ProcessStatements.byLine(session.snapshot().statements(), place -> false, Optional::of));
        assertEquals(Map.of(30, "first"), ProcessStatements.byLine(session.snapshot().statements(), place -> true,
                line -> line == 3 ? Optional.of(30) : Optional.empty()));
    }

    private static Map<Integer, String> lines(SessionController session) {
        return ProcessStatements.byLine(session.snapshot().statements(), place -> true, Optional::of);
    }
}
