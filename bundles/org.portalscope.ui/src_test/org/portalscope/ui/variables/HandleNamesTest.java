package org.portalscope.ui.variables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.debug.FrameVariables;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.presentation.watch.WatchExpression;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.ui.session.TestSessions;
import org.portalscope.world.program.SourceId;

/** Handles of protocols are shown as the constants that programs write. */
class HandleNamesTest {

    /** Moves in each scenario of the library. */
    private static final int MOST_MOVES = 400;

    /** The constants of types of protocols' own: the type in words, and the value. */
    private static final Set<Map.Entry<String, Object>> CONSTANTS = constants();

    private static final String NAMES = """
            scenario "Names" section "5.3";
            use mpi;
            process rank[2] as i at 0:0 {
                MPI_Init();
                world = MPI_COMM_WORLD;
                MPI_Comm_dup(world, &twin);
                types = [MPI_INT, MPI_BYTE, MPI_LONG_LONG_INT];
                none = MPI_REQUEST_NULL;
                one = 1;
                sum = MPI_SUM;
                barrier;
                MPI_Finalize();
            }
            """;

    private SessionController controller;

    private void goToEnd(String text) throws ScenarioException {
        controller = TestSessions.controller(TestSessions.launch(
                ScenarioReader.parse(SourceId.text("test.ptl"), "test.ptl", text, new FolderImports(null), Library.protocols()).get()));
        controller.pin(OptionalInt.of(0));
        controller.move(StepKind.RESUME, Direction.FORWARD);
    }

    private List<String> lines() {
        return VariableLines.values(controller.snapshot()).stream().map(Branch::line).map(line -> line.first() + " | " + line.second()).toList();
    }

    private String watched(String text) {
        return new WatchExpression(text).evaluate(controller.session(), 0).value().orElseThrow().text();
    }

    @Test
    void shouldNameTheHandlesThatAProgramHolds() throws ScenarioException {
        goToEnd(NAMES);
        for (String line : List.of("world | MPI_COMM_WORLD", "twin | 3", "types | [MPI_INT, MPI_BYTE, MPI_LONG_LONG]", "none | MPI_REQUEST_NULL", "one | 1",
                "sum | MPI_SUM")) {
            assertTrue(lines().contains(line), () -> line + " in " + lines());
        }
        assertEquals("MPI_COMM_WORLD", watched("world"));
        assertEquals("MPI_BYTE", watched("types[1]"));
        assertEquals("1", watched("world == 1"));
        assertEquals("MPI_COMM_WORLD", controller.snapshot().calls().shown().names().get("world").text());
    }

    @Test
    void shouldNameTheHandlesThatACallWasGiven() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.launch(Library.open("5.3-eager-expected")));
        controller.pin(OptionalInt.of(0));
        while (controller.snapshot().calls().threads().get(0).calls().stream().noneMatch(call -> call.label().equals("MPI_Send"))) {
            controller.move(StepKind.INTO, Direction.FORWARD);
        }
        Frame send = controller.snapshot().calls().threads().get(0).calls().stream().filter(call -> call.label().equals("MPI_Send")).findFirst().orElseThrow();
        assertEquals("MPI_COMM_WORLD", send.names().get("comm").text());
        assertEquals("MPI_BYTE", send.names().get("datatype").text());
        assertEquals("8", send.names().get("count").text());
    }

    /** No value that has a name is told as a number, and no view tells what effects need to be reverted, or an object by its address. */
    @ParameterizedTest
    @ValueSource(strings = {"5.3-ring", "5.3-wildcard-race", "5.3-tree-broadcast", "lapi-put-counters", "dat-flush", "dat-low-watermark"})
    void shouldNameHandlesWhereverTheCursorIs(String scenario) throws ScenarioException {
        controller = TestSessions.controller(TestSessions.launch(Library.open(scenario)));
        Set<String> seen = new TreeSet<>();
        Set<Position> positions = new HashSet<>();
        for (int moves = 0; moves < MOST_MOVES && positions.add(controller.snapshot().position()); moves++) {
            SessionSnapshot now = controller.snapshot();
            Stream.concat(now.frames().stream(), VariableLines.frames(now.calls()).stream())
                    .forEach(frame -> FrameVariables.of(now, frame).now().forEach((name, value) -> check(name, value, seen)));
            controller.move(StepKind.INTO, Direction.FORWARD);
        }
        assertFalse(seen.isEmpty());
    }

    private static void check(String name, TypedValue value, Set<String> seen) {
        seen.add(name);
        assertFalse(name.equals("before") || name.equals("after") || name.endsWith("_before"), name);
        assertFalse(value.text().contains("$$Lambda"), () -> name + " = " + value.text());
        if (value.isNumber()) {
            assertFalse(CONSTANTS.contains(Map.entry(value.type(), value.value())), () -> name + ", " + value.type() + " = " + value.text());
        }
        value.children().forEach((part, child) -> check(part, child, seen));
    }

    private static Set<Map.Entry<String, Object>> constants() {
        Set<Map.Entry<String, Object>> constants = new HashSet<>();
        for (String name : List.of("mpi", "lapi", "dat")) {
            Protocol protocol = Library.protocols().get(name);
            protocol.constants().values().stream().filter(constant -> constant.value() != null && !constant.type().equals(ValueType.INTEGER))
                    .forEach(constant -> constants.add(Map.entry(constant.type().words(), constant.value())));
        }
        return constants;
    }
}
