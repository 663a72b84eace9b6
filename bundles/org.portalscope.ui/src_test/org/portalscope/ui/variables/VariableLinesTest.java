package org.portalscope.ui.variables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.presentation.control.ProtocolTables;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.ThreadStack;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.part.TextTable.Line;
import org.portalscope.ui.part.TextTable.Look;
import org.portalscope.ui.part.TextTree.Branch;
import org.portalscope.ui.session.TestSessions;

class VariableLinesTest {

    private SessionController controller;

    @BeforeEach
    void open() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.processes("""
                function double(n: integer): integer {
                    twice = n + n;
                    return twice;
                }
                x = 1;
                x = double(x);
                thread idle { wait until x == 7; }
                x = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].length;""", ""));
    }

    @Test
    void shouldTellWhereEachThreadStands() {
        assertEquals(List.of("first | line 7: x = 1;"), texts(VariableLines.calls(calls())));
        goTo("double");
        assertEquals(List.of("double | line 4: twice = n + n;", "first | line 8: x = double(x);"), texts(VariableLines.calls(calls())));
        assertEquals(Look.PLAIN, VariableLines.calls(calls()).get(0).look());
        assertEquals(Look.HEADING, VariableLines.calls(calls()).get(1).look());
        controller.move(StepKind.RESUME, Direction.FORWARD);
        assertEquals("first (ended)", VariableLines.calls(calls()).get(0).first());
        assertEquals("first idle (waits)", VariableLines.calls(calls()).get(1).first());
        assertEquals(2, VariableLines.frames(calls()).size());
    }

    @Test
    void shouldShowTheNamesOfAFunctionBeforeThoseOfItsProcess() {
        goTo("double");
        assertEquals(List.of("double | ", "n | 1", "first | ", "x | 1"), texts(names()));
    }

    @Test
    void shouldShowWhatTheLastMoveChanged() {
        goTo("double");
        controller.move(StepKind.OVER, Direction.FORWARD);
        controller.move(StepKind.OVER, Direction.FORWARD);
        assertEquals(new Line("twice", "2", "twice = 2\nhad no value", Look.CHANGED), names().get(2));
        controller.move(StepKind.RETURN, Direction.FORWARD);
        assertEquals(new Line("x", "1 → 2", "x = 2\nwas 1", Look.CHANGED), names().get(0));
    }

    @Test
    void shouldTellLargeNumbersInHexadecimalToo() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.processes("bits = 0xffff_0000_0001; all = ~0; few = 4095;", ""));
        controller.move(StepKind.RESUME, Direction.FORWARD);
        controller.pin(OptionalInt.of(0));
        assertEquals(List.of("all | 18446744073709551615 = 0xffff_ffff_ffff_ffff", "bits | 281470681743361 = 0xffff_0000_0001", "few | 4095"),
                texts(names()));
    }

    @Test
    void shouldUnfoldValuesToTheirParts() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.processes("region r[20]; PtlInit(&max); "
                + "PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni); ids = [self, 3:4];", ""));
        controller.move(StepKind.RESUME, Direction.FORWARD);
        controller.pin(OptionalInt.of(0));
        List<Branch> names = VariableLines.values(controller.snapshot());
        assertEquals(List.of("ids | [0:0, 3:4]", "limits | {limits up to portal 63}", "max | 1", "ni | ni 0"), texts(names()));
        assertEquals(List.of("[0] | 0:0", "[1] | 3:4"), texts(parts(names.get(0))));
        assertEquals(List.of("nid | 3", "pid | 4"), texts(parts(names.get(0).children().get(1))));
        assertEquals("max_match_entries | 1048576 = 0x0010_0000", texts(parts(names.get(1))).get(0));
        assertEquals(List.of("interface | 0", "index | 0", "generation | 0"), texts(parts(names.get(3))));
        assertEquals(List.of(), names.get(2).children());
    }

    @Test
    void shouldMarkThePartThatHasChangedAndWhatItIsAPartOf() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.processes("region r[4]; list = [1, 2]; inbox = r; list[1] = 3; r[1] = 0xFF;", ""));
        controller.pin(OptionalInt.of(0));
        goToLine("r[1] = 0xFF;");
        Branch list = VariableLines.values(controller.snapshot()).get(1);
        assertEquals(new Line("list", "[1, 2] → [1, 3]", "list = [1, 3]\nwas [1, 2]", Look.CHANGED), list.line());
        assertEquals(List.of(new Line("[0]", "1", "[0] = 1", Look.PLAIN), new Line("[1]", "2 → 3", "[1] = 3\nwas 2", Look.CHANGED)), parts(list));
        controller.move(StepKind.OVER, Direction.FORWARD);
        Branch inbox = VariableLines.values(controller.snapshot()).get(0);
        assertEquals(new Line("inbox", "r", "inbox = r\nchanged: content", Look.CHANGED), inbox.line());
        assertEquals(new Line("content", "00 00 00 00 → 00 ff 00 00", "content = 00 ff 00 00\nwas 00 00 00 00", Look.CHANGED), parts(inbox).get(2));
        assertEquals(Look.PLAIN, VariableLines.values(controller.snapshot()).get(1).line().look());
    }

    @Test
    void shouldNotTakeAFunctionThatWasJustCalledForChanged() {
        goTo("double");
        assertTrue(names().stream().noneMatch(line -> line.look() == Look.CHANGED));
    }

    @Test
    void shouldShowTheTablesOfProtocolsBelowTheNames() {
        ProtocolTable before = table(row(1, 7), row(2, 8));
        ProtocolTable now = table(row(2, 9), row(3, 7));
        List<Branch> shown = tables(new ProtocolTables(0, List.of(now), Optional.of(List.of(before))));
        assertEquals(List.of("tables of protocols | ", "posted receives | 2 rows"), texts(shown.stream().map(Branch::line).toList()));
        assertEquals(List.of(Look.HEADING, Look.CHANGED), shown.stream().map(branch -> branch.line().look()).toList());
        List<Branch> rows = shown.get(1).children();
        assertEquals(List.of("request 2 | wants 0x0009 (tag 9)", "request 3 | wants 0x0007 (tag 7)"), texts(parts(shown.get(1))));
        assertEquals(new Line("request", "2", "request = 2", Look.PLAIN), parts(rows.get(0)).get(0));
        assertEquals(new Line("wants", "0x0008 → 0x0009 (tag 9)", "wants = 0x0009 (tag 9)\nwas 0x0008", Look.CHANGED), parts(rows.get(0)).get(1));
    }

    @Test
    void shouldShowNoTablesWhereNoProtocolIsUsed() {
        assertEquals(List.of(), tables(new ProtocolTables(0, List.of(), Optional.empty())));
        assertEquals(List.of(), VariableLines.values(controller.snapshot()));
    }

    private static List<Branch> tables(ProtocolTables tables) {
        List<MatchBitField> fields = List.of(new MatchBitField("tag", 0, 64));
        return VariableLines.tables(new VariableBranches(fields), tables, fields);
    }

    private static ProtocolTable table(ProtocolTable.Row... rows) {
        return new ProtocolTable("posted receives",
                List.of(new ProtocolTable.Column("request", Unit.INDEX), new ProtocolTable.Column("wants", Unit.MATCH_BITS)), List.of(rows));
    }

    private static ProtocolTable.Row row(long request, long bits) {
        return new ProtocolTable.Row(List.of(request, bits), List.of(), List.of());
    }

    private void goTo(String function) {
        while (!calls().shown().label().equals(function)) {
            controller.move(StepKind.INTO, Direction.FORWARD);
        }
        controller.select(Optional.of(calls().shown()));
    }

    private static List<Line> parts(Branch branch) {
        return branch.children().stream().map(Branch::line).toList();
    }

    private void goToLine(String statement) {
        controller.move(StepKind.OVER, Direction.FORWARD);
        controller.select(Optional.of(calls().threads().get(0).calls().get(0)));
        while (!calls().shown().place().orElseThrow().text().equals(statement)) {
            controller.move(StepKind.OVER, Direction.FORWARD);
        }
    }

    private ThreadStack calls() {
        return controller.snapshot().calls();
    }

    private List<Line> names() {
        return VariableLines.values(controller.snapshot()).stream().map(Branch::line).toList();
    }

    private static List<String> texts(List<Line> lines) {
        return lines.stream().map(line -> line.first() + " | " + line.second()).toList();
    }
}
