package org.portalscope.cli.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.cli.Main;
import org.portalscope.cli.argument.NamedScenario;
import org.portalscope.cli.render.RenderedView;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.export.EmbeddedPrograms;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.scene.style.Palette;
import org.portalscope.scene.svg.SvgPicture;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StatusText;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of recordings and scenarios that end lines, turn the direction of writing, move the cursor of a terminal, or look like formulas, on their way out. */
class ForgedTextsTest {

    private static final int SAMPLE = 200;
    private static final int ALL = 5_000;
    private static final Set<Integer> STATUSES = Set.of(ExitStatus.FINE, ExitStatus.FAILED, ExitStatus.BAD_INPUT, ExitStatus.BOUND);
    private static final List<String> SCENARIOS = List.of("5.3-mpi-race", "dat-shared-queue", "lapi-put-counters", "3.11.1-put");
    private static final List<String> READING = List.of("info", "replay", "replay --steps none", "replay --steps translations", "replay --step", "stats",
            "stats --format csv", "info --format json", "replay --format json", "export --format jsonl", "export --format chrome", "export -o out.pcapng",
            "excerpt");

    private static final String SCENARIO = """
            scenario "title@" section "3.11@" about "about@" "more@";
            process p at 0:0 {
                always 1 == 1, "always@";
                word = "word@";
                region inbox[64] = "data@";
                print "printed@", word;
                label "label@";
                PtlInit(&max);
                assert word == "word@", "asserted@";
                if word == "other@" { print "no"; }
                assert 1 == 2, "message@";
            }
            """;

    /** Inputs as text in which each {@value #NAME} is a name, or begins one. */
    private static final String INPUTS = """
            {"record": "inputs", "format": 1, "title": "Name0000", "engine_version": "Name0000", "processes": [\
            {"name": "Name0000", "interfaces": [{"id": {"nid": 0, "pid": 0}}], "match_bit_fields": [{"name": "Name0000", "shift": 0, "width": 8}]}, \
            {"name": "other Name0000", "interfaces": [{"id": {"nid": 1, "pid": 0}}]}], "options": ["--process", "Name0000"], \
            "sources": [{"name": "Name0000", "text": "Name0000"}]}
            {"record": "enter", "process": "Name0000", "thread": 0, "name": "Name0000", "file": "Name0000", "line": 1}
            {"record": "call", "process": "Name0000", "function": "PtlInit", "arguments": {}}
            {"record": "call", "process": "Name0000", "function": "PtlNIInit", "arguments": \
            {"interface": 0, "pid": "PTL_PID_ANY", "desired": null}, "outputs": {"handle": "Name0000"}}
            {"record": "leave", "process": "Name0000", "thread": 0}
            {"record": "enter", "process": "Name0000", "thread": 0, "name": "Name0000 of a call", "file": "", "line": 0}
            {"record": "memory_declared", "process": "Name0000", "name": "Name0000", "length": 8}
            {"record": "call", "process": "Name0000", "function": "PtlMDBind", "arguments": {"interface": "Name0000", "mem_desc": \
            {"start": "Name0000", "length": 8}}, "outputs": {"handle": "Name0000 md"}}
            {"record": "leave", "process": "Name0000", "thread": 0}
            {"record": "enter", "scope": "upper_call", "process": "Name0000", "thread": 0, "name": "Name0000", "file": "Name0000", "line": 7}
            {"record": "call", "process": "Name0000", "function": "PtlPut", "arguments": {"mem_desc": "Name0000 md", "ack_req": "PTL_NOACK_REQ", \
            "target": {"nid": 1, "pid": 0}, "portal": 4, "cookie": 0, "match_bits": 7, "offset": 0, "hdr_data": 0}, "id": "Name0000"}
            {"record": "leave", "process": "Name0000", "thread": 0}
            {"record": "arrival", "process": "other Name0000", "message": {"operation": "put", "id": "Name0000"}}
            {"record": "protocol_call", "process": "Name0000", "thread": 1, "protocol": "Name0000", "settings": {"Name0000": 1}, \
            "processes": [{"nid": 0, "pid": 0}], "operation": "Name0000", "arguments": ""}
            {"record": "barrier_reached", "process": "Name0000", "thread": 2, "name": "Name0000", "file": "Name0000", "line": 3}
            """;
    private static final String NAME = "Name0000";

    @TempDir
    private Path folder;

    private final InputStream standardInput = System.in;
    private final List<Path> samples = new ArrayList<>();

    @BeforeEach
    void record() throws IOException {
        for (String scenario : SCENARIOS) {
            samples.add(recorded(scenario, scenario));
        }
        samples.add(recorded("texts", Files.writeString(folder.resolve("texts.ptl"), SCENARIO.replace("@", "")).toString()));
    }

    private Path recorded(String name, String scenario) {
        Path sample = folder.resolve(name + ".ptlrec");
        StringWriter told = new StringWriter();
        int status = run(told, "record", scenario, "-o", sample.toString());
        assertTrue(status == ExitStatus.FINE || status == ExitStatus.FAILED, told::toString);
        return sample;
    }

    @AfterEach
    void restore() {
        System.setIn(standardInput);
    }

    @Test
    void shouldShowNoForgedTextOfARecording() throws IOException {
        assertEquals(List.of(), forged(0, SAMPLE));
    }

    @Test
    @Tag("long")
    void shouldShowNoForgedTextOfARecordingInFull() throws IOException {
        assertEquals(List.of(), forged(SAMPLE, ALL));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n!!", "\r!!", "\n!!\r\n", "\u001b[2J", "\u0000", "\u0007", "\u202e", "\u2066", "\u0085!!", "\u2028!!", "\u200f"})
    void shouldShowNoForgedName(String forgery) throws IOException {
        Path text = Files.writeString(folder.resolve("names.jsonl"), INPUTS);
        Path names = folder.resolve("names.ptlrec");
        assertEquals("", problem("import -o " + names, text));
        String bytes = RecordingForger.text(forgery.getBytes(StandardCharsets.UTF_8));
        byte[] forged = new RecordingForger(Files.readAllBytes(names), new Random(0)).with(NAME, bytes + NAME.substring(bytes.length()));
        Path imported = folder.resolve("imported.ptlrec");
        String json = forgery.chars().mapToObj(character -> character < 128 ? String.format("\\u%04x", character) : Character.toString(character))
                .collect(Collectors.joining());
        assertEquals("", problem("import -o " + imported, Files.writeString(text, INPUTS.replace(NAME, json + NAME.substring(bytes.length())))));
        for (Path recording : List.of(imported, Files.write(names, forged))) {
            for (String command : READING) {
                assertEquals("", problem(command, recording), command);
            }
            requirePictures(recording);
        }
    }

    /** What the workbench shows of a recording: its title, where the cursor is, and the pictures with the words about their parts. */
    private static void requirePictures(Path recording) throws IOException {
        try (OpenedRecording opened = OpenedRecording.open(recording, new EmbeddedPrograms(NamedScenario.protocols()), (passed, total) -> { }, () -> false)
                .orElseThrow(); SessionDriver driver = opened.session().drive()) {
            Session session = opened.session();
            for (int number = 1; number <= session.timeline().size(); number++) {
                driver.seek(new Position(number, 1));
                StringWriter shown = new StringWriter().append(session.title()).append(StatusText.where(session));
                RenderedView views = new RenderedView(session, 800);
                List<SvgPicture> pictures = new ArrayList<>(List.of(views.sequence(1, true, Palette.LIGHT), views.comparison(Palette.LIGHT),
                        views.flow(Palette.LIGHT), views.waits(Palette.LIGHT)));
                for (int process = 0; process < session.state().processes().size(); process++) {
                    pictures.add(views.graph(process, 600, Palette.LIGHT));
                }
                pictures.forEach(picture -> picture.write(shown, picture.width(), picture.height()));
                String text = shown.toString();
                assertTrue(text.contains("000"), "a part of the name is shown");
                assertEquals(ControlCharacters.shownInLines(text), text);
                assertFalse(text.contains('\n' + RecordingForger.FORGED), text);
            }
        }
    }

    private List<String> forged(int from, int to) throws IOException {
        List<String> forged = new ArrayList<>();
        for (int seed = from; seed < to; seed++) {
            Random random = new Random(seed);
            Path whole = samples.get(random.nextInt(samples.size()));
            Path recording = Files.write(folder.resolve("forged.ptlrec"), new RecordingForger(Files.readAllBytes(whole), random).withForgedTexts());
            String command = READING.get(random.nextInt(READING.size()));
            String problem = problem(command, recording);
            if (!problem.isEmpty()) {
                forged.add("seed " + seed + ", " + command + " of " + whole.getFileName() + ": " + problem);
            }
        }
        return forged;
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\n!!", "\\t", "\u001b[2J", "\u0000", "\u0007", "\u202e", "\u2066", "\u0085!!", "\u2028!!", "\u200f"})
    void shouldShowNoForgedTextOfAScenario(String forgery) throws IOException {
        Path scenario = Files.writeString(folder.resolve("forged.ptl"), SCENARIO.replace("@", forgery));
        Path failing = Files.writeString(folder.resolve("failing.ptl"), SCENARIO.replace("@", forgery) + "process \"" + forgery + "\" at 0:0 { }");
        for (String command : List.of("check", "run", "run --steps none", "run --steps translations", "run --format json", "step", "explore", "show",
                "show --format json", "stats", "stats --format csv", "check --format json", "explore -o out.schedule", "render -o out.svg")) {
            assertEquals("", problem(command, scenario), command);
            assertEquals("", problem(command, failing), command);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n!!", "\r!!", "\u001b[2J", "\u202e", "\u2028!!"})
    void shouldShowNoForgedNameOfAFile(String forgery) throws IOException {
        Path fine = Files.writeString(folder.resolve("fine" + forgery + ".ptl"), SCENARIO.replace("@", "").replace("1 == 2", "1 == 1"));
        Path failing = Files.writeString(folder.resolve("failing" + forgery + ".ptl"), SCENARIO.replace("@", ""));
        Path wrong = Files.writeString(folder.resolve("wrong" + forgery + ".ptl"), "scenario \"x\"; process p at 0:0 { nothing }");
        Path none = folder.resolve("none" + forgery + ".ptl");
        for (String command : List.of("check", "run", "step", "explore", "show", "stats", "stats --format csv", "format", "format --check", "render -o out.svg",
                "record -o " + folder.resolve("r" + forgery + ".ptlrec"), "explore -o out.schedule", "run --seed=x" + forgery, "run --schedule " + none,
                "check --foo" + forgery)) {
            for (Path scenario : List.of(fine, failing, wrong, none)) {
                assertEquals("", problem(command, scenario), command);
            }
            assertEquals("", problem(command + ' ' + fine, failing), command);
        }
        Path damaged = Files.writeString(folder.resolve("damaged" + forgery + ".ptlrec"), "damaged");
        for (String command : READING) {
            assertEquals("", problem(command, damaged), command);
            assertEquals("", problem(command, folder.resolve("none" + forgery + ".ptlrec")), command);
        }
        assertEquals("", problem("import", Files.writeString(folder.resolve("wrong" + forgery + ".jsonl"), "{}\n{\n")));
        assertEquals("", problem("command" + forgery, fine));
    }

    /** What is wrong with what a command prints and writes about a file; empty if nothing is. */
    private String problem(String command, Path file) throws IOException {
        List<String> arguments = new ArrayList<>(Stream.of(command.split(" ")).map(word -> word.startsWith("out.") ? folder.resolve(word).toString() : word)
                .toList());
        arguments.add(1, file.toString());
        StringWriter told = new StringWriter();
        int status = run(told, arguments.toArray(String[]::new));
        String text = told.toString();
        for (String name : List.of("out.schedule", "out.svg")) {
            text += Files.exists(folder.resolve(name)) ? Files.readString(folder.resolve(name)) : "";
            Files.deleteIfExists(folder.resolve(name));
        }
        if (!STATUSES.contains(status) || text.contains("does not recognize")) {
            return "status " + status + ": " + text;
        }
        String lines = text.replace("\r\n", "\n");
        // What a program prints is all that is printed then, and may be any lines.
        boolean isForged = !command.contains("--steps none") && lines.lines().anyMatch(line -> line.startsWith(RecordingForger.FORGED));
        return isForged || !ControlCharacters.shownInLines(lines).equals(lines) ? ControlCharacters.shownInLines(lines) : "";
    }

    private static int run(StringWriter told, String... arguments) {
        System.setIn(new ByteArrayInputStream("o\ni\nr\nc\nt\nw\nl\nO\nI\nR\nq\n".getBytes(StandardCharsets.UTF_8)));
        return Main.run(new PrintWriter(told), new PrintWriter(told, true), arguments);
    }
}
