package org.portalscope.timeline.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;

class SessionDriverTest {

    private final LocalSession session = MatchListWorld.session();
    private final SessionDriver driver = session.drive();

    @Test
    void shouldBeTheOnlyOne() {
        assertThrows(IllegalStateException.class, session::drive);
        driver.close();
        session.drive();
    }

    @Test
    void shouldMoveNothingOnceItHasBeenClosed() {
        driver.close();
        SessionDriver next = session.drive();
        driver.close();
        assertThrows(IllegalStateException.class, () -> driver.seek(Position.START));
        assertThrows(IllegalStateException.class, () -> driver.run(Direction.FORWARD, StopCondition.none(), () -> false));
        assertTrue(next.run(Direction.FORWARD, StopCondition.everyStep(), () -> false));
    }

    @Test
    void shouldStopBehindTheStepThatAConditionNames() {
        StopCondition sent = step -> step.step() instanceof MessageSent;
        assertTrue(driver.run(Direction.FORWARD, sent, () -> false));
        Position place = session.position();
        assertTrue(session.timeline().stepBefore(place) instanceof MessageSent);

        assertTrue(driver.run(Direction.FORWARD, sent, () -> false));
        assertEquals(session.timeline().end(), session.position());
        assertTrue(driver.run(Direction.BACK, sent, () -> false));
        assertEquals(place, session.position());
        assertTrue(driver.run(Direction.BACK, sent, () -> false));
        assertEquals(Position.START, session.position());
        assertFalse(driver.run(Direction.BACK, sent, () -> false));
    }

    @Test
    void shouldGiveOneAccountOfEachMove() {
        List<Move> moves = new ArrayList<>();
        session.addListener(moves::add);
        driver.run(Direction.FORWARD, StopCondition.none(), () -> false);
        Position end = session.position();
        driver.seek(new Position(2, 1));

        assertEquals(List.of(new Move(session.timeline(), Position.START, end), new Move(session.timeline(), end, new Position(2, 1))), moves);
        assertTrue(moves.get(1).isBack());
        assertFalse(moves.get(1).isJump());
    }

    @Test
    void shouldTellTheStepsOfAMoveInTheOrderInWhichTheyWerePassed() {
        driver.run(Direction.FORWARD, StopCondition.none(), () -> false);
        List<Position> back = new ArrayList<>();
        new Move(session.timeline(), new Position(3, 2), new Position(1, 1))
                .forEachStep((transition, step) -> back.add(new Position(transition.number(), step)));
        List<Position> forward = new ArrayList<>();
        new Move(session.timeline(), new Position(1, 1), new Position(3, 2))
                .forEachStep((transition, step) -> forward.add(0, new Position(transition.number(), step)));

        assertEquals(forward, back);
        assertEquals(new Position(3, 1), back.get(0));
        assertEquals(new Position(1, 1), back.get(back.size() - 1));
    }

    @Test
    void shouldLeaveATimelineAsItWasWhenMoreIsExecuted() {
        driver.run(Direction.FORWARD, StopCondition.transitions(), () -> false);
        Timeline before = session.timeline();
        driver.run(Direction.FORWARD, StopCondition.none(), () -> false);

        assertEquals(1, before.size());
        assertEquals(before.transition(1), session.timeline().transition(1));
        assertThrows(IndexOutOfBoundsException.class, () -> before.transition(2));
        assertFalse(before.holds(session.position()));
    }
}
