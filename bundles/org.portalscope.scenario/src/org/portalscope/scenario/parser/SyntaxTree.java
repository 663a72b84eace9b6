package org.portalscope.scenario.parser;

import java.util.Optional;
import java.util.function.Function;

import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.portalscope.expression.syntax.SyntaxErrors;
import org.portalscope.expression.syntax.TokenReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.parser.ScenarioParser.FileContext;
import org.portalscope.scenario.parser.ScenarioParser.ModuleContext;

/**
 * The syntax tree of a text, of which nothing but the syntax has been checked.
 *
 * @param tokens its words and signs; comments are among them on the hidden channel
 * @param root   what the text is as a whole: a scenario, or a file that scenarios import
 */
public record SyntaxTree<T extends ParserRuleContext>(TokenStream tokens, T root) {

    /**
     * Reads the text of a scenario.
     *
     * @param problems takes what is wrong with it; a tree with problems has error nodes
     * @return the tree, or nothing if reading was given up, which is noted
     */
    public static Optional<SyntaxTree<FileContext>> read(String text, Problems problems) {
        return read(text, problems, ScenarioParser::file);
    }

    /** Reads a text that scenarios import; nothing if reading was given up, which is noted. */
    public static Optional<SyntaxTree<ModuleContext>> readModule(String text, Problems problems) {
        return read(text, problems, ScenarioParser::module);
    }

    /** Whether a text is rather one that scenarios import than a scenario: it has constants or functions, but no processes. */
    public static boolean isModule(String text) {
        Problems ofScenario = new Problems();
        Problems ofModule = new Problems();
        Optional<SyntaxTree<FileContext>> scenario = read(text, ofScenario);
        boolean hasParts = readModule(text, ofModule).filter(module -> module.root().constant().size() + module.root().function().size() > 0).isPresent();
        if (ofScenario.isEmpty()) {
            return hasParts && scenario.orElseThrow().root().process().isEmpty();
        }
        return hasParts && (ofModule.isEmpty() || ofModule.sorted().get(0).position().compareTo(ofScenario.sorted().get(0).position()) > 0);
    }

    /** Whether a text is a scenario with nothing wrong in its syntax. */
    public static boolean isScenario(String text) {
        Problems problems = new Problems();
        Optional<SyntaxTree<FileContext>> scenario = read(text, problems);
        return problems.isEmpty() && !scenario.orElseThrow().root().process().isEmpty();
    }

    private static <T extends ParserRuleContext> Optional<SyntaxTree<T>> read(String text, Problems problems, Function<ScenarioParser, T> rule) {
        TokenStream tokens = TokenReader.read(new ScenarioLexer(CharStreams.fromString(text)), problems);
        if (tokens == null) {
            return Optional.empty();
        }
        ScenarioParser parser = new ScenarioParser(tokens);
        parser.removeErrorListeners();
        parser.addErrorListener(new SyntaxErrors(problems, SyntaxHints::of));
        parser.setErrorHandler(new ErrorRecovery());
        try {
            return Optional.of(new SyntaxTree<>(tokens, rule.apply(parser)));
        } catch (ParseCancellationException e) {
            return Optional.empty(); // the problems say why
        }
    }
}
