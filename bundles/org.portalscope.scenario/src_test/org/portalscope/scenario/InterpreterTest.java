package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.scenario.effect.LinePrinted;
import org.portalscope.world.Transition;
import org.portalscope.world.program.LabelReached;
import org.portalscope.world.program.Program.Readiness;

class InterpreterTest {

    private static final String START = "PtlInit(&max); PtlNIInit(0, 0, NULL, &l, &ni); PtlEQAlloc(ni, 4, &eq);\n";

    @Test
    void shouldPrintWhatIsPrinted() {
        Run run = Run.statements("x = 3; print \"x is \", x, \", self is \", self; print PTL_OK;");
        assertEquals(List.of("x is 3, self is 0:0", "PTL_OK"), run.program().output());
    }

    @Test
    void shouldExecuteOneStatementPerTransition() {
        Run run = Run.statements("x = 1;\nx = 2;\nprint x;");
        assertEquals(3, run.transitions.size());
        assertEquals("line 3: x = 2;", run.transitions.get(1).opening().words());
    }

    @Test
    void shouldNeedOneTransitionForALoopBesidesItsBody() {
        Run run = Run.statements("repeat 3 as i { print i; }");
        assertEquals(List.of("0", "1", "2"), run.program().output());
        assertEquals(4, run.transitions.size());
    }

    @Test
    void shouldExecuteTheHeaderOfAnOpenLoopBeforeEveryRound() {
        assertEquals(8, Run.statements("x = 0; while x < 3 { x = x + 1; }").transitions.size());
    }

    @Test
    void shouldSetMarksInTheTimeline() {
        Transition transition = Run.statements("label \"half way\";").transitions.get(0);
        assertTrue(transition.steps().contains(new LabelReached("half way")));
    }

    @Test
    void shouldNotCallAServiceStuck() {
        Run run = Run.of("scenario \"Test\"; process a at 0:0 service { expect drop; } process b at 1:0 { expect drop; }");
        assertEquals(List.of("b waits in line 1: expect drop"), run.world.waiting());
    }

    @Test
    void shouldNestLoops() {
        Run run = Run.statements("repeat 2 as i { repeat 2 as j { print i, j; } } repeat 0 { print 9; } repeat 5 { } print \"end\";");
        assertEquals(List.of("00", "01", "10", "11", "end"), run.program().output());
    }

    @Test
    void shouldCountALoopThatNobodyCouldUnroll() {
        Run run = Run.statements("repeat ~0 as i { assert i < 1000; }");
        assertEquals("test.ptl:2:25: i < 1000 does not hold: i is 1000", run.failure());
    }

    @Test
    void shouldShareNamesBetweenThreads() {
        Run run = Run.statements("thread t { repeat 3 { x = x + 1; } print x; } x = 10;");
        assertEquals(2, run.program().threadCount());
        assertEquals("t", run.program().threadName(1));
        assertEquals(List.of("13"), run.program().output());
        assertEquals(Readiness.ENDED, run.program().readiness(1));
    }

    @Test
    void shouldEndTheRunWhereAProcessStartsThreadsWithoutEnd() {
        Run run = Run.statements("repeat ~0 { thread t { x = 1; } }");
        assertEquals("test.ptl:2:13: the process has started 1000 threads: does the loop around this one end?", run.failure());
    }

    @Test
    void shouldWaitForEver() {
        Run run = Run.statements(START + "PtlEQWait(eq, &event);");
        assertEquals(List.of("self waits in line 3: PtlEQWait(eq, &event)"), run.world.waiting());
        assertEquals("none", run.failure());
        assertEquals(List.of("self waits in line 2: expect drop"), Run.statements("expect drop;").world.waiting());
        assertEquals(List.of("self t waits in line 2: wait until 0"), Run.statements("thread t { wait until 0; }").world.waiting());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            assert 1 == 2;                    | 3:8: 1 == 2 does not hold
            assert max == 2, "two of them";   | 3:8: two of them: max == 2 does not hold: max is 1
            print x; x = 1;                   | 3:7: found 'x', expected a name that has a value by now
            print others[1]; | 3:14: found '1', expected an index below 1, the length of others
            print buffer[4];                  | 3:14: found '4', expected an index below 4, the length of buffer
            x = 1 / (max - 1);                | 3:10: found 'max - 1', expected a divisor other than zero
            wait 0 - max;                     | 3:6: 0 - max is 18446744073709551615, expected a duration from 0 ns to 73 years
            repeat 9 { wait 2_000_000_000s; }  | 3:17: virtual time ends 9223372036.854775807 s after its beginning: does the loop around this one end?
            PtlEQAlloc(ni, ~0, &eq);          | 3:1: PtlEQAlloc returned PTL_NOSPACE (insufficient memory); if that is what should happen, \
            write 'expect PTL_NOSPACE' after the call
            PtlEQAlloc(ni, 4, &eq) expect PTL_SEGV; | 3:1: PtlEQAlloc returned PTL_OK (success), expected PTL_SEGV
            expect PTL_EVENT_ACK in PTL_EQ_NONE;    | 3:25: expected PTL_EVENT_ACK, but PtlEQWait returned PTL_INV_EQ (invalid event queue handle)
            PtlMDBind(ni, { eventq = eq }, &md); PtlPut(md, PTL_NOACK_REQ, self, 0, 0, 0, 0, 0); expect PTL_EVENT_SEND_END in eq; | 3:86: \
            expected PTL_EVENT_SEND_END, found PTL_EVENT_SEND_START from 0:0
            PtlMDBind(ni, { eventq = eq }, &md); PtlPut(md, PTL_NOACK_REQ, self, 0, 0, 0, 0, 0); expect PTL_EVENT_SEND_START in eq { mlength == 8 }; | 3:122: \
            PTL_EVENT_SEND_START: mlength == 8 does not hold: mlength is 0
            PtlMDBind(ni, { length = 0 }, &md); PtlPut(md, PTL_NOACK_REQ, self, 99, 0, 0, 0, 0); expect drop NO_MATCH; | 3:98: \
            expected a drop for NO_MATCH (no match entry accepts the request), found PORTAL_INDEX (the Portal index is not valid)
            """)
    void shouldEndTheRunWhereAnExpectationFails(String statements, String failure) {
        Run run = Run.of("scenario \"Test\"; process self at 0:0 { region buffer[4]; region others[1][4];\n" + START + statements + " print \"never\";\n}");
        assertEquals("test.ptl:" + failure, run.failure());
        assertTrue(run.world.enabled().isEmpty());
        assertTrue(run.program().output().isEmpty());
    }

    @Test
    void shouldBindReturnCodesAndOutputs() {
        Run run = Run.statements(START + "code = PtlEQGet(eq, &event); assert code == PTL_EQ_EMPTY; "
                + "code = PtlEQAlloc(ni, ~0, &e); print code;");
        assertEquals("none", run.failure());
        assertEquals(List.of("PTL_NOSPACE"), run.program().output());
        assertTrue(!run.program().variables().containsKey("event") && !run.program().variables().containsKey("e"));
    }

    @Test
    void shouldFillRegions() {
        Run run = Run.of("scenario \"Test\"; process self at 0:0 { region a[2]; region b[2] = 0xAB; region c[3] = \"hi\";\n"
                + "assert a[1] == 0 && b[1] == 0xAB && c[0] == 0x68 && c[2] == 0; }");
        assertEquals("none", run.failure());
    }

    @Test
    void shouldReportAPrintedLineAsAStep() {
        Transition transition = Run.statements("print \"hello\";").transitions.get(0);
        assertTrue(transition.steps().contains(new LinePrinted("hello")));
    }

    @Test
    void shouldAllowWordsOfTheLanguageAsNames() {
        Run run = Run.statements("limits = 1; user = 2; at = 3; section = 4; about = 5; drop = 6; print limits + user + at + section + about + drop;");
        assertEquals(List.of("21"), run.program().output());
    }
}
