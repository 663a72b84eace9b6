package org.portalscope.goal.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.portalscope.expression.syntax.SyntaxErrors;
import org.portalscope.expression.syntax.SyntaxHint;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.goal.GoalSchedule;

/** Makes GOAL schedules from text. */
public final class GoalReader {

    /** Words and signs of a text; the parser would need much memory for more. */
    private static final int MOST_TOKENS = 4_000_000;

    private GoalReader() {
    }

    /**
     * What came of a text.
     *
     * @param schedule the schedule, if nothing is wrong with the text
     * @param problems all problems in the order of their positions, no more than {@link Problems#MOST}
     */
    public record Result(Optional<GoalSchedule> schedule, List<Problem> problems) {

        public Result {
            problems = List.copyOf(problems);
        }
    }

    /** Parses and checks a schedule. */
    public static Result parse(String text) {
        Problems problems = new Problems();
        Optional<GoalSchedule> schedule = tree(text, problems).map(tree -> new ScheduleBuilder(problems).build(tree));
        return new Result(problems.isEmpty() ? schedule : Optional.empty(), problems.sorted());
    }

    /** The syntax tree of a text; nothing if the syntax has problems. */
    private static Optional<GoalParser.FileContext> tree(String text, Problems problems) {
        List<Token> tokens = tokens(new GoalLexer(CharStreams.fromString(text)), problems);
        if (!problems.isEmpty()) {
            return Optional.empty();
        }
        GoalParser parser = new GoalParser(new CommonTokenStream(new ListTokenSource(tokens)));
        parser.removeErrorListeners();
        parser.addErrorListener(new SyntaxErrors(problems, GoalReader::hint));
        parser.setErrorHandler(new LineRecovery());
        try {
            return Optional.of(parser.file()).filter(tree -> problems.isEmpty());
        } catch (ParseCancellationException e) {
            return Optional.empty(); // the problems say why
        }
    }

    private static List<Token> tokens(GoalLexer lexer, Problems problems) {
        lexer.removeErrorListeners();
        List<Token> tokens = new ArrayList<>();
        do {
            tokens.add(lexer.nextToken());
        } while (last(tokens).getType() != Token.EOF && tokens.size() <= MOST_TOKENS);
        if (last(tokens).getType() != Token.EOF) {
            problems.add(TokenReader.position(last(tokens)), last(tokens).getText(),
                    "the end of the file: it may have " + MOST_TOKENS + " words and signs");
        }
        return tokens;
    }

    private static Token last(List<Token> tokens) {
        return tokens.get(tokens.size() - 1);
    }

    private static SyntaxHint hint(Parser parser, Token token) {
        return token.getType() == GoalLexer.UNCLOSED_COMMENT ? new SyntaxHint("; no */ ends this comment", List.of()) : SyntaxHint.NONE;
    }
}
