package org.portalscope.cli.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

import org.portalscope.cli.Main;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.export.EmbeddedPrograms;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.recording.RecordingException;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.SessionDriver;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Recordings with forged content and right checksums: whatever a command is to do with one, it ends with a documented status and a sentence, and never with
 * the last resort for damage that nothing has recognized.
 */
class ForgedRecordingTest {

    private static final int SAMPLE = 150;
    private static final int ALL = 5_000;
    private static final Set<Integer> STATUSES = Set.of(ExitStatus.FINE, ExitStatus.FAILED, ExitStatus.BAD_INPUT, ExitStatus.BOUND);
    private static final List<List<String>> COMMANDS = List.of(List.of("info", "-"), List.of("info", "-", "--format", "json"), List.of("replay", "-"),
            List.of("replay", "-", "--format", "json"), List.of("replay", "-", "--steps", "none"), List.of("replay", "-", "--from", "20"),
            List.of("replay", "-", "--step"), List.of("stats", "-"), List.of("export", "-", "--format", "jsonl"),
            List.of("export", "-", "--format", "chrome"), List.of("export", "-", "-o", "out.pcapng"), List.of("diff", "-", "whole"));

    @TempDir
    private Path folder;

    private final InputStream standardInput = System.in;
    private final List<Path> samples = new ArrayList<>();

    /** The golden recordings are the same everywhere, so that a seed forges the same. */
    @BeforeEach
    void findSamples() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src_test", "golden"))) {
            files.filter(file -> file.toString().endsWith(".ptlrec")).sorted().forEach(samples::add);
        }
        samples.add(Path.of("..", "org.portalscope.recording", "src_test", "recording", "version-1.ptlrec"));
    }

    @AfterEach
    void restore() {
        System.setIn(standardInput);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            first-of-a-block | lacks transition 54
            count-of-a-block | lacks transition 1
            number-of-a-checkpoint | belongs to process 2, and the recording declares 1
            undeclared-process | belongs to process 2, and the recording declares 1
            type-of-an-argument | the argument mem_desc of PtlMDAttach is 48 instead of a memory descriptor structure""")
    void shouldNameTheDamage(String name, String damage) {
        String file = Path.of("src_test", "recordings", name + ".ptlrec").toString();
        for (String command : List.of("replay", "stats", "export --format jsonl", "export --format chrome", "replay --step", "diff " + file)) {
            StringWriter told = new StringWriter();
            List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
            arguments.add(file);
            assertEquals(ExitStatus.BAD_INPUT, run(told, arguments.toArray(String[]::new)), command + ": " + told);
            assertTrue(told.toString().contains(file + ": ") && told.toString().contains(damage), command + ": " + told);
            assertFalse(told.toString().contains("\tat "), command + ": " + told);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"info", "replay", "replay --step", "stats", "export --format chrome"})
    void shouldReadARecordingThatBeginsInMidRun(String command) {
        List<String> arguments = new ArrayList<>(List.of(command.split(" ")));
        arguments.add(Path.of("src_test", "recordings", "begun-in-mid-run.ptlrec").toString());
        StringWriter told = new StringWriter();
        assertEquals(ExitStatus.FINE, run(told, arguments.toArray(String[]::new)), told::toString);
        assertFalse(told.toString().lines().anyMatch(line -> line.matches(".*_length.* -\\d.*")), told::toString);
    }

    @Test
    void shouldSayThatLinesOfInputsHoldNoState() {
        StringWriter told = new StringWriter();
        assertEquals(ExitStatus.BAD_INPUT, run(told, "export", Path.of("src_test", "recordings", "begun-in-mid-run.ptlrec").toString(), "--format", "jsonl"));
        assertTrue(told.toString().contains("inputs as text cannot hold a state"), told::toString);
    }

    @Test
    void shouldSayWhatIsWrong() throws IOException {
        assertEquals(List.of(), unanswered(0, SAMPLE));
    }

    /** As the workbench opens a recording: to the end, back, and to the middle. */
    @Test
    void shouldSayWhatIsWrongWhenItIsOpened() throws IOException {
        assertEquals(List.of(), unopened(0, SAMPLE / 3));
    }

    @Test
    @Tag("long")
    void shouldSayWhatIsWrongWhenItIsOpenedInFull() throws IOException {
        assertEquals(List.of(), unopened(SAMPLE / 3, ALL));
    }

    @Test
    @Tag("long")
    void shouldSayWhatIsWrongInFull() throws IOException {
        assertEquals(List.of(), unanswered(SAMPLE, ALL));
    }

    private List<String> unanswered(int from, int to) throws IOException {
        List<String> unanswered = new ArrayList<>();
        for (int seed = from; seed < to; seed++) {
            Random random = new Random(seed);
            Path whole = samples.get(random.nextInt(samples.size()));
            Path forged = folder.resolve("forged.ptlrec");
            Files.write(forged, new RecordingForger(Files.readAllBytes(whole), random).forged());
            String[] arguments = COMMANDS.get(random.nextInt(COMMANDS.size())).stream().map(word -> argument(word, forged, whole)).toArray(String[]::new);
            StringWriter told = new StringWriter();
            int status = run(told, arguments);
            if (!STATUSES.contains(status) || told.toString().contains("does not recognize") || status != ExitStatus.FINE && told.toString().isBlank()) {
                unanswered.add("seed " + seed + ", status " + status + ": " + List.of(arguments) + " of " + whole.getFileName() + "\n" + told);
            }
        }
        return unanswered;
    }

    private List<String> unopened(int from, int to) throws IOException {
        List<String> unopened = new ArrayList<>();
        for (int seed = from; seed < to; seed++) {
            Random random = new Random(seed);
            Path whole = samples.get(random.nextInt(samples.size()));
            Path forged = Files.write(folder.resolve("forged.ptlrec"), new RecordingForger(Files.readAllBytes(whole), random).forged());
            try (OpenedRecording opened = OpenedRecording.open(forged, new EmbeddedPrograms(NamedScenario.protocols()), (passed, total) -> { }, () -> false)
                    .orElseThrow(); SessionDriver driver = opened.session().drive()) {
                int end = opened.session().timeline().size();
                for (int number : new int[] {end, 0, end / 2}) {
                    driver.seek(number == 0 ? Position.START : new Position(number, 1));
                }
            } catch (RecordingException e) {
                if (e.unrecognized().isPresent()) {
                    unopened.add("seed " + seed + ": " + e.unrecognized());
                }
            } catch (UncheckedIOException e) {
                assertInstanceOf(RecordingException.class, e.getCause());
            } catch (RuntimeException e) {
                unopened.add("seed " + seed + " of " + whole.getFileName() + ": " + e + " " + List.of(e.getStackTrace()).subList(0, 8));
            }
        }
        return unopened;
    }

    private String argument(String word, Path forged, Path whole) {
        return switch (word) {
            case "-" -> forged.toString();
            case "whole" -> whole.toString();
            case "out.pcapng" -> folder.resolve(word).toString();
            default -> word;
        };
    }

    private static int run(StringWriter told, String... arguments) {
        System.setIn(new ByteArrayInputStream("o\ni\nr\nc\nt\nO\nI\nR\nq\n".getBytes(StandardCharsets.UTF_8)));
        return Main.run(new PrintWriter(told), new PrintWriter(told, true), arguments);
    }
}
