package org.portalscope.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.expression.syntax.ExpressionReader;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.Value;

class EvaluationTest {

    private final TestNames names = new TestNames();

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            12                              => 12
            0x0123_4567                     => 0x01234567
            18446744073709551615            => ~0
            1 << 63                         => 0x8000_0000_0000_0000
            1 << 64                         => 0
            1 >> 64                         => 0
            ~0 >> 60                        => 15
            ~0 + 1                          => 0
            -1                              => 0xFFFF_FFFF_FFFF_FFFF
            -7 / 2                          => 0x7FFF_FFFF_FFFF_FFFC
            ~0 % 10                         => 5
            0 - 1 > 5                       => 1
            2 + 3 * 4                       => 14
            (2 + 3) * 4                     => 20
            20 - 5 - 3                      => 12
            100 / 10 / 5                    => 2
            1 << 2 + 1                      => 8
            1 << 2 < 5                      => 1
            3 < 2 == 0                      => 1
            6 & 3 == 3                      => 0
            (6 & 3) == 2                    => 1
            1 | 2 ^ 3 & 1                   => 3
            1 || 0 && 0                     => 1
            !5 + 1                          => 1
            !!7                             => 1
            ~-1                             => 0
            x == 5 ? 1 : 2                  => 1
            x < 5 ? 1 : x > 5 ? 2 : 3       => 3
            x == 5 ? 1:0 : 2:0              => 1:0
            0 ? 1 / 0 : 4                   => 4
            3us + 4ns                       => 3004
            many.length                     => 2
            [1, 2 * x, 3][1]                => 10
            [1, 2] == [1, 1 + 1]            => 1
            [] == []                        => 1
            [].length                       => 0
            append(many, 7).length          => 3
            append(many, 7)[2]              => 7
            append([], x)[0]                => 5
            remove(many, 0)[0]              => 6
            contains(many, x)               => 1
            contains(many, 7)               => 0
            contains([], x)                 => 0
            contains(["a"], "a")            => 1
            remove(many, 0).length          => 1
            many.length                     => 2
            [peer, 3:0][1].nid              => 3
            buffer[2..5] == bytes(2, 3, 4)  => 1
            buffer[..3] == buffer[0..3]     => 1
            buffer[14..] == bytes(14, 15)   => 1
            buffer[3..3].length             => 0
            buffer[3..3] == ""              => 1
            buffer[2..5][1]                 => 3
            buffer[2..10][1..3] == bytes(3, 4) => 1
            bytes(104, 105) == "hi"         => 1
            "hi" == bytes(104, 105)         => 1
            "hi" == "hi"                    => 1
            "hi" != "ho"                    => 1
            fill(7, 3) == bytes(7, 7, 7)    => 1
            fill(7, 0) == ""                => 1
            memory(buffer + 4, 2) == bytes(4, 5) => 1
            memory(buffer, 16) == buffer[..] => 1
            events(eq)                      => 0
            x == 5 ? many[0] : many[9]      => 5
            many[1]                         => 6
            4 >= 4 && 4 <= 4 && 3 != 4      => 1
            0 && 1 / 0                      => 0
            3 || 1 / 0                      => 1
            x * x                           => 25
            buffer[15]                      => 15
            buffer.length                   => 16
            buffer + 4                      => 0x1004
            event.mlength + event.offset    => 32
            event.initiator.nid             => 2
            event.mem_desc.threshold        => 3
            event.match_bits >> 63          => 1
            { nid = 1, pid = 2 }.pid        => 2
            { length = 8 }.threshold == PTL_MD_THRESH_INF => 1
            { length = 8 }.max_offset == ~0 => 1
            { max_ptable_index = 7 }.max_ptable_index => 7
            event.type == PTL_EVENT_PUT_END => 1
            event.initiator == peer         => 1
            peer == 2:0                     => 1
            peer != { nid = 2, pid = 1 }    => 1
            eq == PTL_EQ_NONE               => 1
            PTL_MD_OP_PUT | PTL_MD_OP_GET   => 3
            """)
    void shouldEvaluateAsInC(String text, String expected) throws EvaluationException {
        assertEquals(evaluate(expected).object(), evaluate(text).object());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            later + 1      | found 'later', expected a name that has a value by now
            many[2]        | found '2', expected an index below 2, the length of many
            buffer[x + 11] | found '16', expected an index below 16, the length of buffer
            buffer[0 - 1]  | found '-1', expected an index below 16, the length of buffer
            [][0]          | found '0', expected an index below 0, the length of []
            remove(many, 2) | found '2', expected an index below 2, the length of many
            buffer[4..17]  | found '17', expected a bound of the slice from 0 to 16
            buffer[4..3]   | found '4', expected a bound of the slice from 0 to 3
            bytes(1, 256)  | found '256', expected a byte from 0 to 255
            fill(1, ~0)    | found '~0', expected a length of at most 1048576
            memory(buffer, 17) | found 'buffer', expected an address with 17 bytes within one region
            memory(3, 1)   | found '3', expected an address with 1 bytes within one region
            1 / (x - 5)    | found 'x - 5', expected a divisor other than zero
            1 % 0          | found '0', expected a divisor other than zero
            """)
    void shouldSayWhyThereIsNoValue(String text, String message) {
        assertEquals(message, assertThrows(EvaluationException.class, () -> evaluate(text)).problem().message());
    }

    @Test
    void shouldExplainWhatTheOperandsAre() throws EvaluationException {
        assertEquals("event.mlength is 8", parse("event.mlength == 16").explain(names));
        assertEquals("x is 5 and event.offset is 24", parse("x > event.offset").explain(names));
        assertEquals("x is 5", parse("event.mlength == 8 && x == 4").explain(names));
        assertEquals("x is 5 and event.mlength is 8", parse("!x || event.mlength == 9 || 0").explain(names));
    }

    @Test
    void shouldPrintValuesInTheWordsOfTheDocument() throws EvaluationException {
        List<String> texts = List.of("18446744073709551615", "2:0", "no eq", "buffer", "PTL_OK", "NULL", "a \"b\" \\", "[5, 6]", "68 69", "no bytes",
                "07 07 07 07 07 07 07 07 07 07 07 07 07 07 07 07 … (17 bytes)");
        List<String> sources = List.of("~0", "peer", "eq", "buffer", "PTL_OK", "NULL", "\"a \\\"b\\\" \" \"\\\\\"", "many",
                "bytes(104, 105)", "fill(0, 0)", "fill(7, 17)");
        for (int i = 0; i < texts.size(); i++) {
            assertEquals(texts.get(i), evaluate(sources.get(i)).text());
        }
    }

    private Value evaluate(String text) throws EvaluationException {
        return parse(text).evaluate(names);
    }

    private Expression parse(String text) {
        Problems problems = new Problems();
        Expression expression = ExpressionReader.parse(text, problems);
        assertTrue(problems.isEmpty(), () -> problems.sorted().toString());
        expression.check(names, problems);
        assertTrue(problems.isEmpty(), () -> problems.sorted().toString());
        return expression.resolve(names);
    }
}
