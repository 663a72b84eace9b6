package org.portalscope.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.cli.Main;

/** The sentence about a run that is stuck: the comment at the end of each file. */
class BlockedSentencesTest {

    private static final Path FOLDER = Path.of("..", "org.portalscope.scenario", "src_test", "blocked");
    private static final String STUCK = "Stuck: ";
    private static final String COMMENT = "// ";

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

    /** Schedules that are refused, or run to their end. */
    @Test
    void shouldSayWhatAScheduleMayHold() throws IOException {
        Path portals = Files.writeString(folder.resolve("portals.goal"), "num_ranks 1\nrank 0 {\na: append 10b to priority_list\n}\n");
        assertEquals(2, run("run", portals.toString()));
        assertTrue(err.toString().contains("portals.goal:3:4: found 'append', expected 'send', 'recv' or 'calc'"), err::toString);
        Path tags = Files.writeString(folder.resolve("tags.goal"), "num_ranks 2\nrank 0 { send 1b to 1 tag 3000000000 }\nrank 1 { recv 1b from 0 tag 3 }\n");
        assertEquals(2, run("check", tags.toString()));
        assertTrue((out.toString() + err).contains("found '3000000000', expected a tag from 0 to 2147483647"), () -> out.toString() + err);
        Path fine = Files.writeString(folder.resolve("fine.goal"), "num_ranks 2\n"
                + "rank 0 {\na: calc 10\nb: send 12b to 1\nc: calc 20\nb requires a\nc irequires b\n}\n"
                + "rank 1 {\na: calc 10\nb: recv 12b from 0\nc: calc 20\nb requires a\nc irequires b\n}\n");
        assertEquals(0, run("run", "--quiet", fine.toString()), err::toString);
        assertEquals(0, run("run", "--quiet", fine.toString(), "--loggops", "S=4"), err::toString);
        assertEquals(0, run("explore", fine.toString()), err::toString);
    }

    @Test
    void shouldSayTheSameInTheExplorerAndInFields() throws IOException {
        Path file = FOLDER.resolve("nearly-the-right-message.ptl");
        assertEquals(1, run("run", "--format", "json", file.toString()));
        String last = out.toString().lines().reduce((first, second) -> second).orElseThrow();
        assertTrue(last.contains("\"near_misses\":[{\"process\":\"rank[0]\",\"message\":{\"communicator\":\"c\",\"rank\":0,\"tag\":2,\"collective\":null},"
                + "\"differs\":\"COMMUNICATOR\",\"words\":\"rank[0] sent tag 2 on communicator c; this receive expects MPI_COMM_WORLD\"}]"), last);
        Path small = FOLDER.resolve("without-a-protocol.ptl");
        assertEquals(1, run("explore", "--find", "STUCK", small.toString()));
        assertTrue(err.toString().contains(sentence(small)), err::toString);
    }

    private static String sentence(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        String comment = lines.subList(lines.lastIndexOf("") + 1, lines.size()).stream().map(line -> line.substring(COMMENT.length()))
                .collect(Collectors.joining(" "));
        assertTrue(comment.startsWith(STUCK), comment);
        return comment.substring(STUCK.length());
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldSayWhatEachThreadIsBlockedIn(Path file) throws IOException {
        assertEquals(1, run("run", "--quiet", file.toString()));
        assertEquals(sentence(file), err.toString().strip());
    }
}
