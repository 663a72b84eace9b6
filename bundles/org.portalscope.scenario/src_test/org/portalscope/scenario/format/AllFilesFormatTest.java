package org.portalscope.scenario.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.parser.ScenarioParser;
import org.portalscope.scenario.parser.SyntaxTree;
import org.portalscope.scenario.source.ScenarioException;

class AllFilesFormatTest {

    private static final Path REPOSITORY = Path.of("..", "..");
    private static final List<String> GAPS = List.of(" ", "  ", "\t", "\n", "\n\n", "\n\n\n", " \r\n ", " /* c */ ",
        "\n/* c\n d */\n", " // c\n", "\n// c\n\n");

    /** All scenario files of the repository that are sources. */
    static Stream<Named<String>> files() throws IOException {
        try (Stream<Path> files = Files.walk(REPOSITORY)) {
            return files.filter(file -> file.toString().endsWith(".ptl") && !isOutput(file)).sorted().toList().stream()
                    .map(file -> Named.of(REPOSITORY.relativize(file).toString(), read(file)));
        }
    }

    private static boolean isOutput(Path file) {
        for (Path name : file) {
            if (List.of("target", "bin", "bin_test").contains(name.toString())) {
                return true;
            }
        }
        return false;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldBeInTheOneStyle(String text) throws ScenarioException {
        assertEquals(Formatter.format("file", text), text, "correct it with 'releng/portalscope format FILE'");
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldKeepTheMeaningWhateverTheSpaces(String text) throws ScenarioException {
        String tree = tree(text);
        for (int seed = 0; seed < 8; seed++) {
            String spaced = respaced(text, new Random(seed), GAPS);
            assertEquals(tree, tree(spaced), "seed " + seed);
            String formatted = Formatter.format("file", spaced);
            assertEquals(tree, tree(formatted), "seed " + seed);
            assertEquals(formatted, Formatter.format("file", formatted), "seed " + seed);
        }
    }

    @Test
    void shouldFindTheFiles() throws IOException {
        assertTrue(files().count() >= 120);
    }

    /** A text with other gaps between its words and signs; a comment may become a gap. */
    private static String respaced(String text, Random random, List<String> gaps) {
        StringBuilder out = new StringBuilder();
        var tree = SyntaxTree.read(text, new Problems()).orElseThrow();
        for (int i = 0; i < tree.tokens().size() - 1; i++) {
            Token token = tree.tokens().get(i);
            boolean gap = token.getChannel() != Token.DEFAULT_CHANNEL || random.nextInt(4) == 0;
            out.append(token.getChannel() == Token.DEFAULT_CHANNEL ? token.getText() : "").append(gap ? gaps.get(random.nextInt(gaps.size())) : " ");
        }
        return out.toString();
    }

    private static String tree(String text) {
        Problems problems = new Problems();
        ParserRuleContext tree = SyntaxTree.read(text, problems).orElseThrow().root();
        if (!problems.isEmpty()) {
            problems = new Problems();
            tree = SyntaxTree.readModule(text, problems).orElseThrow().root();
        }
        assertEquals(List.of(), problems.sorted());
        return tree.toStringTree(List.of(ScenarioParser.ruleNames));
    }
}
