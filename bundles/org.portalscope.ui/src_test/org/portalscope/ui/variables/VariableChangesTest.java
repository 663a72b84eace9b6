package org.portalscope.ui.variables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.ui.session.TestSessions;

/** From a line of the Variables view to the steps that change its value. */
class VariableChangesTest {

    private SessionController controller;

    @BeforeEach
    void open() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.processes("""
                function bump(n: integer): integer {
                    x = n;
                    x = x + 1;
                    return x;
                }
                region r[4];
                list = [1, 2];
                inbox = r;
                list[1] = 3;
                r[1] = 0xFF;
                y = 1;
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = r, length = 4, threshold = 3 }, &md);
                PtlMDUpdate(md, NULL, { start = r, length = 4, threshold = 5 }, PTL_EQ_NONE);
                y = bump(y);
                """, ""));
        controller.pin(OptionalInt.of(0));
    }

    @Test
    void shouldGoToWhereANameWasBound() {
        end();
        assertEquals(List.of("list = [1, 3]", "list = [1, 2]"), before("list"));
        end();
        assertEquals(List.of("list = [1, 3]", "list = [1, 2]"), before("list", "[1]"));
    }

    @Test
    void shouldGoToWhereMemoryWasWritten() {
        end();
        assertEquals(List.of("1 byte written at 0x1001", "inbox = r"), before("inbox"));
        end();
        assertEquals(List.of("1 byte written at 0x1001"), before("inbox", "content"));
    }

    @Test
    void shouldGoToWhereTheObjectOfAHandleChanged() {
        end();
        assertEquals(2, before("md", "mem_desc", "threshold").size());
        end();
        assertEquals(List.of("md 0 describes 4 bytes"), before("md", "mem_desc", "length").stream().map(words -> words.replaceAll(" at .*", "")).toList());
        end();
        assertTrue(before("md").stream().anyMatch("md = md 0"::equals));
    }

    @Test
    void shouldTellTheNamesOfAFunctionFromThoseOfItsProcess() {
        while (!controller.snapshot().calls().shown().label().equals("bump")) {
            controller.move(StepKind.INTO, Direction.FORWARD);
        }
        controller.select(Optional.of(controller.snapshot().calls().shown()));
        controller.move(StepKind.OVER, Direction.FORWARD);
        controller.move(StepKind.OVER, Direction.FORWARD);
        controller.move(StepKind.OVER, Direction.FORWARD);
        assertEquals(List.of("x = 2", "x = 1"), before("x"));
        assertEquals(List.of("y = 1"), before("y"));
    }

    @Test
    void shouldKnowNothingOfHeadings() {
        end();
        assertEquals(Optional.empty(), VariableLines.changes(controller.snapshot().calls(), List.of()));
        Branch line = VariableLines.values(controller.snapshot()).get(0);
        Branch heading = new Branch("first", line.line(), List.of());
        assertEquals(Optional.empty(), VariableLines.changes(controller.snapshot().calls(), List.of(heading)));
    }

    private void end() {
        controller.move(StepKind.RESUME, Direction.FORWARD);
    }

    /** What the steps before the cursor do that change the value of a line, the last one first. */
    private List<String> before(String... names) {
        StepQuery wanted = VariableLines.changes(controller.snapshot().calls(), path(VariableLines.values(controller.snapshot()), names)).orElseThrow();
        List<String> words = new ArrayList<>();
        while (go(wanted)) {
            words.add(controller.snapshot().timeline().stepBefore(controller.snapshot().position()).words());
        }
        return words;
    }

    private boolean go(StepQuery wanted) {
        Position before = controller.snapshot().position();
        controller.find(wanted, Direction.BACK);
        return !before.equals(controller.snapshot().position());
    }

    private static List<Branch> path(List<Branch> branches, String... names) {
        List<Branch> path = new ArrayList<>();
        List<Branch> level = branches;
        for (String name : names) {
            path.add(level.stream().filter(branch -> branch.line().first().equals(name)).findFirst().orElseThrow());
            level = path.get(path.size() - 1).children();
        }
        return path;
    }
}
