package org.portalscope.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.expression.syntax.ExpressionReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;

class ExpressionProblemsTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            y                          | 1:1: found 'y', expected a name that has been bound
            event.mlengt               | 1:7: found 'mlengt', expected a member of an event (did you mean mlength?)
            x.length                   | 1:3: found 'length', expected no member: x is an integer
            eq + 1                     | 1:1: found 'eq', expected an integer, not an event queue handle
            1 + event.type             | 1:5: found 'event.type', expected an integer, not an event kind
            event.type == PTL_OK       | 1:15: found 'PTL_OK', expected an event kind as on the left, not a return code
            x[1]                       | 1:1: found 'x', expected a region, a byte string or a list, not an integer
            buffer[eq]                 | 1:8: found 'eq', expected an integer, not an event queue handle
            ~buffer                    | 1:2: found 'buffer', expected an integer, not a region
            "a" == 1                   | 1:8: found '1', expected a text as on the left, not an integer
            eq == "a"                  | 1:7: found '"a"', expected an event queue handle as on the left, not a text
            [1, eq]                    | 1:5: found 'eq', expected an integer as in front of it, not an event queue handle
            [[1]]                      | 1:2: found '[1]', expected a value that can be in a list, not a list of integers
            [NULL]                     | 1:2: found 'NULL', expected a value that can be in a list, not NULL
            x[1..2]                    | 1:1: found 'x', expected a region or a byte string, not an integer
            buffer[eq..]               | 1:8: found 'eq', expected an integer, not an event queue handle
            buffer[1..2].size          | 1:14: found 'size', expected length: buffer[1..2] is a byte string
            evens(eq)                  | 1:1: found 'evens', expected a built-in function (did you mean events?): others are called as a statement, \
            or alone behind '='
            events(x)                  | 1:8: found 'x', expected an event queue handle as queue of events, not an integer
            events()                   | 1:1: found 0 arguments, expected 1: events(queue)
            bytes()                    | 1:1: found 0 arguments, expected at least 1: bytes(byte, …)
            append(many, eq)           | 1:14: found 'eq', expected an integer as element of append, not an event queue handle
            append(x, 1)               | 1:8: found 'x', expected a list of anything as list of append, not an integer
            append([], many)           | 1:12: found 'many', expected a value that can be in a list, not a list of integers
            contains(many, "5")        | 1:16: found '"5"', expected an integer as element of contains, not a text
            contains(x, 5)             | 1:10: found 'x', expected a list of anything as list of contains, not an integer
            remove(many, eq)           | 1:14: found 'eq', expected an integer as index of remove, not an event queue handle
            { nid = 1 }                | 1:1: found '{ nid = 1 }', expected both nid and pid
            { nid = 1, nid = 2 }       | 1:12: found 'nid', expected each member once
            { start = buffer, size = 2 } | 1:19: found 'size', expected a member of a memory descriptor structure
            { eventq = 3 }             | 1:12: found '3', expected an event queue handle for eventq, not an integer
            PTL_MD_OP_PUTT             | 1:1: found 'PTL_MD_OP_PUTT', expected a name that has been bound (did you mean PTL_MD_OP_PUT?)
            0x1_0000_0000_0000_0000    | 1:1: found '0x1_0000_0000_0000_0000', expected a number of at most 64 bits
            12ab                       | 1:1: found '12ab', expected a number such as 12, 0xFF or 0x0123_4567, or a duration such as 3us
            5000000000:1               | 1:1: found '5000000000', expected a number up to 2147483647
            "a\\q"                     | 1:1: found '\\q', expected \\n, \\t, \\" or \\\\
            1 +                        | 1:4: found the end of the file, expected an expression
            (1 + 2                     | 1:7: found the end of the file, expected ')'
            1 2                        | 1:3: found '2', expected the end of the file
            "abc                       | 1:1: found '"abc', expected a " at the end of the text, on the same line
            1 /* 2                     | 1:3: found '/*', expected a */ at the end of the comment
            1 @ 2                      | 1:3: found '@', expected an operator or the end of the file
            """)
    void shouldSayWhatWasFoundAndWhatExpected(String text, String message) {
        Problems problems = new Problems();
        Expression expression = ExpressionReader.parse(text, problems);
        if (expression != null) {
            expression.check(new TestNames(), problems);
        }
        assertEquals(message, problems.sorted().stream()
                .map(problem -> problem.position().line() + ":" + problem.position().column() + ": " + problem.message())
                .collect(Collectors.joining("\n")));
    }

    @Test
    void shouldRefuseDeepNestingAndLongChains() {
        for (String text : new String[] {"(".repeat(100_000) + "1" + ")".repeat(100_000), "~".repeat(100_000) + "1", "1" + "+1".repeat(100_000)}) {
            Problems problems = new Problems();
            assertNull(ExpressionReader.parse(text, problems));
            assertEquals(1, problems.sorted().size());
        }
    }

    @Test
    void shouldSayPositionsOfTheLargerText() {
        Problems problems = new Problems();
        ExpressionReader.parse("1 +\n  *", new SourcePosition(7, 20), Map.of(), problems);
        assertEquals(new SourcePosition(8, 3), problems.sorted().get(0).position());
    }
}
