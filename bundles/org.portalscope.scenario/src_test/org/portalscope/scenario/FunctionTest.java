package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.world.program.Program;

/** How functions of a scenario run; what they can do is in language/functions.ptl. */
class FunctionTest {

    @Test
    void shouldEndARecursionThatDoesNot() {
        Run run = Run.statements("function f(n: integer) { f(n + 1); } f(0);");
        assertEquals("test.ptl:2:26: f is called within 256 functions that have not returned: does the recursion end?", run.failure());
        assertEquals(257, run.transitions.size());
    }

    @Test
    void shouldMakeATransitionOfACallAndOfEachStatementOfItsFunction() {
        Run run = Run.statements("function f(): integer { y = 2; return y; } function g() { } x = f(); g(); g();");
        assertEquals(List.of("line 2: x = f();", "line 2: y = 2;", "line 2: return y;", "line 2: g();", "line 2: g();"),
                run.transitions.stream().map(transition -> transition.opening().words()).toList());
    }

    @Test
    void shouldNotKeepTheNamesOfAFunction() {
        Run run = Run.statements("function f(n: integer) { if n == 1 { y = n; } print y; } f(1); f(2);");
        assertEquals(List.of("1"), run.program().output());
        assertEquals("test.ptl:2:53: found 'y', expected a name that has a value by now", run.failure());
        assertTrue(run.program().variables().isEmpty());
    }

    @Test
    void shouldTellWhatAThreadExecutes() {
        Run run = Run.statements("""
                function inner(k: integer) { assert k == 1; }
                function outer(n: integer) { m = n + 1; inner(m); inner(n); }
                x = 5;
                outer(1);""");
        assertEquals("test.ptl:2:37: k == 1 does not hold: k is 2", run.failure());
        List<Program.Activation> activations = run.program().activations(0);
        assertEquals(List.of("main", "outer", "inner"), activations.stream().map(Program.Activation::name).toList());
        assertEquals(List.of("{x=5}", "{m=2, n=1}", "{k=2}"), activations.stream().map(activation -> activation.names().toString()).toList());
        assertEquals(List.of("outer(1);", "inner(m);", "assert k == 1;"),
                activations.stream().map(activation -> activation.place().text()).toList());
    }
}
