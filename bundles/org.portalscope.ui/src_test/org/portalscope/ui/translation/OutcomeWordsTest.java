package org.portalscope.ui.translation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.style.State;
import org.portalscope.session.StepKind;
import org.portalscope.session.control.SessionController;
import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.session.timeline.Direction;
import org.portalscope.ui.session.TestSessions;

class OutcomeWordsTest {

    @Test
    void shouldSayNothingBeforeTheEnd() throws ScenarioException {
        assertEquals(Optional.empty(), OutcomeWords.of(TestSessions.controller(TestSessions.processes("a = 1;", "b = 1;")).snapshot()));
    }

    @Test
    void shouldSayHowAGoodRunEnded() throws ScenarioException {
        assertEquals(Optional.of(new OutcomeWords("the run has ended: 2 transitions, 0 messages, all expectations met", State.ACCEPTED)),
                OutcomeWords.of(end("a = 1;", "b = 1;")));
    }

    @Test
    void shouldTellAFailureWholeAndLeadToItsPlace() throws ScenarioException {
        String reason = "a long word ".repeat(20).strip() + " <here>";
        OutcomeWords words = OutcomeWords.of(end("a = 1;\nassert a == 2, \"" + reason + "\";", "")).orElseThrow();
        assertEquals("the run has failed: " + reason.replace("<", "‹")
                + ": a == 2 does not hold: a is 1  <a href=\"place\">line 4</a> of first", words.markup());
        assertEquals(State.REFUSED, words.state());
    }

    @Test
    void shouldSayWhoWaits() throws ScenarioException {
        OutcomeWords words = OutcomeWords.of(end("a = 1;\nwait until a == 2;", "")).orElseThrow();
        assertEquals("nothing more can happen: first waits in line 4: wait until a == 2", words.markup());
        assertEquals(State.REFUSED, words.state());
    }

    private static SessionSnapshot end(String first, String second) throws ScenarioException {
        SessionController controller = TestSessions.controller(TestSessions.processes(first, second));
        controller.move(StepKind.RESUME, Direction.FORWARD);
        return controller.snapshot();
    }
}
