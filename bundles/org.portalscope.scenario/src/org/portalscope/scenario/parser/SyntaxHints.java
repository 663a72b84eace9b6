package org.portalscope.scenario.parser;

import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.portalscope.engine.call.Function;
import org.portalscope.scenario.parser.ScenarioParser.CallContext;
import org.portalscope.scenario.parser.ScenarioParser.NamedContext;

/** What to write instead, where somebody wrote C, or a reserved word for a name. */
final class SyntaxHints {

    /** The word that a loop of C begins with, which has no meaning in a scenario. */
    static final String FOR = "for";

    private final Parser parser;
    private final Token token;

    private SyntaxHints(Parser parser, Token token) {
        this.parser = parser;
        this.token = token;
    }

    /** Words to be put behind what is expected instead of a token; empty if there is no hint. */
    static String of(Parser parser, Token token) {
        String hint = new SyntaxHints(parser, token).text();
        return hint.isEmpty() ? "" : ": " + hint;
    }

    private String text() {
        if (isInForLoop(parser)) {
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
            return "write '" + name + " = " + name + " " + token.getText() + " 1;'";
        }
        return token.getText().equals("=") ? assignment() : "";
    }

    /** What a name behind another would be in C. */
    private String declaration() {
        return switch (next()) {
            case "(" -> "a function is written 'function " + token.getText() + "() { … }'";
            case "[" -> "memory is declared as 'region " + token.getText() + "[8];'";
            default -> "a name is not declared, it takes its type from its value: '" + token.getText() + " = …;'";
        };
    }

    private String assignment() {
        if (before() != null && isReserved(before())) {
            return "'" + before().getText() + "' is a reserved word";
        }
        return before() != null && before().getText().equals("=") ? "" : "values are compared with '=='";
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
        TokenStream tokens = parser.getInputStream();
        int index = token.getTokenIndex() - 1;
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
