package org.portalscope.expression.syntax;

import java.util.ArrayList;
import java.util.List;

import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;

/**
 * Reads the tokens of a text, comments on the hidden channel, and refuses what a recursive parser had better not see: too many, too deeply
 * nested, too long an expression.
 */
public final class TokenReader {

    private static final int MOST_TOKENS = 500_000;
    private static final int DEEPEST = 64;
    private static final int LONGEST = 500;

    private final List<Token> tokens = new ArrayList<>();
    private int depth;
    private int sinceSeparator;

    private TokenReader() {
    }

    /** The tokens of a text, or null with a problem noted. */
    public static TokenStream read(Lexer lexer, Problems problems) {
        lexer.removeErrorListeners();
        TokenReader reader = new TokenReader();
        for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
            String refusal = "UNCLOSED_COMMENT".equals(lexer.getVocabulary().getSymbolicName(token.getType()))
                    ? "a */ at the end of the comment" : reader.refusal(token);
            if (refusal != null) {
                problems.add(position(token), token.getText(), refusal);
                return null;
            }
        }
        reader.tokens.add(lexer.emitEOF());
        return new CommonTokenStream(new ListTokenSource(reader.tokens));
    }

    /** The position of a token. */
    public static SourcePosition position(Token token) {
        return new SourcePosition(token.getLine(), token.getCharPositionInLine() + 1);
    }

    private String refusal(Token token) {
        tokens.add(token);
        if (tokens.size() > MOST_TOKENS) {
            return "the end of the file: it may have " + MOST_TOKENS + " words, signs and comments";
        }
        if (token.getChannel() != Token.DEFAULT_CHANNEL) {
            return null;
        }
        char sign = token.getStartIndex() == token.getStopIndex() ? token.getText().charAt(0) : ' ';
        depth = Math.max(0, depth + ("([{".indexOf(sign) >= 0 ? 1 : 0) - (")]}".indexOf(sign) >= 0 ? 1 : 0));
        sinceSeparator = ";,{}".indexOf(sign) >= 0 ? 0 : sinceSeparator + 1;
        if (depth > DEEPEST) {
            return "at most " + DEEPEST + " brackets within each other";
        }
        return sinceSeparator > LONGEST ? "a shorter expression: at most " + LONGEST + " words and signs" : null;
    }
}
