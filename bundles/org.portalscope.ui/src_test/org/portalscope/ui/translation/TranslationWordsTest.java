package org.portalscope.ui.translation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.ui.session.TestSessions;

class TranslationWordsTest {

    private SessionSnapshot snapshot;

    @BeforeEach
    void moveIntoATranslation() throws ScenarioException {
        SessionController controller = TestSessions.controller(TestSessions.matchList());
        controller.seek(InitialPositions::midTranslation);
        snapshot = controller.snapshot();
    }

    @Test
    void shouldNameFramesFromTheMessageToTheEntry() {
        assertEquals("[put #1 from 0:0, translation, entry 4]",
                TranslationWords.crumbs(snapshot).stream().map(TranslationWords.Crumb::label).toList().toString());
    }

    @Test
    void shouldSayWhichMessageItIsAndFromWhom() {
        String words = TranslationWords.header(snapshot);

        assertTrue(words.startsWith("put #1  0:0 → 1:0,  portal 4,  match bits 0x0001_0000_0000_0063,  16 bytes"), words);
    }

    @Test
    void shouldShowEntriesAsTheGraphDoes() {
        var rows = snapshot.rows();
        var steps = snapshot.transition().orElseThrow().steps();
        var states = rows.stream().map(row -> StepLook.of(row, steps.get(row.index())).state()).toList();

        assertTrue(states.contains(State.PASSED_OVER));
        assertTrue(states.contains(State.REFUSED));
        assertTrue(states.contains(State.ACCEPTED));
        assertEquals(State.IN_FLIGHT, states.get(0));
    }
}
