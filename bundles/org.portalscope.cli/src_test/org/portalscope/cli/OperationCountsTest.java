package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.table.MatchListTable;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;

/** How often the entries of a list have been hit, however the cursor came there. */
class OperationCountsTest {

    private static final String PUTS = "repeat %d { PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 0x0007, 0, 0); }";

    private static TableSession session(int puts) throws ScenarioException {
        return TableSession.of(PutScenario.text("0x0007", "", PUTS.formatted(puts)), new MatchListTable());
    }

    private static List<String> hits(TableSession session) {
        StateTable table = session.table(0);
        return TableSession.column(table, "hits");
    }

    @Test
    void shouldCountForwardsAndBackwards() throws ScenarioException {
        TableSession session = session(3);
        session.end();
        assertEquals(List.of("3"), hits(session));
        while (!hits(session).equals(List.of("1"))) {
            session.controller().move(StepKind.INTO, Direction.BACK);
        }
        session.end();
        assertEquals(List.of("3"), hits(session));
        session.controller().seek(Position.START);
        session.end();
        assertEquals(List.of("3"), hits(session));
    }

    @Test
    void shouldCountAllAnewBehindAJump() throws ScenarioException {
        TableSession session = session(300);
        session.end();
        assertEquals(List.of("300"), hits(session));
        SessionController controller = session.controller();
        Position middle = new Position(controller.session().position().transition() / 2, 1);
        controller.seek(middle);
        List<String> jumped = hits(session);
        controller.seek(Position.START);
        for (int number = 100; number < middle.transition(); number += 100) {
            controller.seek(new Position(number, 1));
        }
        controller.seek(middle);
        assertEquals(jumped, hits(session));
    }

    @Test
    void shouldSayThatItDoesNotKnowBehindAJumpInALongRun() throws ScenarioException {
        TableSession session = session(4_000);
        session.end();
        assertEquals(OptionalLong.empty(), session.controller().operationCounts().started(session.controller().session(), 0, 0));
        assertEquals(List.of("?"), hits(session));
        session.controller().seek(Position.START);
        assertEquals(OptionalLong.of(0), session.controller().operationCounts().started(session.controller().session(), 0, 0));
    }
}
