package org.portalscope.ui.variables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.eclipse.jface.preference.PreferenceStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.watch.ValuePath;
import org.portalscope.presentation.watch.WatchExpression;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.part.TextTable.Look;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.ui.session.TestSessions;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** Values that stay in sight. */
class WatchedExpressionsTest {

    private final List<String> kept = new ArrayList<>();
    private final WatchedExpressions watched = new WatchedExpressions(List.of(), lines -> {
        kept.clear();
        kept.addAll(lines);
    });
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
                z = y / (y - 7);
                """, "y = 4;"));
        controller.pin(OptionalInt.of(0));
    }

    @Test
    void shouldBeEvaluatedWhereverTheCursorIs() {
        watched.add("list[1] * 10 + 1");
        assertEquals(List.of("list[1] * 10 + 1 | found 'list', expected a name that first knows at the cursor"), lines());
        while (!lines().contains("list[1] * 10 + 1 | 21 → 31")) {
            controller.move(StepKind.INTO, Direction.FORWARD);
        }
        assertEquals(Look.CHANGED, branches().get(0).line().look());
        controller.move(StepKind.INTO, Direction.FORWARD);
        assertEquals(List.of("list[1] * 10 + 1 | 31"), lines());
        assertEquals(Look.PLAIN, branches().get(0).line().look());
        while (!lines().contains("list[1] * 10 + 1 | 31 → 21")) {
            controller.move(StepKind.INTO, Direction.BACK);
        }
    }

    @Test
    void shouldKnowTheNamesOfTheFunctionFirst() {
        watched.add("n + 1");
        while (!lines().contains("n + 1 | 8")) {
            controller.move(StepKind.INTO, Direction.FORWARD);
            lines();
        }
        controller.move(StepKind.RESUME, Direction.FORWARD);
        assertTrue(lines().get(0).startsWith("n + 1 | found 'n', expected a name that first knows at the cursor"), lines()::toString);
    }

    @Test
    void shouldSayWhatIsWrong() {
        controller.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals("found 'lst', expected a name that first knows at the cursor (did you mean list?)", problem("lst"));
        assertEquals("found '5', expected an index below 2, the length of list", problem("list[5]"));
        assertTrue(problem("y / (y - 7)").contains("expected"), problem("y / (y - 7)"));
        assertEquals("found 'thrd', expected the name of a process", problem("thrd: y").split(" \\(")[0]);
        assertEquals(Optional.empty(), new WatchExpression("second: y + 1").mistake());
        assertTrue(new WatchExpression("y +").mistake().isPresent());
    }

    @Test
    void shouldBeAboutTheProcessThatIsNamedOrShown() {
        controller.move(StepKind.RESUME, Direction.FORWARD);
        watched.add("second: y + 1");
        watched.add("y + 1");
        assertEquals(List.of("second: y + 1 | 5", "y + 1 | 8"), lines());
        controller.pin(OptionalInt.of(1));
        assertEquals(List.of("second: y + 1 | 5", "y + 1 | 5"), lines());
    }

    @Test
    void shouldLookAtTheStateOfPortals() throws ScenarioException {
        Launch put = new Launch("put", "put", Library.open("3.11.1-put")::world, RoundRobinScheduler::new);
        controller = TestSessions.controller(put);
        controller.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals("1", value("client: greeting.length == 5"));
        assertEquals("68 65 6c 6c 6f", value("client: greeting"));
        assertEquals("1", value("server: inbox[0..5] == bytes(104, 101, 108, 108, 111)"));
        assertEquals("0", value("server: events(eq)"));
        assertEquals("1", value("server: active(md)"));
        assertEquals("1", value("server: limits.max_ptable_index > 0"));
        assertEquals("1", value("server: start.type == PTL_EVENT_PUT_START && start.mlength == 5"));
    }

    @Test
    void shouldBeKeptAsTheyChange(@TempDir Path folder) throws IOException {
        watched.add("list");
        watched.add(" y + 1 ");
        watched.add("list");
        watched.change("list", "list[1]");
        assertEquals(List.of("list[1]", "y + 1"), kept);
        PreferenceStore store = new PreferenceStore(folder.resolve("kept").toString());
        KeptLines.write(store, "expressions", kept);
        PreferenceStore next = new PreferenceStore(folder.resolve("kept").toString());
        next.load();
        assertEquals(kept, KeptLines.read(next, "expressions"));
        watched.remove("list[1]");
        assertEquals(List.of("y + 1"), kept);
        assertEquals(List.of(), KeptLines.read(new PreferenceStore(), "expressions"));
    }

    @Test
    void shouldUnfoldAPartOfAValue() {
        controller.move(StepKind.RESUME, Direction.FORWARD);
        watched.add("list");
        assertEquals(List.of("[0]", "[1]"), branches().get(0).children().stream().map(branch -> branch.line().first()).toList());
        for (String text : List.of("a", "a.b[3].c", "inbox[0..8]", "r[1][2]")) {
            assertEquals(text, ValuePath.of(text).text());
        }
    }

    private String problem(String text) {
        WatchExpression.Result result = new WatchExpression(text).evaluate(controller.session(), 0);
        assertEquals(Optional.empty(), result.value());
        return result.problem();
    }

    private String value(String text) {
        WatchExpression.Result result = new WatchExpression(text).evaluate(controller.session(), 0);
        return result.value().orElseThrow(() -> new AssertionError(text + ": " + result.problem())).text();
    }

    private List<Branch> branches() {
        return watched.branches(new VariableBranches(List.of()), controller.session(), controller.snapshot().calls().process());
    }

    private List<String> lines() {
        return branches().stream().map(Branch::line).map(line -> line.first() + " | " + line.second()).toList();
    }
}
