package org.portalscope.ui.variables;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.StepKind;
import org.portalscope.session.control.SessionController;
import org.portalscope.session.timeline.Direction;
import org.portalscope.ui.part.TextTable.Line;
import org.portalscope.ui.part.TextTable.Look;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.ui.session.TestSessions;

/** Values that stay in sight. */
class WatchListTest {

    private final WatchList watched = new WatchList();
    private SessionController controller;

    @BeforeEach
    void open() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.processes("""
                function bump(n: integer): integer {
                    x = n;
                    return x;
                }
                list = [1, 2];
                list[1] = 3;
                y = bump(7);
                """, "y = 4;"));
        controller.pin(OptionalInt.of(0));
        watched.toggle(0, ValuePath.of("list[1]"));
    }

    @Test
    void shouldShowAPartOfAValueWhereverItIs() {
        assertEquals(List.of("watched ", "list[1] has no value here"), lines());
        while (!lines().contains("list[1] 2 → 3")) {
            controller.move(StepKind.INTO, Direction.FORWARD);
        }
        assertEquals(Look.CHANGED, branches().get(1).line().look());
        controller.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals("list[1] 3", lines().get(1));
        controller.move(StepKind.RESUME, Direction.BACK);
        assertEquals("list[1] 3 → has no value here", lines().get(1));
    }

    @Test
    void shouldWatchNoLonger() {
        watched.toggle(0, ValuePath.of("list[1]"));
        assertEquals(List.of(), lines());
    }

    @Test
    void shouldKeepProcessesApart() {
        watched.toggle(1, ValuePath.of("y"));
        assertEquals(List.of("watched ", "list[1] has no value here"), lines());
        controller.pin(OptionalInt.of(1));
        assertEquals(List.of("watched ", "y has no value here"), lines());
    }

    @Test
    void shouldLeadToTheChangesOfAWatchedValue() {
        controller.move(StepKind.RESUME, Direction.FORWARD);
        List<Branch> line = List.of(branches().get(1));
        assertEquals(ValuePath.of("list[1]"), VariableLines.path(controller.snapshot().calls(), line).orElseThrow());
        assertEquals("changes list[1]", VariableLines.changes(controller.snapshot().calls(), line).orElseThrow().words());
    }

    @Test
    void shouldReadWhatItWrites() {
        for (String text : List.of("a", "a.b[3].c", "inbox[0..8]", "r[1][2]")) {
            assertEquals(text, ValuePath.of(text).text());
        }
    }

    private List<Branch> branches() {
        return watched.branches(new VariableBranches(List.of()), controller.snapshot().calls());
    }

    private List<String> lines() {
        return branches().stream().map(Branch::line).map((Line line) -> line.first() + ' ' + line.second()).toList();
    }
}
