package org.portalscope.expression.syntax;

import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.portalscope.expression.value.Correction;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;

/** Turns the errors of a generated parser into {@link Problems}. */
public final class SyntaxErrors extends BaseErrorListener {

    private final Problems problems;
    private final BiFunction<Parser, Token, SyntaxHint> hints;

    public SyntaxErrors(Problems problems) {
        this(problems, (parser, token) -> SyntaxHint.NONE);
    }

    /** @param hints what helps further where another token is expected */
    public SyntaxErrors(Problems problems, BiFunction<Parser, Token, SyntaxHint> hints) {
        this.problems = problems;
        this.hints = hints;
    }

    /**
     * Called by the parser.
     *
     * @throws ParseCancellationException once there are so many problems that going on is no use
     */
    @Override
    public void syntaxError(Recognizer<?, ?> recognizer, Object symbol, int line, int column, String message, RecognitionException error) {
        Parser parser = (Parser) recognizer;
        Token token = (Token) symbol;
        String found = token.getType() == Token.EOF ? "<the end of the file>" : token.getText();
        SyntaxHint hint = hints.apply(parser, token);
        Problem problem = new Problem(TokenReader.position(token), found, expected(parser, token, error) + hint.words());
        problems.add(corrected(problem, hint, () -> MissingSign.before(token, parser.getInputStream(), parser.getVocabulary(), expectedTokens(parser, error))));
        if (problems.isFull()) {
            throw new ParseCancellationException();
        }
    }

    private static Problem corrected(Problem problem, SyntaxHint hint, Supplier<Optional<Correction>> missing) {
        Problem corrected = problem;
        for (Correction correction : hint.corrections()) {
            corrected = corrected.with(correction);
        }
        return hint.corrections().isEmpty() ? missing.get().map(problem::with).orElse(problem) : corrected;
    }

    private static String expected(Parser parser, Token token, RecognitionException error) {
        String name = parser.getVocabulary().getSymbolicName(token.getType());
        if ("UNCLOSED_STRING".equals(name)) {
            return "a \" at the end of the text, on the same line";
        }
        return new ExpectedTokens(parser.getVocabulary(), expectedTokens(parser, error)).words();
    }

    private static IntervalSet expectedTokens(Parser parser, RecognitionException error) {
        if (error instanceof NoViableAltException dead && dead.getDeadEndConfigs() != null) {
            IntervalSet expected = new IntervalSet();
            dead.getDeadEndConfigs().forEach(config -> {
                for (var transition : config.state.getTransitions()) {
                    if (!transition.isEpsilon()) {
                        expected.addAll(transition.label());
                    }
                }
            });
            return expected.isNil() ? parser.getExpectedTokens() : expected;
        }
        return error == null || error.getExpectedTokens() == null ? parser.getExpectedTokens() : error.getExpectedTokens();
    }
}
