package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.parser.SyntaxTree;

/** All errors of a file are reported, each once and where it is; and whatever a file holds, reading it ends. */
class RecoveryTest {

    /** Of each scenario. */
    private static final int MUTATIONS = 15;

    private static final String MISTAKES = """
            scenario "Many mistakes" section 3.8;
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
                while 1 {
                    print "abc;
                }
            }
            """;

    /** Where they are, what is there, and something that may be there instead. */
    private static final String THEIR_PLACES = """
            1:34: found '3' | a text in double quotes
            2:14: found '3' | '='
            3:16: found 'user' | ':'
            4:20: found ';' | ']'
            5:21: found '"hello"' | '='
            6:31: found '7' | '='
            7:9: found ';' | an expression
            8:9: found ';' | an expression
            9:26: found ';' | ')'
            10:17: found 'me' | '('
            11:14: found 'print' | '}'
            12:14: found 'print' | '{'
            13:26: found 'on' | 'in'
            14:42: found '=' | an operator
            15:14: found ')' | ';'
            16:12: found '{' | a name
            17:5: found '@' | a statement
            19:1: found 'proces' | 'process'
            22:11: found '2' | 'at'
            23:10: found '=' | '{'
            25:15: found '"abc;' | a " at the end""";

    @Test
    void shouldReportAllMistakesEachOnceAndInItsPlace() {
        assertReport(THEIR_PLACES, MISTAKES);
    }

    @Test
    void shouldReportEachWrongSizeEvenIfOneBeforeItIsWrong() {
        assertReport("""
                2:31: found '0' | a number of bytes from 1 to
                2:44: found '-1' | a number of bytes from 1 to
                2:58: found '99999999' | a number of bytes from 1 to
                2:83: found '"abc"' | a text of at most 2 bytes""", """
                scenario "Wrong sizes";
                process one at 0:0 { region a[0]; region b[-1]; region c[99999999]; region d[2] = "abc"; }
                """);
    }

    private static void assertReport(String expected, String text) {
        List<String> wanted = expected.lines().toList();
        List<String> found = report(text).lines().toList();
        assertEquals(wanted.size(), found.size(), found::toString);
        for (int i = 0; i < wanted.size(); i++) {
            String[] parts = wanted.get(i).split(" \\| ");
            assertTrue(found.get(i).startsWith(parts[0] + ", expected ") && found.get(i).contains(parts[1]), found.get(i));
        }
    }

    /** Statements of a process, on a line of their own; the next has nothing wrong with it. */
    @ParameterizedTest
    @CsvSource(delimiter = '!', quoteCharacter = '`', textBlock = """
            if { die; }                     ! 2:13: found ';' | '='
            if 1 { x = ; } else { y = ; }   ! 2:16: found ';' | an expression\\n2:31: found ';' | an expression
            if 1 { x = 1; } else y = 1;     ! 2:26: found 'y' | '{'
            x = { a = 1, b };               ! 2:20: found '}' | '='
            PtlMDBind(ni, { length = 3, &md); ! 2:33: found '&' | '}'
            print (1 + 2;                   ! 2:17: found ';' | ')'
            print a[1;                      ! 2:14: found ';' | ']'
            print 1, , 2;                   ! 2:14: found ',' | an expression
            interface 1 at 1:1 { x }        ! 2:26: found 'x' | 'limits'
            interface 1 at 1 { limits { max_ptable_index = 1 }; } ! 2:22: found '{' | ':'
            thread t { x = ; repeat 3 { y = ; } } ! 2:20: found ';' | an expression\\n2:37: found ';' | an expression
            expect PTL_EVENT_ACK in a { b == 1; ! 2:39: found ';' | '}'
            if 1 { expect PTL_EVENT_ACK in a { b == 1; x = ; } ! 2:46: found ';' | '}'\\n2:52: found ';' | an expression
            expect PTL_EVENT_ACK in a { print b; ! 2:33: found 'print' | '}'
            limits { max_ptable_index = 1;  ! 2:34: found ';' | '}'
            print { nid = 1;                ! 2:20: found ';' | '}'
            for (i = 0; i < 3; i++) { print i; } ! 2:12: found '=' | there is no 'for'
            for (;;) { a = 2; print a; }    ! 2:10: found ';' | there is no 'for'
            for (int i = 0; i < 3; ++i) a = 1; ! 2:14: found 'i' | there is no 'for'
            if 1 { for (i = 0; 1; ) { } x = ; } ! 2:19: found '=' | there is no 'for'\\n2:37: found ';' | an expression
            barrier die;                    ! 2:13: found 'die' | ';'
            ) ; ] ;                         ! 2:5: found ')' | a statement\\n2:9: found ']' | a statement
            """)
    void shouldGoOnBehindAMistake(String statements, String messages) {
        assertReport(messages.replace("\\n", "\n"), "scenario \"x\"; process p at 0:0 { a = 1;\n    " + statements + "\n print a; }");
    }

    static List<Named<Scenario>> scenarios() throws Exception {
        return Scenarios.all().toList();
    }

    /** Words are taken out, doubled and exchanged. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void shouldSurviveMutations(Scenario scenario) {
        List<String> words = words(scenario.source());
        for (int seed = 0; seed < MUTATIONS; seed++) {
            String mutated = mutated(words, new Random(seed));
            ParseResult result = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> ScenarioReader.parse("mutated.ptl", mutated));
            assertEquals(result.scenario().isEmpty(), !result.problems().isEmpty());
        }
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        var tree = SyntaxTree.read(text, new Problems()).orElseThrow();
        for (int i = 0; i < tree.tokens().size() - 1; i++) {
            if (tree.tokens().get(i).getChannel() == Token.DEFAULT_CHANNEL) {
                words.add(tree.tokens().get(i).getText());
            }
        }
        return words;
    }

    private static String mutated(List<String> text, Random random) {
        List<String> words = new ArrayList<>(text);
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
        return ScenarioReader.parse("test.ptl", text).problems().stream()
                .map(problem -> problem.position().line() + ":" + problem.position().column() + ": " + problem.message())
                .collect(Collectors.joining("\n"));
    }
}
