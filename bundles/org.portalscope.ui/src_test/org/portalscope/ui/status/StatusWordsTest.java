package org.portalscope.ui.status;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.ScenarioException;
import org.portalscope.session.Direction;
import org.portalscope.session.LocalSession;
import org.portalscope.session.Motion;
import org.portalscope.ui.session.Highlights;
import org.portalscope.ui.session.TestSessions;

class StatusWordsTest {

    @Test
    void shouldSayStepTransitionAndMessage() throws ScenarioException {
        LocalSession session = TestSessions.matchList();
        Highlights.midTranslation(session);

        String words = StatusWords.position(TestSessions.standing(session));

        assertTrue(words.matches("step \\d+ of \\d+ · transition (\\d+) of \\1 · 1:0 ← 0:0 put #1"), words);
    }

    @Test
    void shouldSayWhetherF6ReplaysOrExecutes() throws ScenarioException {
        LocalSession session = TestSessions.matchList();
        assertTrue(StatusWords.next(TestSessions.standing(session)).matches("F6: receiver.* runs line \\d+: .* \\(executes\\)"),
                StatusWords.next(TestSessions.standing(session)));

        Highlights.midTranslation(session);

        assertTrue(StatusWords.next(TestSessions.standing(session)).endsWith("(replays)"));
    }

    @Test
    void shouldSayHowTheRunEnded() throws ScenarioException {
        LocalSession session = TestSessions.matchList();
        session.move(Motion.RESUME, Direction.FORWARD, Optional.empty(), () -> false);

        assertEquals("the run has ended", StatusWords.next(TestSessions.standing(session)));
    }
}
