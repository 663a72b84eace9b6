package org.portalscope.ui.variables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.Direction;
import org.portalscope.session.StepKind;
import org.portalscope.session.control.SessionController;
import org.portalscope.session.control.ThreadStack;
import org.portalscope.ui.part.TextTable.Line;
import org.portalscope.ui.part.TextTable.Look;
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
        assertEquals(List.of("double | ", "n | 1", "first | ", "x | 1"), texts(VariableLines.names(calls())));
    }

    @Test
    void shouldShowWhatTheLastMoveChanged() {
        goTo("double");
        controller.move(StepKind.OVER, Direction.FORWARD);
        controller.move(StepKind.OVER, Direction.FORWARD);
        assertEquals(new Line("twice", "2", "twice = 2\nhad no value", Look.CHANGED), VariableLines.names(calls()).get(2));
        controller.move(StepKind.RETURN, Direction.FORWARD);
        assertEquals(new Line("x", "1 → 2", "x = 2\nwas 1", Look.CHANGED), VariableLines.names(calls()).get(0));
    }

    @Test
    void shouldTellLargeNumbersInHexadecimalToo() throws ScenarioException {
        controller = TestSessions.controller(TestSessions.processes("bits = 0xffff_0000_0001; all = ~0; few = 4095;", ""));
        controller.move(StepKind.RESUME, Direction.FORWARD);
        controller.pin(OptionalInt.of(0));
        assertEquals(List.of("all | 18446744073709551615 = 0xffff_ffff_ffff_ffff", "bits | 281470681743361 = 0xffff_0000_0001", "few | 4095"),
                texts(VariableLines.names(calls())));
    }

    @Test
    void shouldNotTakeAFunctionThatWasJustCalledForChanged() {
        goTo("double");
        assertTrue(VariableLines.names(calls()).stream().noneMatch(line -> line.look() == Look.CHANGED));
    }

    private void goTo(String function) {
        while (!calls().shown().label().equals(function)) {
            controller.move(StepKind.INTO, Direction.FORWARD);
        }
        controller.select(Optional.of(calls().shown()));
    }

    private ThreadStack calls() {
        return controller.snapshot().calls();
    }

    private static List<String> texts(List<Line> lines) {
        return lines.stream().map(line -> line.first() + " | " + line.second()).toList();
    }
}
