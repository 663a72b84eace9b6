package org.portalscope.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.cli.Main;

/** How a stuck run is told: the first line of each file has the sentence. */
class BlockedSentencesTest {

    private static final Path FOLDER = Path.of("..", "org.portalscope.scenario", "src_test", "blocked");
    private static final String STUCK = "// Stuck: ";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    static List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().toList();
        }
    }

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private static String sentence(Path file) throws IOException {
        return Files.readAllLines(file).get(0).substring(STUCK.length());
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldSayWhatEachThreadIsBlockedIn(Path file) throws IOException {
        assertEquals(1, run("run", "--quiet", file.toString()));
        assertEquals(sentence(file), err.toString().strip());
    }
}
