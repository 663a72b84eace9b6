package org.portalscope.timeline.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** A move executes so many transitions at most, and the next one goes on. */
class BoundOfMovesTest {

    private final LocalSession session = new LocalSession("match list", MatchListWorld::world, new RoundRobinScheduler(), Set.of(), 6);
    private final SessionDriver driver = session.drive();

    @Test
    void shouldStopAtTheBoundAndSaySo() {
        resume();
        assertEquals(6, session.timeline().size());
        assertEquals(RunResult.Result.BOUND, session.result().orElseThrow().result());
        assertEquals(Optional.of("stopped at the bound of 6 transitions; resuming goes on"), session.ending());
    }

    @Test
    void shouldGoOnFromTheBound() {
        resume();
        resume();
        assertEquals(12, session.timeline().size());
        resume();
        assertEquals(Optional.of("the run has ended: 16 transitions, 1 message"), session.ending());
    }

    @Test
    void shouldGoOnByAStepToo() {
        resume();
        driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false);
        assertEquals(7, session.timeline().size());
        assertEquals(Optional.empty(), session.ending());
    }

    @Test
    void shouldReplayNoFurtherThanWhatWasExecutedUpToTheBound() {
        resume();
        driver.seek(Position.START);
        resume();
        assertEquals(6, session.timeline().size());
        assertEquals(session.timeline().end(), session.position());
    }

    private void resume() {
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
    }
}
