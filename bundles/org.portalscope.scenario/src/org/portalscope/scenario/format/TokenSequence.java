package org.portalscope.scenario.format;

import java.util.ArrayList;
import java.util.List;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.tree.ParseTree;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.portalscope.scenario.parser.SyntaxTree;

/** Takes the words of a syntax tree in the order of the text, each with the comments before it. */
final class TokenSequence {

    private final TokenStream tokens;
    private final List<FormatToken> words = new ArrayList<>();
    private int next;

    private TokenSequence(TokenStream tokens) {
        this.tokens = tokens;
    }

    /** All words of a tree without errors; the last is the end of the file. */
    static List<FormatToken> of(SyntaxTree<?> tree) {
        TokenSequence made = new TokenSequence(tree.tokens());
        made.take(tree.root());
        return made.words;
    }

    private void take(ParserRuleContext tree) {
        for (int i = 0; i < tree.getChildCount(); i++) {
            ParseTree child = tree.getChild(i);
            if (child instanceof TerminalNode word) {
                words.add(new FormatToken(word.getSymbol(), tree, i == 0, commentsBefore(word.getSymbol())));
            } else {
                take((ParserRuleContext) child);
            }
        }
    }

    private List<Token> commentsBefore(Token token) {
        List<Token> comments = new ArrayList<>();
        for (; next < token.getTokenIndex(); next++) {
            comments.add(tokens.get(next));
        }
        next++;
        return comments;
    }
}
