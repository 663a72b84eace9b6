package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** What the README shows works. */
class ReadmeTest {

    private static final Path README = Path.of("..", "..", "README.md");
    private static final Path RECORDING = Path.of("..", "org.portalscope.recording", "src_test", "recording", "version-1.ptlrec");
    private static final Path INPUTS = Path.of("..", "org.portalscope.recording", "src_test", "org", "portalscope", "recording", "text", "sample.jsonl");
    private static final Path SCHEDULE = Path.of("..", "org.portalscope.goal", "src_test", "schedule", "busy.goal");
    private static final Pattern COMMAND = Pattern.compile("`releng/portalscope ([a-z]+(?: [^`]+)?)`");
    private static final Pattern OPTION = Pattern.compile(" \\[([^\\]]+)\\]");
    private static final Pattern WORD = Pattern.compile("\"([^\"]+)\"|(\\S+)");

    @TempDir
    private Path folder;

    private static String scenario() throws IOException {
        return Files.readAllLines(README).stream()
                .dropWhile(line -> !line.startsWith("    scenario "))
                .takeWhile(line -> line.isBlank() || line.startsWith("    "))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void shouldShowAScenarioThatRuns() throws IOException, ScenarioException {
        LocalSession session = new Launch("readme", "", ScenarioReader.parse("README.md", scenario()).get()::world, RoundRobinScheduler::new).start();
        SessionDriver driver = session.drive();
        driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        assertEquals(Optional.of("the run has ended: 16 transitions, 1 message, all expectations met"), session.ending());
    }

    /** Each command of the README as it is, and with each of the options that stand in brackets. */
    static Stream<String> commands() throws IOException {
        return COMMAND.matcher(Files.readString(README)).results().map(found -> found.group(1)).flatMap(command -> {
            String bare = OPTION.matcher(command).replaceAll("");
            return Stream.concat(Stream.of(bare), OPTION.matcher(command).results().map(option -> bare + " " + option.group(1)));
        });
    }

    @ParameterizedTest
    @MethodSource("commands")
    void shouldShowCommandsThatWork(String command) throws IOException {
        Files.writeString(folder.resolve("FILE.ptl"), scenario());
        Files.copy(RECORDING, folder.resolve("FILE.ptlrec"));
        Files.copy(INPUTS, folder.resolve("FILE.jsonl"));
        Files.copy(SCHEDULE, folder.resolve("FILE.goal"));
        String[] words = WORD.matcher(command).results().map(word -> word.group(1) != null ? word.group(1) : word.group(2))
                .map(this::meant).toArray(String[]::new);
        StringWriter err = new StringWriter();
        InputStream before = System.in;
        System.setIn(InputStream.nullInputStream());
        try {
            assertNotEquals(ExitStatus.BAD_INPUT, Main.run(new PrintWriter(new StringWriter()), new PrintWriter(err), words), err::toString);
        } finally {
            System.setIn(before);
        }
    }

    /** What a user would write for a word: a name, a number, or a file, of which there may be several. */
    private String meant(String word) {
        return switch (word) {
            case "NAME" -> "3.11.1-put";
            case "N" -> "1";
            default -> word.startsWith("FILE") || word.startsWith("WRONG") ? folder.resolve(word.replace("...", "")).toString() : word;
        };
    }
}
