package org.portalscope.ui.variables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.part.TextTable.Look;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.ui.session.TestSessions;

class FrameFieldsTest {

    private SessionController controller;

    @BeforeEach
    void open() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.matchList());
        controller.seek(InitialPositions::midTranslation);
    }

    private List<String> lines() {
        return VariableLines.values(controller.snapshot()).stream().filter(line -> line.key().startsWith("fields of ")).map(Branch::line)
                .map(line -> line.first() + " | " + line.second() + (line.look() == Look.CHANGED ? " *" : "")).toList();
    }

    @Test
    void shouldTellWhatTheSelectedFrameIsAbout() {
        assertEquals("entry 4", VariableLines.values(controller.snapshot()).get(0).line().first());
        assertEquals(List.of("entry | entry 4", "requester | 0:0", "wanted | *:*"), lines());
    }

    @Test
    void shouldTellTheSameInBothDirections() {
        List<String> before = lines();
        controller.move(StepKind.INTO, Direction.FORWARD);
        assertTrue(lines().contains("wanted | *:*") && lines().size() > before.size(), lines()::toString);
        assertTrue(lines().stream().anyMatch(line -> line.endsWith(" *")), lines()::toString);
        controller.move(StepKind.INTO, Direction.BACK);
        assertEquals(before, lines());
    }

    @Test
    void shouldFollowTheSelection() {
        controller.select(2);
        assertEquals("put #1 from 0:0", VariableLines.values(controller.snapshot()).get(0).line().first());
        assertTrue(lines().stream().anyMatch(line -> line.startsWith("message | ")), lines()::toString);
    }
}
