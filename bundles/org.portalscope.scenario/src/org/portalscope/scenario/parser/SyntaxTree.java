package org.portalscope.scenario.parser;

import java.util.Optional;
import java.util.function.Function;

import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.portalscope.expression.Problems;
import org.portalscope.expression.SyntaxErrors;
import org.portalscope.expression.TokenReader;
import org.portalscope.scenario.parser.ScenarioParser.FileContext;
import org.portalscope.scenario.parser.ScenarioParser.ModuleContext;

/**
 * The syntax tree of a text, of which nothing but the syntax has been checked.
 *
 * @param tokens its words and signs; comments are among them on the hidden channel
 * @param file   the root
 */
public record SyntaxTree(TokenStream tokens, FileContext file) {

    /**
     * Reads a text.
     *
     * @param problems takes what is wrong with it; a tree with problems has error nodes
     * @return the tree, or nothing if reading was given up, which is noted
     */
    public static Optional<SyntaxTree> read(String text, Problems problems) {
        return read(text, problems, parser -> new SyntaxTree(parser.getTokenStream(), parser.file()));
    }

    /** Reads a text that scenarios import; nothing if reading was given up, which is noted. */
    static Optional<ModuleContext> readModule(String text, Problems problems) {
        return read(text, problems, ScenarioParser::module);
    }

    private static <T> Optional<T> read(String text, Problems problems, Function<ScenarioParser, T> rule) {
        TokenStream tokens = TokenReader.read(new ScenarioLexer(CharStreams.fromString(text)), problems);
        if (tokens == null) {
            return Optional.empty();
        }
        ScenarioParser parser = new ScenarioParser(tokens);
        parser.removeErrorListeners();
        parser.addErrorListener(new SyntaxErrors(problems));
        parser.setErrorHandler(new Recovery());
        try {
            return Optional.of(rule.apply(parser));
        } catch (ParseCancellationException e) {
            return Optional.empty(); // the problems say why
        }
    }
}
