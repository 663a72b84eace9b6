package org.portalscope.expression.syntax;

import java.util.Map;

import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.portalscope.expression.Expression;
import org.portalscope.expression.parser.ExpressionLexer;
import org.portalscope.expression.parser.ExpressionParser.SingleContext;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Value;

/** Makes expressions from text. */
public final class ExpressionReader {

    private ExpressionReader() {
    }

    /**
     * Parses an expression that begins at a position of some larger text.
     *
     * @param constants known besides those of the API
     * @param problems  takes what is wrong with it
     * @return the expression, or null if something is wrong with it
     */
    public static Expression parse(String text, SourcePosition position, Map<String, Value> constants, Problems problems) {
        Problems own = new Problems();
        ExpressionLexer lexer = new ExpressionLexer(CharStreams.fromString(text));
        lexer.setLine(position.line());
        lexer.setCharPositionInLine(position.column() - 1);
        TokenStream tokens = TokenReader.read(lexer, own);
        Expression expression = tokens == null ? null : build(tokens, text, constants, own);
        own.sorted().forEach(problems::add);
        return own.isEmpty() ? expression : null;
    }

    /** Parses an expression by itself. */
    public static Expression parse(String text, Problems problems) {
        return parse(text, new SourcePosition(1, 1), Map.of(), problems);
    }

    private static Expression build(TokenStream tokens, String text, Map<String, Value> constants, Problems problems) {
        var parser = new org.portalscope.expression.parser.ExpressionParser(tokens);
        parser.removeErrorListeners();
        parser.addErrorListener(new SyntaxErrors(problems));
        try {
            SingleContext tree = parser.single();
            return problems.isEmpty() ? new ExpressionBuilder(text, constants, problems).visit(tree.expression()) : null;
        } catch (ParseCancellationException e) {
            return null; // the problems say why
        }
    }
}
