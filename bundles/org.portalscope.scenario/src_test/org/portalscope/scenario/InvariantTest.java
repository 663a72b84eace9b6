package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.world.program.Program.Readiness;

/** What happens if something does not hold that should always hold, or at last; what holds is in language/invariants.ptl. */
class InvariantTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            always x < 3; repeat 5 as x { print x; }         | 2:8: x < 3 does not hold: x is 3                 | 4
            always x < 3, "few"; x = 7; print x;             | 2:8: few: x < 3 does not hold: x is 7            | 1
            always b[x] == 0; x = 2; print x; x = 9; print x; | 2:10: found '9', expected an index below 4, the length of b | 3
            x = 1; finally x == 2; x = 3; x = 4;             | 2:16: x == 2 does not hold: x is 4               | 4
            finally 1; finally y == 1; if 0 { y = 1; }       | none                                             | 3
            finally 0; expect drop;                          | 2:9: 0 does not hold                             | 1
            finally 0; die;                                  | none                                             | 1
            thread t { wait until z == 1; } finally 0, "end"; z = 1; | 2:41: end: 0 does not hold              | 4
            """)
    void shouldEndTheRun(String statements, String failure, int transitions) {
        Run run = Run.of("scenario \"Test\"; process self at 0:0 { region b[4];\n" + statements + "\n}");
        assertEquals(failure.equals("none") ? failure : "test.ptl:" + failure, run.failure());
        assertEquals(transitions, run.transitions.size());
        assertTrue(run.world.enabled().isEmpty());
        String last = run.world.dump();
        run.back();
        assertEquals("none", run.failure());
        run.forward();
        assertEquals(last, run.world.dump());
    }

    @Test
    void shouldCheckAfterMessagesAndCompletionsToo() {
        Run run = Run.of("""
                scenario "Test"; process a at 0:0 { region b[1];
                always b[0] == 0; always unexpected(me, eq) == 0;
                PtlInit(&max); PtlNIInit(0, 0, NULL, &l, &ni); PtlEQAlloc(ni, 9, &eq); PtlMEAttach(ni, 0, self, 0, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = b, length = 1, options = PTL_MD_OP_PUT, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                PtlMDBind(ni, { length = 0 }, &md); PtlPut(md, PTL_NOACK_REQ, self, 0, 0, 0, 0, 0); expect PTL_EVENT_PUT_START in eq;
                }""");
        assertEquals("test.ptl:2:26: unexpected(me, eq) == 0 does not hold: unexpected(me, eq) is 1, "
                + "since me on portal 0 admits the put of 0 bytes from 0:0 with match bits 0x0000 in eq", run.failure());
        assertTrue(run.transitions.get(run.transitions.size() - 1).opening().words().endsWith("arrives"));
    }

    @Test
    void shouldCheckAtLastInAThreadOfItsOwn() {
        Run run = Run.statements("thread t { } finally 1;");
        assertEquals(List.of("main", "finally", "t"), List.of(run.program().threadName(0), run.program().threadName(1), run.program().threadName(2)));
        assertEquals(Readiness.ENDED, run.program().readiness(1));
        run.back();
        assertEquals(Readiness.WHEN_QUIESCENT, run.program().readiness(1));
    }
}
