package org.portalscope.ui.presentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.session.TestSessions;

class NarrationTest {

    @Test
    void shouldTellTheLastStepAndTheNext() throws Exception {
        SessionController controller = TestSessions.controller(TestSessions.matchList());
        controller.seek(InitialPositions::midTranslation);
        Narration narration = Narration.of(controller.snapshot());
        assertEquals(controller.snapshot().where(), narration.where());
        assertEquals("✓ entry 4 admits the initiator 0:0  §3.7.1", narration.step());
        assertEquals("Next: finishes entry 4", narration.next());
    }

    @Test
    void shouldTellWhatTheRunIsAboutAtItsStartAndItsOutcomeAtTheEnd() throws Exception {
        SessionController controller = TestSessions.controller(TestSessions.matchList());
        assertEquals(controller.snapshot().title(), Narration.of(controller.snapshot()).step());
        assertTrue(Narration.of(controller.snapshot()).next().startsWith("Next: "));
        controller.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals(controller.snapshot().over().words(), Narration.of(controller.snapshot()).next());
    }
}
