package org.portalscope.scenario.parser;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.IntervalSet;

/** Skips words and signs, brackets as a whole, to where a parser can go on: to a sign that it can use, or to the end of a statement. */
final class TokenSkipping {

    private static final Set<String> BEFORE_LISTS = Set.of("(", "[", "{", ",", "=");
    private static final Set<String> BEHIND_LISTS = Set.of(")", "]", "}", ",", ";", "as");
    /** Words that begin a statement in which every brace opens a list. */
    private static final Set<String> WITHOUT_BLOCKS = Set.of("expect", "print", "assert", "return", "wait", "compute", "limits", "channel", "use", "match_bits",
            "always", "finally");

    private enum Bracket {
        ROUND, SQUARE,
        /** A round bracket that semicolons may stand in, behind a word that only C has. */
        HEADER,
        /** A brace that cannot open a block. */
        LIST,
        /** A brace that may open a list or a block. */
        BRACE,
        /** A brace with a statement behind it. */
        BLOCK
    }

    private final Parser parser;
    private final TokenStream tokens;
    private final Deque<Bracket> open = new ArrayDeque<>();
    /** How many brackets are open around what is wrong; none to be minded once it has turned out to be a block. */
    private int around;
    /** The first word of the innermost statement. */
    private String statement = "";
    private boolean done;

    /**
     * Skipping within a part of a block.
     *
     * @param part the index of its first token
     * @param rule the index of the first token of what is wrong in it
     */
    TokenSkipping(Parser parser, int part, int rule) {
        this.parser = parser;
        tokens = parser.getInputStream();
        take(part, rule);
        around = open.size();
        take(rule, tokens.index());
        done = false;
    }

    private void take(int from, int to) {
        for (int i = from; i < to; i++) {
            if (tokens.get(i).getChannel() == Token.DEFAULT_CHANNEL) {
                take(tokens.get(i).getText(), before(i));
            }
        }
    }

    private String before(int index) {
        int i = index - 1;
        while (i >= 0 && tokens.get(i).getChannel() != Token.DEFAULT_CHANNEL) {
            i--;
        }
        return i < 0 ? "" : tokens.get(i).getText();
    }

    /**
     * Skips to one of some signs outside of brackets, behind a statement, or before a brace that closes more than was opened.
     *
     * @return whether a whole statement has been skipped
     */
    boolean to(IntervalSet follow) {
        String before = before(tokens.index());
        while (!done && tokens.LA(1) != Token.EOF && !tokens.LT(1).getText().equals("process")) { // brackets do not reach beyond a process
            String text = tokens.LT(1).getText();
            if (isOutside(text) && (follow.contains(tokens.LA(1)) || open.isEmpty() && text.equals("}"))) {
                return false;
            }
            parser.consume();
            take(text, before);
            before = text;
        }
        return done;
    }

    /** Whether what is wrong has no open brackets, or none that a sign can close. */
    private boolean isOutside(String text) {
        return open.size() <= around || text.equals(")") && around >= 0 && !open.contains(Bracket.ROUND) && !open.contains(Bracket.HEADER);
    }

    private void take(String text, String before) {
        if (statement.isEmpty() || before.equals(";") || before.equals("}") || before.equals("{") && !isIn(Bracket.LIST)) {
            statement = text;
        }
        switch (text) {
            case "(" -> open.push(before.equals(SyntaxHints.FOR) ? Bracket.HEADER : Bracket.ROUND);
            case "[" -> open.push(Bracket.SQUARE);
            case "{" -> open.push(BEFORE_LISTS.contains(before) || WITHOUT_BLOCKS.contains(statement) ? Bracket.LIST : Bracket.BRACE);
            case ")" -> close(open.contains(Bracket.ROUND) ? Bracket.ROUND : Bracket.HEADER);
            case "]" -> close(Bracket.SQUARE);
            case "}" -> closeBrace();
            case ";" -> endStatement();
            default -> {
            }
        }
    }

    private boolean isIn(Bracket bracket) {
        return open.peek() == bracket;
    }

    private void close(Bracket bracket) {
        if (open.contains(bracket) && !open.contains(Bracket.BLOCK)) {
            while (open.pop() != bracket) {
                continue;
            }
        }
    }

    private void closeBrace() {
        while (isIn(Bracket.ROUND) || isIn(Bracket.SQUARE)) {
            open.pop();
        }
        Bracket brace = open.poll();
        boolean block = brace == Bracket.BLOCK || brace == Bracket.BRACE && !BEHIND_LISTS.contains(tokens.LT(1).getText());
        done = block && open.isEmpty();
    }

    private void endStatement() {
        while (isIn(Bracket.ROUND) || isIn(Bracket.SQUARE) || isIn(Bracket.LIST)) {
            open.pop();
        }
        done = open.isEmpty();
        if (isIn(Bracket.BRACE)) {
            open.pop();
            open.push(Bracket.BLOCK);
            around = -1;
        }
    }
}
