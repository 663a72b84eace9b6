package org.portalscope.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.FormerPosition;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;

/** Where the cursor goes when a scenario is started again whose text has been changed. */
class FormerPositionTest {

    private static final String TEXT = "a = 1; a = 2; a = 3;";

    private FormerPosition arrival;

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

    @Test
    void shouldFollowItsMessageThatArrivesLater() throws ScenarioException {
        LocalSession later = again("x = 1; y = 2; PtlInit(&max);", "PtlPut(md, PTL_NOACK_REQ, second, 4, 0, 9, 0, 0);");
        assertTrue(later.position().transition() > arrival.position().transition());
        assertTrue(arrival.isFound(later.timeline(), later.position()));
        assertEquals(arrival.words(), later.timeline().transition(later.position().transition()).opening().words());
    }

    @Test
    void shouldSayThatItsMessageIsSentNoMore() throws ScenarioException {
        LocalSession changed = again("PtlInit(&max);", "");
        assertFalse(arrival.isFound(changed.timeline(), changed.position()));
        assertEquals("put #2 from 0:0 arrives", arrival.words());
    }

    /** Starts two puts whose second arrival is at the cursor once more, after the beginning and the second of them have been changed. */
    private LocalSession again(String beginning, String second) throws ScenarioException {
        LocalSession former = puts("PtlInit(&max);", "PtlPut(md, PTL_NOACK_REQ, second, 4, 0, 7, 0, 0);");
        int transition = 1;
        try (SessionDriver driver = former.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        }
        while (!former.timeline().transition(transition).opening().words().startsWith("put #2 from 0:0 arrives")) {
            transition++;
        }
        arrival = new FormerPosition(former.timeline(), new Position(transition, 1));
        LocalSession changed = puts(beginning, second);
        try (SessionDriver driver = changed.drive()) {
            arrival.find(driver);
        }
        return changed;
    }

    private static LocalSession puts(String beginning, String second) throws ScenarioException {
        String begin = "PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);";
        return TestSessions.processes("region r[8]; " + beginning + begin + "PtlMDBind(ni, { start = r, length = 8 }, &md);"
                + "PtlPut(md, PTL_NOACK_REQ, second, 4, 0, 7, 0, 0);" + second, "PtlInit(&max);" + begin).start();
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
