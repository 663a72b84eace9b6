package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.engine.effect.VolatileMemoryUsed;
import org.portalscope.world.Choice;
import org.portalscope.world.World;

/** What goes wrong with memory and lists; what goes well is in language/memory.ptl and language/lists.ptl. */
class MemoryTest {

    private static final String START = """
            scenario "Test"; process self at 0:0 { region data[4]; region buffer[4]; region other[4];
            PtlInit(&max); PtlNIInit(0, 0, NULL, &l, &ni); PtlEQAlloc(ni, 9, &eq); PtlMEAttach(ni, 0, self, 0, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
            PtlMDAttach(me, { start = buffer, length = 4, options = PTL_MD_OP_PUT | PTL_MD_OP_GET, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
            PtlMDBind(ni, { start = data, length = 4 }, &md);
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            buffer[4] = 1;             | 2:8: found '4', expected an index below 4, the length of buffer
            buffer[0 - 1] = 1;         | 2:8: found '-1', expected an index below 4, the length of buffer
            buffer[2] = 256;           | 2:13: found '256', expected a byte from 0 to 255
            buffer[2..5] = "abc";      | 2:7: found bytes 2 to 5, expected bytes of buffer, which has 4 bytes
            buffer[3..2] = "";         | 2:7: found bytes 3 to 2, expected bytes of buffer, which has 4 bytes
            buffer[..] = "abc";        | 2:14: found 3 bytes, expected 4, as many as the slice has
            x = buffer[1..5];          | 2:15: found '5', expected a bound of the slice from 0 to 4
            xs = [1]; xs[1] = 2;       | 2:14: found '1', expected an index below 1, the length of xs
            xs = [1]; x = xs[1];       | 2:18: found '1', expected an index below 1, the length of xs
            xs = [1]; repeat 10_000 { xs = append(xs, 1); } | 2:39: found 'xs', expected a list of fewer than 10000 elements
            f = fill(1, 1_048_576); xs = [f]; repeat 16 { xs = append(xs, f); } | 2:63: found 'f', expected an element with which the list takes \
            at most 16 MiB
            f = fill(1, 1_048_576); xs = [f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f]; | \
            2:30: found '[f,f,f,f,f,f,f,f,f,f,f,f,f,f,f,f]', expected a list that takes at most 16 MiB
            f = fill(1, 1_048_576); xs = [bytes(1), f,f,f,f,f,f,f,f,f,f,f,f,f,f,f]; xs[0] = f; | \
            2:81: found 'f', expected an element with which the list takes at most 16 MiB
            """)
    void shouldEndTheRunWhereMemoryOrAListIsUsedWrongly(String statements, String failure) {
        Run run = Run.of("scenario \"Test\"; process self at 0:0 { region buffer[4];\n" + statements + "\n}");
        assertEquals("test.ptl:" + failure, run.failure());
    }

    /** Lets operations end only when nothing else can happen. */
    private static Optional<Choice> dataLast(World world) {
        List<Choice> enabled = world.enabled();
        Optional<Choice> other = enabled.stream().filter(choice -> !(choice instanceof Choice.Complete)).findFirst();
        return other.isPresent() ? other : enabled.stream().findFirst();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            PtlPut(md, PTL_NOACK_REQ, self, 0, 0, 0, 0, 0); data[3] = 1;                        | 1 byte at 0x1003 written before send #1 has ended: \
            they may be sent as they were or as they are
            PtlPut(md, PTL_NOACK_REQ, self, 0, 0, 0, 0, 0); wait until events(eq) == 1; x = buffer[1..3]; | 2 bytes at 0x3001 read before put #1 has ended: \
            its data may still change them
            PtlPut(md, PTL_NOACK_REQ, self, 0, 0, 0, 0, 0); wait until events(eq) == 1; buffer[0] = 1;    | 1 byte at 0x3000 written before put #1 has ended: \
            its data may still change them
            PtlGet(md, self, 0, 0, 0, 0); wait until events(eq) == 1; buffer[0] = 1;            | 1 byte at 0x3000 written before get #1 has ended: \
            they may be sent as they were or as they are
            PtlPut(md, PTL_NOACK_REQ, self, 0, 0, 0, 0, 0); x = data[0]; other[0] = 1; y = memory(data, 4); | -
            PtlPut(md, PTL_NOACK_REQ, self, 0, 0, 0, 0, 0); wait until events(eq) == 2; x = buffer[0]; data[0] = 1; | -
            """)
    void shouldTellOfMemoryThatIsUsedWhileAnOperationGoesOn(String statements, String uses) {
        Run run = new Run(ScenarioReader.parse("test.ptl", START + statements + "\n}").scenario().orElseThrow());
        run.toEnd(MemoryTest::dataLast);
        assertEquals("none", run.failure());
        List<String> found = run.transitions.stream().flatMap(transition -> transition.steps().stream())
                .filter(VolatileMemoryUsed.class::isInstance).map(step -> step.words()).toList();
        assertEquals(uses.equals("-") ? List.of() : List.of(uses), found);
        String last = run.world.dump();
        run.back();
        run.forward();
        assertEquals(last, run.world.dump());
        assertTrue(run.world.enabled().isEmpty());
    }
}
