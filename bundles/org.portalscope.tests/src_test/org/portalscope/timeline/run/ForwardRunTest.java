package org.portalscope.timeline.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.run.RunResult.Result;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.MatchListWorld;
import org.portalscope.timeline.session.StopCondition;
import org.portalscope.world.Transition;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Schedule;

class ForwardRunTest {

    private static final Launch LAUNCH = new Launch("match list", "", MatchListWorld::world, RoundRobinScheduler::new);

    @Test
    void shouldComeToTheSameAsASession() {
        LocalSession session = LAUNCH.start();
        session.drive().run(Direction.FORWARD, StopCondition.none(), () -> false);
        List<Transition> told = new ArrayList<>();
        ForwardRun followed = LAUNCH.forwardRun(100);
        ForwardRun quiet = LAUNCH.forwardRun(100);

        assertEquals(session.result().orElseThrow(), followed.follow(told::add, () -> false));
        assertEquals(session.result().orElseThrow(), quiet.quietly(line -> { }, () -> false));
        assertEquals(session.timeline().size(), told.size());
        assertEquals(session.state().dump(), followed.state().dump());
        assertEquals(session.state().dump(), quiet.state().dump());
    }

    @Test
    void shouldHandOutItsTransitionsOneByOne() {
        List<String> told = new ArrayList<>();
        LAUNCH.forwardRun(100).follow(transition -> told.add(transition.number() + " " + transition.choice()), () -> false);
        ForwardRun run = LAUNCH.forwardRun(100);
        List<String> taken = new ArrayList<>();
        Iterator<Transition> transitions = run.transitions();
        assertEquals("interrupted after 0 transitions", run.result().words().get(0));
        transitions.forEachRemaining(transition -> taken.add(transition.number() + " " + transition.choice()));
        assertEquals(told, taken);
        assertEquals(Result.FINE, run.result().result());
        assertFalse(transitions.hasNext());
        assertThrows(NoSuchElementException.class, transitions::next);
    }

    @Test
    void shouldSayWhereEachThreadStandsAtTheBound() {
        RunResult result = LAUNCH.forwardRun(3).quietly(line -> { }, () -> false);
        assertEquals(Result.BOUND, result.result());
        assertEquals(3, result.transitions());
        assertTrue(result.words().get(0).startsWith("stopped at the bound of 3 transitions"), result.words()::toString);
        assertTrue(result.words().get(1).startsWith("client is at line "), result.words()::toString);
    }

    @Test
    void shouldStopWhenItIsInterrupted() {
        RunResult result = LAUNCH.forwardRun(100).quietly(line -> { }, () -> true);
        assertEquals(Result.BOUND, result.result());
        assertEquals("interrupted after 0 transitions", result.words().get(0));
    }

    @Test
    void shouldTellTheChoicesAsTheyAreMade() {
        List<Schedule.Line> lines = new ArrayList<>();
        ForwardRun run = LAUNCH.forwardRun(2);
        run.record(lines::add);
        run.quietly(line -> { }, () -> false);
        assertEquals(List.of("client run 0", "server run 0"), lines.stream().map(line -> line.choice().toString()).toList());
    }
}
