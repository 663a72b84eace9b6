package org.portalscope.scenario.parser;

import java.util.ArrayList;
import java.util.List;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.portalscope.engine.call.Function;
import org.portalscope.expression.syntax.SyntaxHint;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Correction;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.scenario.parser.ScenarioParser.CallContext;
import org.portalscope.scenario.parser.ScenarioParser.NamedContext;

/** What to write instead, where somebody wrote C, or a reserved word for a name. */
final class SyntaxHints {

    /** The word that a loop of C begins with, which has no meaning in a scenario. */
    static final String FOR = "for";

    private final Parser parser;
    private final Token token;
    /** What does as the words say. */
    private final List<Correction> corrections = new ArrayList<>();

    private SyntaxHints(Parser parser, Token token) {
        this.parser = parser;
        this.token = token;
    }

    /** What helps further where something else is expected instead of a token. */
    static SyntaxHint of(Parser parser, Token token) {
        SyntaxHints hints = new SyntaxHints(parser, token);
        String words = hints.text();
        return words.isEmpty() ? SyntaxHint.NONE : new SyntaxHint(": " + words, hints.corrections);
    }

    private String text() {
        if (isInForLoop(parser)) {
            ForLoop.correction(parser.getInputStream(), token).ifPresent(corrections::add);
            return "there is no 'for'; write 'repeat 3 as i { … }', or 'while i < 3 { … }'";
        }
        if (isReserved(token) && (wantsName() || next().equals("="))) {
            return "'" + token.getText() + "' is a reserved word";
        }
        boolean behindFirst = parser.getContext() instanceof NamedContext named && named.getStart().getType() == ScenarioParser.NAME
                && before() == named.getStart();
        if (behindFirst && token.getType() == ScenarioParser.NAME && Function.named(before().getText()).isEmpty()) {
            return declaration();
        }
        if (behindFirst && (token.getText().equals("+") || token.getText().equals("-"))) {
            String name = before().getText();
            if (next().equals(token.getText())) {
                corrections.add(new Correction("Change to '" + name + " = " + name + " " + token.getText() + " 1'", behind(before()),
                        TokenReader.position(token).plus(2), " = " + name + " " + token.getText() + " 1"));
            }
            return "write '" + name + " = " + name + " " + token.getText() + " 1;'";
        }
        if (token.getText().equals("in") && parser.getContext() instanceof NamedContext && before(before()).getText().equals("expect")) {
            return expectation();
        }
        return token.getText().equals("=") ? assignment() : "";
    }

    /** What a name behind another would be in C. */
    private String declaration() {
        SourcePosition type = TokenReader.position(before());
        return switch (next()) {
            case "(" -> {
                corrections.add(Correction.change(type, before().getText(), "function"));
                yield "a function is written 'function " + token.getText() + "() { … }'";
            }
            case "[" -> {
                corrections.add(Correction.change(type, before().getText(), "region"));
                yield "memory is declared as 'region " + token.getText() + "[8];'";
            }
            default -> {
                corrections.add(Correction.remove(before().getText(), type, TokenReader.position(token)));
                yield "a name is not declared, it takes its type from its value: '" + token.getText() + " = …;'";
            }
        };
    }

    /** An 'expect' behind a call is taken for that of its return code. */
    private String expectation() {
        corrections.add(Correction.insert(behind(before(before(before()))), ";"));
        return "the call in front of 'expect' has none";
    }

    private static SourcePosition behind(Token token) {
        return TokenReader.position(token).plus(token.getText().length());
    }

    private String assignment() {
        if (before() != null && isReserved(before())) {
            return "'" + before().getText() + "' is a reserved word";
        }
        if (before() != null && before().getText().equals("=")) {
            return "";
        }
        corrections.add(Correction.change(TokenReader.position(token), "=", "=="));
        return "values are compared with '=='";
    }

    /** Whether what is being read would be a loop of C, which is taken for a call. */
    static boolean isInForLoop(Parser parser) {
        for (RuleContext context = parser.getContext(); context != null; context = context.getParent()) {
            if (context instanceof CallContext call) {
                return !call.name().isEmpty() && call.name(0).getText().equals(FOR);
            }
        }
        return false;
    }

    private boolean wantsName() {
        var expected = parser.getExpectedTokens();
        return expected.contains(ScenarioParser.NAME) && !expected.contains(parser.getTokenType("'repeat'"));
    }

    /** Whether a token is a word that can be no name. */
    private boolean isReserved(Token word) {
        String literal = word.getType() < 0 ? null : parser.getVocabulary().getLiteralName(word.getType());
        int name = parser.getATN().ruleToStartState[ScenarioParser.RULE_name].stateNumber;
        return literal != null && Character.isLetter(literal.charAt(1))
                && !parser.getATN().nextTokens(parser.getATN().states.get(name)).contains(word.getType());
    }

    /** The token in front, or null. */
    private Token before() {
        return before(token);
    }

    private Token before(Token of) {
        TokenStream tokens = parser.getInputStream();
        int index = of.getTokenIndex() - 1;
        while (index >= 0 && tokens.get(index).getChannel() != Token.DEFAULT_CHANNEL) {
            index--;
        }
        return index < 0 ? null : tokens.get(index);
    }

    /** The text of the token behind. */
    private String next() {
        TokenStream tokens = parser.getInputStream();
        int ahead = 1;
        while (tokens.LT(ahead).getTokenIndex() < token.getTokenIndex()) {
            ahead++;
        }
        return tokens.LT(ahead + 1).getText();
    }
}
