package org.portalscope.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.FormerPosition;
import org.portalscope.session.LocalSession;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.StepKind;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Position;

/** Where the cursor goes when a scenario is started again whose text has been changed. */
class FormerPositionTest {

    private static final String TEXT = "a = 1; a = 2; a = 3;";

    @Test
    void shouldKeepItsPlaceIfOnlySpacesAndLinesHaveChanged() throws ScenarioException {
        assertEquals(new Position(5, 1), found(5, 1, "\n\n// three of them\na = 1;\n    a  =  2; a = 3;"));
    }

    @Test
    void shouldStayAtTheStart() throws ScenarioException {
        assertEquals(Position.START, found(0, 0, "a = 7;"));
    }

    @Test
    void shouldGoToWhereTheRunBecomesAnother() throws ScenarioException {
        assertEquals(2, found(5, 1, "a = 1; a = 7; a = 3;").transition());
        assertEquals(Position.START, found(5, 1, "a = 7; a = 2; a = 3;"));
    }

    @Test
    void shouldKeepItsPlaceIfSomethingChangesBehindIt() throws ScenarioException {
        assertEquals(new Position(3, 1), found(3, 1, "a = 1; a = 2; a = 7;"));
    }

    /** The two processes take turns, so that transitions 1, 3 and 5 are those of the first one. */
    private static Position found(int transition, int step, String changed) throws ScenarioException {
        LocalSession former = TestSessions.processes(TEXT, "b = 1; b = 2;").start();
        try (SessionDriver driver = former.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
            driver.seek(new Position(transition, step));
        }
        LocalSession session = TestSessions.processes(changed, "b = 1; b = 2;").start();
        new FormerPosition(former.timeline(), former.position()).find(session.drive());
        return session.position();
    }
}
