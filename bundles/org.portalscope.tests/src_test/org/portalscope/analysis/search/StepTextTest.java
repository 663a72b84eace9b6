package org.portalscope.analysis.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Optional;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.expression.value.Problems;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.MatchListWorld;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessTable;

/** Texts over the comparison of bits in the fourteenth transition, which does not pass. */
class StepTextTest {

    private static final int TRANSITION = 14;
    private static final int BITS_CHECK = 7;
    private static final LocalSession SESSION = MatchListWorld.session();

    @BeforeAll
    static void run() {
        SESSION.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {match_bits} of {entry.handle}  | 0x0009 of me 0
            {request_bits ^ match_bits}     | 14
            {kind} {process} {passed}       | BitsCheck server 0
            {entry} and {after}             | entry 1 and ?
            {entry.portal / 0}$1\\          | ?$1\\
            {}                              | entry 1 wants bits 0x0009: bit 3 and 2 more differ, not ignored
            plain                           | plain
            """)
    void shouldTellFields(String text, String words) {
        assertEquals(words, parse(text, new Problems()).of(SESSION.timeline().transition(TRANSITION), BITS_CHECK));
        assertEquals(text, parse(text, new Problems()).toString());
    }

    @Test
    void shouldSayWhatIsWrong() {
        for (String text : new String[] {"{match_bts}", "{1 +}", "{match_bits", "match_bits}", "{{kind}}"}) {
            Problems problems = new Problems();
            assertNull(parse(text, problems), text);
            assertEquals(1, problems.sorted().size(), text);
        }
    }

    private static StepText parse(String text, Problems problems) {
        return StepText.parse(text, ProcessTable.of(SESSION.state()), problems);
    }
}
