package org.portalscope.scenario.format;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.parser.SyntaxTree;
import org.portalscope.scenario.source.ScenarioException;

/**
 * Puts scenarios into the one style they have: four spaces for each block, a statement on a line, lines of at most 160 columns,
 * at most one blank line in a row, a line feed at the end of each. Comments and the order of everything stay, and so does the meaning; a text in
 * that style stays as it is.
 */
public final class Formatter {

    private Formatter() {
    }

    /**
     * The text in the one style. Only the syntax need be right: names, types and values are not looked at.
     *
     * @param fileName as users know it, for the report
     * @throws ScenarioException with the problems of a text that has errors of syntax
     */
    public static String format(String fileName, String text) throws ScenarioException {
        List<FormatToken> words = words(fileName, text);
        String formatted = PageWriter.of(LineDivider.of(words));
        if (!contents(words).equals(contents(words(fileName, formatted)))) {
            throw new IllegalStateException("formatting would change " + fileName);
        }
        return formatted;
    }

    /** The words of a scenario, or of a file that scenarios import; if it has errors, of the one as which more of it can be read. */
    private static List<FormatToken> words(String fileName, String text) throws ScenarioException {
        Problems ofScenario = new Problems();
        Optional<List<FormatToken>> words = SyntaxTree.read(text, ofScenario).map(TokenSequence::of);
        if (ofScenario.isEmpty()) {
            return words.orElseThrow();
        }
        Problems ofModule = new Problems();
        words = SyntaxTree.readModule(text, ofModule).map(TokenSequence::of);
        if (ofModule.isEmpty()) {
            return words.orElseThrow();
        }
        boolean module = ofModule.sorted().get(0).position().compareTo(ofScenario.sorted().get(0).position()) > 0;
        throw ParseResult.refusal(fileName, (module ? ofModule : ofScenario).sorted());
    }

    /** The words and comments without the spaces between and within them. */
    private static List<String> contents(List<FormatToken> words) {
        return words.stream().flatMap(word -> Stream.concat(word.comments().stream().map(comment -> comment.getText().replaceAll("\\s+", "")),
                Stream.of(word.text()))).toList();
    }
}
