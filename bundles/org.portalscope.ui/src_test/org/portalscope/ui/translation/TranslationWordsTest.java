package org.portalscope.ui.translation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.scene.style.State;
import org.portalscope.scenario.ScenarioException;
import org.portalscope.session.Highlights;
import org.portalscope.session.LocalSession;
import org.portalscope.ui.session.Standing;
import org.portalscope.ui.session.TestSessions;

class TranslationWordsTest {

    private Standing standing;

    @BeforeEach
    void moveIntoATranslation() throws ScenarioException {
        LocalSession session = TestSessions.matchList();
        Highlights.midTranslation(session);
        standing = TestSessions.standing(session);
    }

    @Test
    void shouldNameFramesFromTheMessageToTheEntry() {
        assertEquals("[put #1 from 0:0, translation, entry 4]",
                TranslationWords.crumbs(standing).stream().map(TranslationWords.Crumb::label).toList().toString());
    }

    @Test
    void shouldSayWhichMessageItIsAndFromWhom() {
        String words = TranslationWords.header(standing);

        assertTrue(words.startsWith("put #1  0:0 → 1:0,  portal 4,  match bits 0x0001_0000_0000_0063,  16 bytes"), words);
    }

    @Test
    void shouldShowEntriesAsTheGraphDoes() {
        var rows = standing.rows();
        var steps = standing.transition().orElseThrow().steps();
        var states = rows.stream().map(row -> StepLook.of(row, steps.get(row.index())).state()).toList();

        assertTrue(states.contains(State.PASSED_OVER));
        assertTrue(states.contains(State.REFUSED));
        assertTrue(states.contains(State.ACCEPTED));
        assertEquals(State.IN_FLIGHT, states.get(0));
    }
}
