package org.portalscope.goal.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.goal.GoalDependency;
import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalSchedule;

/** What text becomes, and what is said of text that is no schedule. */
class GoalReaderTest {

    private static final String TWO_RANKS = "num_ranks 2\nrank 0 {\n%s\n}\nrank 1 {\n}\n";

    @Test
    void shouldReadOperationsAndWhatTheyWaitFor() {
        GoalSchedule schedule = read("""
                // a schedule
                num_ranks 2
                rank 0 { /* the first
                            of two */
                    l1: send 8b to 1 tag 3 cpu 1 nic 2
                    l2: recv 9 b from -1 tag -1  // from any
                    calc 100 cpu 3
                    l2 requires l1
                    l2 irequires l1
                }
                rank 1 { recv 8b from 0; }
                """);
        assertEquals(List.of(
                new GoalOperation(GoalOperation.Kind.SEND, "l1", 8, 1, 3, 1, 2, new SourcePosition(5, 9)),
                new GoalOperation(GoalOperation.Kind.RECEIVE, "l2", 9, GoalOperation.ANY, GoalOperation.ANY, 0, 0, new SourcePosition(6, 9)),
                new GoalOperation(GoalOperation.Kind.CALCULATION, "", 100, 0, 0, 3, 0, new SourcePosition(7, 5))), schedule.ranks().get(0).operations());
        assertEquals(List.of(new GoalDependency(1, 0, GoalDependency.State.DONE), new GoalDependency(1, 0, GoalDependency.State.STARTED)),
                schedule.ranks().get(0).dependencies());
        assertEquals(new GoalOperation(GoalOperation.Kind.RECEIVE, "", 8, 0, 0, 0, 0, new SourcePosition(11, 10)), schedule.ranks().get(1).operations().get(0));
    }

    @Test
    void shouldReadOneLineWithSemicolons() {
        GoalSchedule schedule = read("num_ranks 2; rank 0 { l1: send 8b to 1 tag 3; l2: recv 8b from 1 tag 3; l3: calc 100; l2 requires l1 } rank 1 {}");
        assertEquals(3, schedule.ranks().get(0).operations().size());
        assertEquals(1, schedule.ranks().get(0).dependencies().size());
    }

    @Test
    void shouldReadRanksInAnyOrderAndLabelsBeforeTheyStand() {
        GoalSchedule schedule = read("num_ranks 2\nrank 1\n{\nb requires tag\ntag: calc 1\r\nb: calc 2\n}\nrank 0 {\n}");
        assertEquals(List.of(0, 2), schedule.ranks().stream().map(rank -> rank.operations().size()).toList());
        assertEquals(new GoalDependency(1, 0, GoalDependency.State.DONE), schedule.ranks().get(1).dependencies().get(0));
    }

    @Test
    void shouldLetLabelsOfDifferentRanksBeTheSame() {
        assertEquals(2, read("num_ranks 2\nrank 0 { a: calc 1 }\nrank 1 { a: calc 1 }").ranks().size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "l1: send 8b to 2                     | 3:16: found '2', expected a rank from 0 to 1",
        "send 8b to -1                        | 3:12: found '-1', expected a rank from 0 to 1",
        "recv 8b from 9                       | 3:14: found '9', expected a rank from 0 to 1, or -1 for any",
        "send 8b to 1 tag -1                  | 3:18: found '-1', expected a tag from 0 to 2147483647",
        "send 3000000000b to 1                | 3:6: found '3000000000b', expected a size from 0 to 2147483647",
        "calc 99999999999999999999            | 3:6: found '99999999999999999999', expected nanoseconds from 0 to 9007199254740991",
        "calc 5 cpu 256                       | 3:12: found '256', expected a processor from 0 to 255",
        "calc 5 nic 1                         | 3:8: found 'nic', expected the end of the line: a calculation has no nic",
        "send 8b to 1 tag 1 tag 2             | 3:20: found 'tag', expected each of tag, cpu and nic at most once",
        "send 8 to 1                          | 3:6: found '8', expected a number of bytes such as 8b",
        "send 8b from 1                       | 3:9: found 'from', expected 'to'",
        "l1: sent 8b to 1                     | 3:5: found 'sent', expected 'send', 'recv' or 'calc'",
        "calc 5; l1 requires l2; l2: calc 7   | 3:9: found 'l1', expected the label of an operation of rank 0 (did you mean l2?)",
    })
    void shouldSayWhatIsWrongWithAnOperation(String line, String problem) {
        assertEquals(problem, problems(TWO_RANKS.formatted(line)));
    }

    @Test
    void shouldSayWhereALabelStandsAlready() {
        assertEquals("4:1: found 'a', expected a label that is not there yet: line 3 has this one", problems(TWO_RANKS.formatted("a: calc 1\na: calc 2")));
    }

    @Test
    void shouldNameTheLabelsOfACycle() {
        assertEquals("7:1: found 'b irequires c', expected no cycle: b waits for c, c waits for b",
                problems(TWO_RANKS.formatted("a: calc 1\nb: calc 2\nc: calc 3\na requires b\nb irequires c\nc requires b")));
        assertEquals("4:1: found 'a requires a', expected no cycle: a waits for a", problems(TWO_RANKS.formatted("a: calc 1\na requires a")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "num_ranks 0                          | 1:11: found '0', expected a number of ranks from 1 to 65536",
        "num_ranks 1;rank 1 {}                | 1:18: found '1', expected a rank from 0 to 0",
        "num_ranks 2;rank 1 {}                | 1:11: found '2', expected as many as there are: 'rank 0 { }' is missing",
        "num_ranks 1;rank 0 {};rank 0 {}      | 1:28: found '0', expected a rank that is not there yet: line 1 has this one",
        "rank 0 {}                            | 1:1: found 'rank', expected 'num_ranks', ';' or the end of the line",
        "num_ranks 1 rank 0 { calc 5 calc 6 } | 1:29: found 'calc', expected ';', '}' or the end of the line",
    })
    void shouldSayWhatIsWrongWithTheRanks(String text, String problem) {
        assertEquals(problem, problems(text));
    }

    @Test
    void shouldSayThatACommentHasNoEnd() {
        assertTrue(problems("num_ranks 1\n/* rank 0 { }").endsWith("; no */ ends this comment"));
    }

    @Test
    void shouldFindEachLineThatIsWrong() {
        String all = problems("num_ranks 2\nrank 0 {\nsend 8b\ncalc x\ncalc 5\n}\nrank x {\ncalc 7\n}\nrank 1 {\nrecv 8b to 1\n}\n");
        assertEquals(List.of("3:8", "4:6", "7:6", "11:9"), all.lines().map(line -> line.substring(0, line.indexOf(": "))).toList(), all);
    }

    @Test
    void shouldRefuseMoreOperationsThanItCanHold() {
        String many = "calc 1\n".repeat(250_000);
        assertEquals("", problems(TWO_RANKS.formatted(many)));
        assertEquals("250004:1: found 'rank 1', expected no more operations: a schedule has at most 250000, and there are 250001 up to here",
                problems("num_ranks 2\nrank 0 {\n" + many + "}\nrank 1 { calc 1 }"));
    }

    private static GoalSchedule read(String text) {
        GoalReader.Result result = GoalReader.parse(text);
        assertEquals(List.of(), result.problems());
        return result.schedule().orElseThrow();
    }

    private static String problems(String text) {
        return GoalReader.parse(text).problems().stream().map(problem -> words(problem)).collect(Collectors.joining("\n"));
    }

    private static String words(Problem problem) {
        return problem.position().line() + ":" + problem.position().column() + ": " + problem.words();
    }
}
