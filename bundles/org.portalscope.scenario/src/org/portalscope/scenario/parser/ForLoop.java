package org.portalscope.scenario.parser;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.Interval;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Correction;
import org.portalscope.expression.value.SourcePosition;

/** The loop of C that counts from zero, which a scenario writes otherwise. */
final class ForLoop {

    private static final Pattern COUNTING = Pattern.compile("for\\s*\\(\\s*(?:\\w+\\s+)?(\\w+)\\s*=\\s*0\\s*;\\s*\\1\\s*<\\s*([^;{}<>=]+?)\\s*;"
            + "\\s*(?:\\1\\s*\\+\\+|\\+\\+\\s*\\1)\\s*\\)");

    private ForLoop() {
    }

    /** What repeats as often instead of the loop around a token that cannot stand in it; nothing if it is another sort of loop. */
    static Optional<Correction> correction(TokenStream tokens, Token wrong) {
        int first = wrong.getTokenIndex();
        while (first >= 0 && !tokens.get(first).getText().equals(SyntaxHints.FOR)) {
            first--;
        }
        if (first < 0) {
            return Optional.empty();
        }
        Token start = tokens.get(first);
        String text = start.getInputStream().getText(Interval.of(start.getStartIndex(), start.getInputStream().size() - 1));
        Matcher loop = COUNTING.matcher(text.substring(0, Math.max(0, text.indexOf('{'))));
        return loop.lookingAt() && !loop.group().contains("\n") ? Optional.of(correction(start, loop)) : Optional.empty();
    }

    private static Correction correction(Token start, Matcher loop) {
        String repeat = "repeat " + loop.group(2) + " as " + loop.group(1);
        SourcePosition from = TokenReader.position(start);
        return new Correction("Change to '" + repeat + "'", from, from.plus(loop.end()), repeat);
    }
}
