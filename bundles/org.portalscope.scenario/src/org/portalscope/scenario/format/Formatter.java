package org.portalscope.scenario.format;

import java.util.List;
import java.util.stream.Stream;

import org.portalscope.expression.Problems;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.ScenarioException;
import org.portalscope.scenario.parser.SyntaxTree;

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
        List<Word> words = words(fileName, text);
        String formatted = Page.of(Lines.of(words));
        if (!contents(words).equals(contents(words(fileName, formatted)))) {
            throw new IllegalStateException("formatting would change " + fileName);
        }
        return formatted;
    }

    private static List<Word> words(String fileName, String text) throws ScenarioException {
        Problems problems = new Problems();
        List<Word> words = SyntaxTree.read(text, problems).map(Words::of).orElse(List.of());
        if (!problems.isEmpty()) {
            throw ParseResult.refusal(fileName, problems.sorted());
        }
        return words;
    }

    /** The words and comments without the spaces between and within them. */
    private static List<String> contents(List<Word> words) {
        return words.stream().flatMap(word -> Stream.concat(word.comments().stream().map(comment -> comment.getText().replaceAll("\\s+", "")),
                Stream.of(word.text()))).toList();
    }
}
