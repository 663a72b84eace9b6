package org.portalscope.scenario.editing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.parser.ScenarioLexer;
import org.portalscope.scenario.parser.ScenarioParser;

/**
 * The words and signs of a text, whatever its syntax; comments are left out. A text that no parser would take has none.
 *
 * @param text   itself
 * @param tokens in their order
 */
record TokenText(String text, List<TokenText.Word> tokens) {

    private static final IntervalSet NAMES =
            ScenarioParser._ATN.nextTokens(ScenarioParser._ATN.states.get(ScenarioParser._ATN.ruleToStartState[ScenarioParser.RULE_name].stateNumber));
    private static final Set<String> BEFORE_VALUES = Set.of("&", "(", ",", "=", "+", "-", "==", "!=", "as", ".");

    /**
     * A word or sign.
     *
     * @param isSoft whether it has a meaning in some places only and can be a name in others
     */
    record Word(String text, boolean isName, boolean isSoft, TextRange range) {

        boolean is(String other) {
            return text.equals(other);
        }
    }

    static TokenText of(String text) {
        TokenStream stream = TokenReader.read(new ScenarioLexer(CharStreams.fromString(text)), new Problems());
        List<Word> words = new ArrayList<>();
        if (stream != null) {
            boolean plain = text.length() == text.codePointCount(0, text.length());
            for (; stream.LA(1) != Token.EOF; stream.consume()) {
                words.add(word(stream.LT(1), text, plain));
            }
        }
        return new TokenText(text, List.copyOf(words));
    }

    /** @param plain whether each character of the text is one of the reader's */
    private static Word word(Token token, String text, boolean plain) {
        int start = plain ? token.getStartIndex() : text.offsetByCodePoints(0, token.getStartIndex());
        boolean isName = token.getType() == ScenarioLexer.NAME;
        return new Word(token.getText(), isName, !isName && NAMES.contains(token.getType()), new TextRange(start, token.getText().length()));
    }

    /** The words that stand behind another one. */
    List<String> behind(String word) {
        List<String> found = new ArrayList<>();
        for (int i = 1; i < tokens.size(); i++) {
            if (is(i - 1, word)) {
                found.add(tokens.get(i).text);
            }
        }
        return found;
    }

    int size() {
        return tokens.size();
    }

    Word get(int index) {
        return tokens.get(index);
    }

    /** Whether the token of an index is there and reads so. */
    boolean is(int index, String word) {
        return index >= 0 && index < tokens.size() && tokens.get(index).is(word);
    }

    /** Whether the token of an index names something there. */
    boolean isName(int index) {
        Word word = tokens.get(index);
        return word.isName && !isType(index) || word.isSoft && (is(index + 1, "=") || index > 0 && BEFORE_VALUES.contains(tokens.get(index - 1).text));
    }

    /** Whether the token of an index is the type of a parameter or of a result. */
    private boolean isType(int index) {
        return is(index - 1, ":") && (is(index - 3, "(") || is(index - 3, ",") || is(index - 2, ")"));
    }

    /** Whether a statement or a declaration can begin with the token of an index. */
    boolean isFirst(int index) {
        return index == 0 || is(index - 1, ";") || is(index - 1, "{") || is(index - 1, "}");
    }

    /** The index of the brace that closes the first one at or behind an index, or of what ends the text or the statement before there is one. */
    int closing(int from) {
        int depth = 0;
        for (int i = from; i < tokens.size(); i++) {
            depth += is(i, "{") ? 1 : is(i, "}") ? -1 : 0;
            if (is(i, "}") && depth <= 0 || is(i, ";") && depth == 0) {
                return i;
            }
        }
        return tokens.size() - 1;
    }

    /** From the beginning of a token to the end of another one. */
    TextRange range(int first, int last) {
        int start = tokens.get(first).range.offset();
        return new TextRange(start, tokens.get(last).range.end() - start);
    }
}
