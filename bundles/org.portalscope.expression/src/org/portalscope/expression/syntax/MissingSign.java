package org.portalscope.expression.syntax;

import java.util.List;
import java.util.Optional;

import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.Vocabulary;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.portalscope.expression.value.Correction;

/** The sign that somebody forgot: one that ends a statement or closes a bracket. */
final class MissingSign {

    private static final String SEMICOLON = ";";
    private static final List<String> CLOSING = List.of(")", "]");
    private static final String BEHIND_LISTS = ";{}";

    private MissingSign() {
    }

    /**
     * Puts it behind what is in front of a token.
     *
     * @param expected types of the tokens that could stand in its place
     */
    static Optional<Correction> before(Token token, TokenStream tokens, Vocabulary vocabulary, IntervalSet expected) {
        Token last = last(token, tokens);
        return last == null ? Optional.empty() : sign(token, last, vocabulary, expected)
                .map(sign -> Correction.insert(TokenReader.position(last).plus(last.getText().length()), sign));
    }

    private static Optional<String> sign(Token token, Token last, Vocabulary vocabulary, IntervalSet expected) {
        boolean ends = token.getType() == Token.EOF || token.getText().equals("}") || token.getLine() > last.getLine();
        if (ends && isExpected(SEMICOLON, vocabulary, expected)) {
            return Optional.of(SEMICOLON);
        }
        return BEHIND_LISTS.contains(token.getText()) ? CLOSING.stream().filter(sign -> isExpected(sign, vocabulary, expected)).findFirst() : Optional.empty();
    }

    private static boolean isExpected(String sign, Vocabulary vocabulary, IntervalSet expected) {
        return expected.toList().stream().anyMatch(type -> ("'" + sign + "'").equals(vocabulary.getLiteralName(type)));
    }

    /** The token in front that is no comment, or null. */
    private static Token last(Token token, TokenStream tokens) {
        int index = token.getTokenIndex() - 1;
        while (index >= 0 && tokens.get(index).getChannel() != Token.DEFAULT_CHANNEL) {
            index--;
        }
        return index < 0 ? null : tokens.get(index);
    }
}
