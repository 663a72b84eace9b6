package org.portalscope.scenario.parser;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.atn.ATNState;
import org.antlr.v4.runtime.atn.RuleTransition;
import org.antlr.v4.runtime.misc.IntervalSet;

/**
 * Goes on behind an error of syntax so that all errors of a file are found, each once. What is missing is made up; what is too much is skipped, with
 * its brackets, as far as the end of the statement. A statement has one error: the next is reported behind a semicolon or a brace.
 */
final class ErrorRecovery extends DefaultErrorStrategy {

    /** Where the last statement that was skipped to its end ends. */
    private int over = -1;
    /** Where the part of a block begins that is being read. */
    private int part;

    @Override
    public void reportMatch(Parser parser) {
        String text = parser.getCurrentToken().getText();
        if (isEnd(text) || text.equals("{")) {
            endErrorCondition(parser);
        }
    }

    @Override
    public Token recoverInline(Parser parser) {
        Token deleted = isAnchor(parser.getCurrentToken()) ? null : singleTokenDeletion(parser);
        if (deleted != null) {
            parser.consume();
            return deleted;
        }
        boolean block = expects(parser, "{");
        if (isOver(parser) || block && !isBraceAhead(parser) || isInBrackets(parser)) {
            throw new InputMismatchException(parser);
        }
        if (!inErrorRecoveryMode(parser)) {
            reportMissingToken(parser);
        }
        while (block && !isAt(parser, "{")) {
            parser.consume();
        }
        return block ? take(parser) : getMissingSymbol(parser);
    }

    /** Whether the statement has been skipped to its end, so that all rules within it only have to be left. */
    private boolean isOver(Parser parser) {
        return inErrorRecoveryMode(parser) && parser.getInputStream().index() == over;
    }

    /** Whether a bracket has to be closed first: a brace, or another that the statement does not end before. */
    private static boolean isInBrackets(Parser parser) {
        boolean end = isEnd(parser.getCurrentToken().getText()) && !SyntaxHints.isInForLoop(parser);
        return expects(parser, "}") || !end && (expects(parser, ")") || expects(parser, "]"));
    }

    private static Token take(Parser parser) {
        Token token = parser.getCurrentToken();
        parser.consume();
        return token;
    }

    /** Whether the block that is wanted comes before the statement ends. */
    private static boolean isBraceAhead(Parser parser) {
        TokenStream tokens = parser.getInputStream();
        int ahead = 1;
        while (!isEnd(tokens.LT(ahead).getText()) && tokens.LA(ahead) != Token.EOF && !tokens.LT(ahead).getText().equals("{")) {
            ahead++;
        }
        return tokens.LT(ahead).getText().equals("{");
    }

    /** Reports what cannot stand here. Where a part of a block should stand, it is skipped; elsewhere what comes next finds its own way. */
    @Override
    public void sync(Parser parser) {
        ATNState state = parser.getInterpreter().atn.states.get(parser.getState());
        boolean loop = state.getStateType() == ATNState.STAR_LOOP_ENTRY || state.getStateType() == ATNState.STAR_LOOP_BACK;
        if (loop && hasParts(parser)) {
            skipToPart(parser);
        } else if (!inErrorRecoveryMode(parser) && (!fits(parser, state) || loop && endsWithoutBrace(parser))) {
            reportError(parser, new InputMismatchException(parser));
        }
    }

    private static boolean fits(Parser parser, ATNState state) {
        IntervalSet next = parser.getATN().nextTokens(state);
        return next.contains(parser.getInputStream().LA(1)) || next.contains(Token.EPSILON);
    }

    /** Whether what comes next neither continues an expression in braces nor can stand behind it. */
    private static boolean endsWithoutBrace(Parser parser) {
        return expects(parser, "}") && !parser.getExpectedTokens().contains(parser.getInputStream().LA(1));
    }

    private void skipToPart(Parser parser) {
        if (isOver(parser)) {
            over = -1;
            endErrorCondition(parser);
        }
        IntervalSet expected = parser.getExpectedTokens();
        while (!expected.contains(parser.getInputStream().LA(1))) {
            reportUnwantedToken(parser);
            if (parser.getInputStream().LA(1) == Token.EOF) {
                return;
            }
            skipPart(parser);
            endErrorCondition(parser);
        }
        part = parser.getInputStream().index();
    }

    /** Whether the present rule is one with parts that have an end of their own: the file, a process or a block. */
    private static boolean hasParts(Parser parser) {
        int rule = parser.getContext().getRuleIndex();
        return parser.getContext().getParent() == null || rule == ScenarioParser.RULE_process || rule == ScenarioParser.RULE_block;
    }

    @Override
    public void recover(Parser parser, RecognitionException error) {
        if (isOver(parser)) {
            return;
        }
        TokenStream tokens = parser.getInputStream();
        while (error instanceof NoViableAltException && tokens.index() < error.getOffendingToken().getTokenIndex()) {
            parser.consume();
        }
        if (new TokenSkipping(parser, part, parser.getContext().getStart().getTokenIndex()).to(follow(parser))) {
            over = tokens.index();
        }
    }

    private static void skipPart(Parser parser) {
        int from = parser.getInputStream().index();
        new TokenSkipping(parser, from, from).to(IntervalSet.EMPTY_SET);
        if (parser.getInputStream().index() == from) {
            parser.consume();
        }
    }

    /** The signs that can come when the present rule is done; words may as well begin something else. */
    private static IntervalSet follow(Parser parser) {
        IntervalSet follow = new IntervalSet();
        RuleContext context = parser.getContext();
        boolean through = true;
        while (through && context.invokingState >= 0) {
            ATNState from = parser.getATN().states.get(context.invokingState);
            IntervalSet next = parser.getATN().nextTokens(((RuleTransition) from.transition(0)).followState);
            follow.addAll(next);
            through = next.contains(Token.EPSILON);
            context = context.getParent();
        }
        return signs(parser, follow);
    }

    private static IntervalSet signs(Parser parser, IntervalSet types) {
        IntervalSet signs = new IntervalSet();
        for (int type : types.toList()) {
            String literal = type < 0 ? null : parser.getVocabulary().getLiteralName(type);
            if (literal != null && literal.length() == 3 && ";,)]}{".indexOf(literal.charAt(1)) >= 0) {
                signs.add(type);
            }
        }
        return signs;
    }

    private static boolean isAt(Parser parser, String text) {
        return parser.getCurrentToken().getText().equals(text);
    }

    private static boolean isAnchor(Token token) {
        return isEnd(token.getText()) || token.getText().equals("{");
    }

    private static boolean isEnd(String text) {
        return text.equals(";") || text.equals("}");
    }

    private static boolean expects(Parser parser, String sign) {
        for (int type : parser.getExpectedTokens().toList()) {
            if (("'" + sign + "'").equals(parser.getVocabulary().getLiteralName(type))) {
                return true;
            }
        }
        return false;
    }
}
