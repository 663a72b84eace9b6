package org.portalscope.expression.syntax;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.Vocabulary;
import org.antlr.v4.runtime.misc.IntervalSet;

/** Says which tokens a parser would have taken, those that begin the same thing in one word. */
final class ExpectedTokens {

    private static final Set<String> STATEMENT = Set.of("'repeat'", "'print'", "'assert'", "'expect'", "'thread'", "NAME");
    private static final Set<String> OTHER_STATEMENTS = Set.of("'region'", "'longest_list'", "'if'", "'while'", "'break'", "'continue'",
            "'return'", "'function'", "'always'", "'finally'");
    private static final Set<String> EXPRESSION = Set.of("'('", "INTEGER", "STRING", "'~'", "'!'", "'-'", "NAME");
    private static final Set<String> OPERATOR = Set.of("'*'", "'/'", "'%'", "'+'", "'-'", "'<<'", "'>>'", "'<'", "'<='", "'>'", "'>='",
            "'=='", "'!='", "'&'", "'^'", "'|'", "'&&'", "'||'", "'.'", "'['");
    /** Words that have a meaning in one place only and are names elsewhere. */
    private static final Set<String> SOFT_WORDS = Set.of("'limits'", "'user'", "'at'", "'section'", "'about'", "'drop'",
            "'barrier'", "'distance'", "'interface'", "'fault'", "'die'", "'const'", "'service'",
            "'label'", "'of'", "'to'", "'wait'", "'until'", "'compute'", "'channel'", "'use'", "'match_bits'", "'from'", "'tag'", "'cpu'", "'nic'");

    private final Set<String> expected = new LinkedHashSet<>();

    ExpectedTokens(Vocabulary vocabulary, IntervalSet types) {
        for (int type : types.toList()) {
            String literal = vocabulary.getLiteralName(type);
            expected.add(type == Token.EOF ? "EOF" : literal != null ? literal : vocabulary.getSymbolicName(type));
        }
    }

    /** Such as {@code ';' or an operator}. */
    String words() {
        List<String> words = new ArrayList<>();
        replace(STATEMENT, "a statement", words);
        replace(EXPRESSION, "an expression", words);
        replace(OPERATOR, "an operator", words);
        if (expected.contains("NAME") || words.contains("a statement") || words.contains("an expression")) {
            expected.removeAll(SOFT_WORDS);
        }
        for (String token : expected) {
            words.add(switch (token) {
                case "NAME" -> "a name";
                case "INTEGER" -> "a number";
                case "STRING" -> "a text in double quotes";
                case "SIZE" -> "a number of bytes such as 8b";
                case "NEWLINE" -> "the end of the line";
                case "EOF" -> "the end of the file";
                default -> token;
            });
        }
        return words.size() < 2 ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " or " + words.get(words.size() - 1);
    }

    private void replace(Set<String> all, String word, List<String> words) {
        if (expected.containsAll(all)) {
            expected.removeAll(all);
            words.add(word);
            expected.removeAll(all == STATEMENT ? OTHER_STATEMENTS : all == EXPRESSION ? Set.of("'{'", "'['") : Set.of("'?'"));
        }
    }
}
