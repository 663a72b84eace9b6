package org.portalscope.goal.parser;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;

/** Goes on behind an error at the end of its line, or of its rank if the rank has no beginning, so that others are not found for the same reason. */
final class LineRecovery extends DefaultErrorStrategy {

    private static final IntervalSet LINE_ENDS = new IntervalSet(Token.EOF, GoalParser.NEWLINE, GoalParser.SEMICOLON, GoalParser.CLOSE);
    private static final IntervalSet RANK_ENDS = new IntervalSet(Token.EOF, GoalParser.CLOSE);

    @Override
    protected Token singleTokenDeletion(Parser parser) {
        return null;
    }

    @Override
    protected boolean singleTokenInsertion(Parser parser) {
        return false;
    }

    @Override
    public void recover(Parser parser, RecognitionException error) {
        if (parser.getContext() instanceof GoalParser.RankContext) {
            consumeUntil(parser, RANK_ENDS);
            parser.match(parser.getCurrentToken().getType());
        } else {
            consumeUntil(parser, LINE_ENDS);
        }
    }
}
