package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

import org.antlr.v4.runtime.Token;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.expression.Problems;
import org.portalscope.scenario.parser.SyntaxTree;

/** All errors of a file are reported, each once and where it is; and whatever a file holds, reading it ends. */
class RecoveryTest {

    private static final String TWENTY_MISTAKES = """
            scenario "Twenty mistakes" section 3.8;
            distance a b 3;
            process a at 0 user 5 {
                region buffer[8;
                region name[16] "hello";
                limits { max_ptable_index 7 };
                x = ;
                y = ;
                PtlEQAlloc(ni, 4, &eq;
                PtlMEUnlink me;
                repeat { print 1; }
                repeat 3 print 1;
                expect PTL_EVENT_ACK on eq;
                expect PTL_EVENT_ACK in eq { mlength = 3 };
                x = 1 + 2);
                thread { die; }
                @ = 3;
            }
            proces b at 1:0 {
                x = ;
            }
            process c 2:0 {
                if 1 = 1 { die; }
                while 1 { print "abc; }
            }
            """;

    private static final String THEIR_PLACES = """
            1:36: found '3', expected a text in double quotes
            2:14: found '3', expected '='
            3:16: found 'user', expected ':'
            4:20: found ';', expected an operator, ']' or ':'
            5:21: found '"hello"', expected ';', '=' or '['
            6:31: found '7', expected '='
            7:9: found ';', expected an expression
            8:9: found ';', expected an expression
            9:26: found ';', expected ',' or ')'
            10:17: found 'me', expected '=' or '('
            11:14: found 'print', expected '}' or a name
            12:14: found 'print', expected '{' or 'as'
            13:26: found 'on', expected 'in'
            14:42: found '=', expected an operator, '}' or ','
            15:14: found ')', expected ';'
            16:12: found '{', expected a name
            17:5: found '@', expected a statement or '}'
            19:1: found 'proces', expected the end of the file, 'const', 'distance' or 'process'
            22:11: found '2', expected '[' or 'at'
            23:10: found '=', expected '{'""";

    @Test
    void shouldReportTwentyMistakesEachOnceAndInItsPlace() {
        assertEquals(THEIR_PLACES, report(TWENTY_MISTAKES));
    }

    /** Statements of a process, on a line of their own; the next has nothing wrong with it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            if { die; }                     | 13: found ';', expected '='
            if 1 { x = ; } else { y = ; }   | 16: found ';', expected an expression\\n31: found ';', expected an expression
            if 1 { x = 1; } else y = 1;     | 26: found 'y', expected '{' or 'if'
            x = { a = 1, b };               | 20: found '}', expected '='
            PtlMDBind(ni, { length = 3, &md); | 33: found '&', expected '}' or a name
            print (1 + 2;                   | 17: found ';', expected ')'
            print a[1;                      | 14: found ';', expected ']'
            print 1, , 2;                   | 14: found ',', expected an expression
            interface 1 at 1:1 { x }        | 26: found 'x', expected '}', 'limits' or 'longest_list'
            interface 1 at 1 { limits { max_ptable_index = 1 }; } | 22: found '{', expected ':'
            thread t { x = ; repeat 3 { y = ; } } | 20: found ';', expected an expression\\n37: found ';', expected an expression
            barrier die;                    | 13: found 'die', expected ';', '=' or '('
            ) ; ] ;                         | 5: found ')', expected a statement or '}'\\n9: found ']', expected a statement or '}'
            """)
    void shouldGoOnBehindAMistake(String statements, String messages) {
        String expected = messages.replace("\\n", "\n").lines().map(message -> "2:" + message).collect(Collectors.joining("\n"));
        assertEquals(expected, report("scenario \"x\"; process p at 0:0 { a = 1;\n    " + statements + "\n print a; }"));
    }

    static List<Named<Scenario>> scenarios() throws Exception {
        return Scenarios.all().toList();
    }

    /** Words are taken out, doubled and exchanged. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldSurviveMutations(Scenario scenario) {
        for (int seed = 0; seed < 40; seed++) {
            String mutated = mutated(scenario.source(), new Random(seed));
            ParseResult result = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> ScenarioParser.parse("mutated.ptl", mutated));
            assertEquals(result.scenario().isEmpty(), !result.problems().isEmpty());
        }
    }

    private static String mutated(String text, Random random) {
        List<String> words = new ArrayList<>();
        SyntaxTree tree = SyntaxTree.read(text, new Problems()).orElseThrow();
        for (int i = 0; i < tree.tokens().size() - 1; i++) {
            if (tree.tokens().get(i).getChannel() == Token.DEFAULT_CHANNEL) {
                words.add(tree.tokens().get(i).getText());
            }
        }
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            int at = random.nextInt(words.size());
            switch (random.nextInt(3)) {
                case 0 -> words.remove(at);
                case 1 -> words.add(at, words.get(random.nextInt(words.size())));
                default -> Collections.swap(words, at, random.nextInt(words.size()));
            }
        }
        return String.join(" ", words);
    }

    private static String report(String text) {
        return ScenarioParser.parse("test.ptl", text).problems().stream()
                .map(problem -> problem.position().line() + ":" + problem.position().column() + ": " + problem.message())
                .collect(Collectors.joining("\n"));
    }
}
