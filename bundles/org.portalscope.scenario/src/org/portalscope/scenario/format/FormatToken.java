package org.portalscope.scenario.format;

import java.util.List;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;

/**
 * A word or sign of a scenario, and where the syntax tree has it.
 *
 * @param token    the word or sign itself
 * @param parent   the part of the tree that it is an immediate part of
 * @param first    whether that part begins with it: a sign is a prefix, a bracket belongs to no name before it
 * @param comments between the word before it and this one
 */
record FormatToken(Token token, ParserRuleContext parent, boolean first, List<Token> comments) {

    String text() {
        return token.getText();
    }

    boolean is(String text) {
        return token.getText().equals(text);
    }

    boolean isEnd() {
        return token.getType() == Token.EOF;
    }

    boolean isText() {
        return token.getText().startsWith("\"");
    }
}
