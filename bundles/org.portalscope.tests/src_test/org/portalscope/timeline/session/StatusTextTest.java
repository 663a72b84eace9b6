package org.portalscope.timeline.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.time.ChannelTimes;
import org.portalscope.world.time.Timing;

class StatusTextTest {

    private final LocalSession session = MatchListWorld.session();
    private final SessionDriver driver = session.drive();

    @Test
    void shouldSayStepTransitionAndMessage() {
        InitialPositions.midTranslation(driver);
        assertEquals("step 12 of 19 · transition 14 of 16 · 1:0 ← 0:0 put #1", StatusText.where(session));
    }

    @Test
    void shouldSayThatTheStartHasAFuture() {
        assertEquals("at the start", StatusText.where(session));
        forward(StepKind.RESUME);
        driver.seek(Position.START);
        assertEquals("at the start · 16 transitions ahead", StatusText.where(session));
    }

    @Test
    void shouldTellTheTimeWhereThereIsTime() {
        Timing timing = new Timing(true, new ChannelTimes(2000, 300, 0), Map.of());
        LocalSession timed = new LocalSession("timed", () -> MatchListWorld.world(timing), new RoundRobinScheduler());
        SessionDriver timedDriver = timed.drive();
        InitialPositions.midTranslation(timedDriver);
        assertEquals("2.3 us · step 13 of 20 · transition 15 of 16 · 1:0 ← 0:0 put #1", StatusText.where(timed));
        timedDriver.seek(new Position(1, 1));
        assertEquals("0 ns · step 1 of 4 · transition 1 of 16 · client (0:0)", StatusText.where(timed));
    }

    @Test
    void shouldNameTheProcessWhereNoMessageIsInvolved() {
        forward(StepKind.INTO);
        assertEquals("step 1 of 4 · transition 1 of 1 · client (0:0)", StatusText.where(session));
    }

    @Test
    void shouldSayWhetherTheKeyExecutesOrReplays() {
        assertEquals("F6: client runs line 1: statement 1 (executes)", next());
        InitialPositions.firstTranslation(driver);
        assertEquals("F6: examines entry 1 (replays)", next());
        forward(StepKind.RESUME);
        assertEquals("the run has ended: 16 transitions, 1 message", next());
    }

    private String next() {
        return StatusText.next(session.upcoming(StepKind.OVER, Direction.FORWARD, Optional.empty()), "F6");
    }

    private void forward(StepKind stepKind) {
        driver.move(stepKind, Direction.FORWARD, Optional.empty(), () -> false);
    }
}
