package org.portalscope.analysis.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

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
import org.portalscope.world.Transition;

/** Conditions on the steps of a put that walks a match list of three entries; places are transition and step, from 1. */
class ExpressionPredicateTest {

    private static final LocalSession SESSION = MatchListWorld.session();

    @BeforeAll
    static void run() {
        SESSION.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '→', quoteCharacter = '`', textBlock = """
            kind == "BitsCheck" && !passed               → 14.8
            kind == "BitsCheck" && passed                → 14.10 14.13
            function == "PtlPut"                         → 13.4
            code != PTL_OK                               →
            entry.position == 2                          → 14.9 14.10 14.11
            (match_bits & 8) == 8                        → 14.8
            match_bits                                   → 14.8 14.10 14.13
            category == "send" || entry.handle == "me 1" → 13.3 14.9 14.10 14.11
            !(category == "start" || entry.position < 3) → 14.12 14.13 14.14 14.15 14.16 14.17
            handle == "md 0" && process == "server"      → 12.2
            subjects[0] == "me 1" && passed              → 14.9 14.10
            contains(subjects, "md 0") && !passed        →
            contains(subjects, "md 0") && kind == "RoomCheck" → 14.17
            message.target == 1:0                        → 13.3 14.1 15.2
            after[0] == 0                                → 16.2
            before.length == 8 && address                → 16.2
            values.md.length == 8                        → 5.2 12.2
            values.match_id.nid == 0xffff_ffff           →
            section == "4.1"                             → 13.3 15.2
            reason == "bits"                             → 14.8
            time >= 0                                    →
            transition == 16 && operation.length == 8    → 16.1 16.3
            message.manipulated_length == 0              →
            1 / 0 == 1 || subjects[7] == "x" || wakes →
            kind == "LibraryInitialized"                 → 1.2 2.2
            """)
    void shouldMatch(String text, String places) {
        assertEquals(places == null ? List.of() : List.of(places.split(" ")), matches(text));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '→', quoteCharacter = '`', textBlock = """
            match_bts == 7                  → 1:1: found 'match_bts', expected the name of a field, such as match_bits, or kind, category, process \
            (did you mean match_bits?)
            kind == "BitCheck"              → 1:9: found '"BitCheck"', expected the name of a kind of step (did you mean BitsCheck?)
            "dropp" == category             → 1:1: found '"dropp"', expected the name of a category of steps (did you mean drop?)
            !(process != "cleint")          → 1:14: found '"cleint"', expected the name of a process (did you mean client?)
            values.matchbits == 1           → 1:8: found 'matchbits', expected a member of a structure (did you mean match_bits?)
            entry.position == "2"           → 1:19: found '"2"', expected an integer as on the left, not a text
            before.portal == "2"            → 1:18: found '"2"', expected an integer as on the left, not a text
            capacity == 1 && threshold == 2 → 1:1: found 'capacity == 1 && threshold == 2', expected a condition that some kind of step can meet: \
            none has all of these fields with these values
            kind == "Returned" && wakes     → 1:1: found 'kind == "Returned" && wakes', expected a condition that some kind of step can meet: \
            none has all of these fields with these values
            function                        → 1:1: found 'function', expected an integer, not a text
            memory(address, 3) == "abc"     → 1:1: found 'memory', expected a function that looks at its arguments alone: \
            memory looks at the state of a process
            match_bits ==                   → 1:14: found the end of the file, expected an expression
            """)
    void shouldSayWhatIsWrong(String text, String problem) {
        Problems problems = new Problems();
        assertNull(parse(text, problems));
        assertEquals(List.of(problem), problems.sorted().stream()
                .map(it -> it.position().line() + ":" + it.position().column() + ": " + it.message()).toList());
    }

    @Test
    void shouldWantChecksOnlyIfOneCanMatch() {
        assertFalse(parse("after == 0", new Problems()).needsChecks());
        assertFalse(parse("category == \"event\" || kind == \"MessageSent\"", new Problems()).needsChecks());
        assertTrue(parse("subjects[0] == \"md 0\"", new Problems()).needsChecks());
        assertTrue(parse("passed", new Problems()).needsChecks());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '→', textBlock = """
            category == "warning"                                     → true
            kind == "RecordedThreadMoved" || kind == "BarrierPassed"  → true
            kind == "RecordedThreadMoved" || kind == "DataTaken"      → false
            kind == "EventLogged" && transition > 3                   → false
            time > 0                                                  → false
            process == "server" && code != PTL_OK                     → true
            """)
    void shouldKnowWhetherAProcessFindsItByItself(String text, boolean isFound) {
        assertEquals(isFound, parse(text, new Problems()).isFoundByProcess());
        assertTrue(StepKinds.ALL.keySet().containsAll(StepKinds.OF_REPETITION));
    }

    @Test
    void shouldKnowByItsKindThatAStepCannotMatch() {
        ExpressionPredicate predicate = parse("after == 0 && before > 7", new Problems());
        assertTrue(predicate.mayMatch("ThresholdTaken"));
        assertFalse(predicate.mayMatch("BytesWritten"));
        assertFalse(predicate.mayMatch("EntryLinked"));
    }

    private static List<String> matches(String text) {
        ExpressionPredicate predicate = parse(text, new Problems());
        List<String> found = new ArrayList<>();
        for (int number = 1; number <= SESSION.timeline().size(); number++) {
            Transition transition = SESSION.timeline().transition(number);
            IntStream.range(0, transition.steps().size()).filter(index -> predicate.matches(transition, index))
                    .forEach(index -> found.add(transition.number() + "." + (index + 1)));
        }
        return found;
    }

    private static ExpressionPredicate parse(String text, Problems problems) {
        return ExpressionPredicate.parse(text, ProcessTable.of(SESSION.state()), problems);
    }
}
