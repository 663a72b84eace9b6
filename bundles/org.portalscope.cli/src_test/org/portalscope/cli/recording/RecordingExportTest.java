package org.portalscope.cli.recording;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.Main;
import org.portalscope.cli.PutScenario;
import org.portalscope.cli.ScenarioFiles;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.recording.write.RecordingFileWriter;

/** {@code export}, {@code stats} and {@code diff} of recordings: what they write of a recording is what they write of the run that was recorded. */
class RecordingExportTest {

    /** One scenario of so many. */
    private static final int SAMPLE = 7;
    private static final String SERVER = "5.1-parallel-file-server";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path recording;

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    static Stream<Path> someFiles() throws IOException {
        List<Path> all = ScenarioFiles.all().toList();
        return IntStream.range(0, all.size()).filter(i -> i % SAMPLE == 0).mapToObj(all::get);
    }

    @BeforeEach
    void name() {
        recording = folder.resolve("run.ptlrec");
    }

    private int run(Object... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(new PrintWriter(out), new PrintWriter(err), Stream.of(arguments).map(Object::toString).toArray(String[]::new));
    }

    private String message() {
        return err.toString().strip();
    }

    @ParameterizedTest
    @MethodSource("files")
    @Tag("long")
    void shouldWriteWhatItWritesOfEveryRun(Path scenario) throws IOException {
        shouldWriteWhatItWritesOfTheRunItself(scenario);
    }

    @ParameterizedTest
    @MethodSource("someFiles")
    void shouldWriteWhatItWritesOfTheRunItself(Path scenario) throws IOException {
        int status = run("record", scenario, "-o", recording, "--seed", "3");
        String words = message();
        assertEquals(status, run("export", recording));
        assertEquals(words, message());
        String trace = out.toString();
        run("export", scenario, "--seed", "3");
        assertEquals(out.toString(), likeTheRun(trace, scenario));

        assertEquals(status, run("export", recording, "-o", folder.resolve("recorded.pcapng")));
        run("export", scenario, "--seed", "3", "-o", folder.resolve("run.pcapng"));
        assertArrayEquals(withoutHead("run.pcapng"), withoutHead("recorded.pcapng"));

        assertEquals(0, run("export", recording, "--format", "jsonl"));
        String inputs = out.toString();
        run("export", scenario, "--seed", "3", "--format", "jsonl");
        assertEquals(out.toString(), inputs);

        assertEquals(status, run("stats", recording, "--format", "csv"));
        String numbers = out.toString();
        run("stats", scenario, "--seed", "3", "--format", "csv");
        assertEquals(out.toString(), numbers.replace(recording.toString(), scenario.toString()));
    }

    /** The names of the file and of the order are those of the recording. */
    private String likeTheRun(String trace, Path scenario) {
        return trace.replace("\"file\":\"" + recording + "\",\"scheduler\":\"recording\"", "\"file\":\"" + scenario + "\",\"scheduler\":\"random, seed 3\"");
    }

    /** A capture behind its first block, which says what it is about and in which order that ran. */
    private byte[] withoutHead(String name) throws IOException {
        byte[] capture = Files.readAllBytes(folder.resolve(name));
        int head = ByteBuffer.wrap(capture).getInt(Integer.BYTES);
        return Arrays.copyOfRange(capture, head, capture.length);
    }

    @Test
    void shouldWriteSeveralRecordingsAsOneRun() throws IOException {
        run("record", SERVER, "-o", recording);
        List<Path> parts = parts();
        assertEquals(0, run("export", recording, "-o", folder.resolve("whole.pcapng")), err::toString);
        List<CaptureFile.Packet> whole = CaptureFile.read(folder.resolve("whole.pcapng")).packets();
        Object[] export = Stream.concat(Stream.of("export", "-o", folder.resolve("merged.pcapng")), parts.stream()).toArray();
        assertEquals(0, run(export), err::toString);
        assertEquals("", message());
        assertEquals(whole.size(), CaptureFile.read(folder.resolve("merged.pcapng")).packets().size());
        assertEquals(2, run("export", parts.get(0), parts.get(0)));
        assertTrue(message().startsWith("two of the recordings hold process "), message());

        Object[] stats = Stream.concat(Stream.of("stats", "--merge", "--format", "csv"), parts.stream()).toArray();
        assertEquals(0, run(stats), err::toString);
        List<String> merged = sent();
        assertEquals(0, run("stats", "--format", "csv", recording));
        assertEquals(sent(), merged);
        assertTrue(merged.size() > 1, merged::toString);

        List<Object> diff = new ArrayList<>(List.of("diff", parts.get(0), parts.get(0)));
        parts.subList(1, parts.size()).forEach(part -> diff.addAll(List.of("--left-with", part, "--right-with", part)));
        assertEquals(0, run(diff.toArray()), () -> out.toString() + err);
    }

    /** What was sent, but for the source. */
    private List<String> sent() {
        return out.toString().lines().filter(line -> line.contains("_sent,")).map(line -> line.substring(line.lastIndexOf("\"") + 1))
                .map(line -> line.substring(line.indexOf(',') + 1)).toList();
    }

    /** A recording for each process. */
    private List<Path> parts() throws IOException {
        try (RecordingFile whole = RecordingFile.open(recording)) {
            List<Path> parts = new ArrayList<>();
            for (int process = 0; process < whole.origin().processes().size(); process++) {
                parts.add(part(whole, process));
            }
            return parts;
        }
    }

    private Path part(RecordingFile whole, int process) throws IOException {
        Path path = folder.resolve("part" + process + ".ptlrec");
        RecordingOrigin origin = new RecordingOrigin(whole.origin().title(), "1", List.of(whole.origin().processes().get(process)), List.of(), List.of(),
                whole.origin().capture());
        try (RecordingFileWriter writer = RecordingFileWriter.create(path, origin)) {
            whole.read(1, whole.size() + 1, (RecordedTransition transition) -> {
                if (transition.process() == process) {
                    writer.append(new RecordedTransition(0, transition.time(), transition.cause(), transition.inputs()));
                }
            });
        }
        return path;
    }

    static Stream<Path> golden() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src_test", "golden"))) {
            return files.filter(file -> file.toString().endsWith(".ptlrec")).sorted().toList().stream();
        }
    }

    /** A recording of one node has messages from and to processes that it does not hold. */
    @ParameterizedTest
    @MethodSource("golden")
    void shouldWriteARecordingByItself(Path alone) {
        assertEquals(0, run("export", alone), err::toString);
        long flows = out.toString().lines().filter(line -> line.contains("\"ph\":\"s\"") || line.contains("\"ph\":\"f\"")).count();
        assertEquals(flows > 0, out.toString().contains("\"cat\":\"message\""));
        for (List<String> command : List.of(List.of("export", "--format", "pcapng", "-o", folder.resolve("x.pcapng").toString()), List.of("info"),
                List.of("stats", "--format", "csv"), List.of("stats", "--format", "json"), List.of("replay"), List.of("replay", "--format", "json"))) {
            int status = run(Stream.concat(command.stream(), Stream.of(alone)).toArray());
            assertTrue(status <= 1, () -> command + " " + status + " " + err);
        }
    }

    @Test
    void shouldGoOnWithTheInputsWhereTheProgramDoesSomethingElse() throws IOException {
        Path scenario = Files.writeString(folder.resolve("put.ptl"), PutScenario.text("7", "print 1;", "PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);"));
        run("record", scenario, "-o", recording);
        assertEquals(0, run("export", recording));
        String known = out.toString();
        Path other = changed("client, 7, 0", "client, 8, 0");
        assertEquals(0, run("export", other), err::toString);
        assertTrue(message().startsWith("From transition ") && message().contains("the program does something else than was recorded"), message());
        assertFalse(translations(known).isEmpty(), known);
        assertEquals(translations(known), translations(out.toString()));
        assertEquals(0, run("stats", other));
        assertTrue(message().startsWith("From transition "), message());
    }

    /** The steps of translations. */
    private static List<String> translations(String trace) {
        return trace.lines().filter(line -> line.contains("\"cat\":\"translation\"")).map(event -> event.substring(event.indexOf("\"steps\""))).toList();
    }

    /** A recording of the same inputs whose program is not the one that ran. */
    private Path changed(String was, String is) throws IOException {
        Path path = folder.resolve("changed.ptlrec");
        try (RecordingFile whole = RecordingFile.open(recording)) {
            RecordingOrigin origin = whole.origin();
            EmbeddedFile source = origin.sources().get(0);
            assertTrue(source.text().contains(was), source.text());
            RecordingOrigin changed = new RecordingOrigin(origin.title(), origin.engineVersion(), origin.processes(),
                    List.of(new EmbeddedFile(source.name(), source.library(), source.text().replace(was, is))), origin.options(), origin.capture());
            try (RecordingFileWriter writer = RecordingFileWriter.create(path, changed)) {
                whole.read(1, whole.size() + 1, writer::append);
            }
        }
        return path;
    }

    @Test
    void shouldFindWhereARecordingAndARunDiffer() throws IOException {
        Path left = Files.writeString(folder.resolve("left.ptl"), PutScenario.text("7", "", ""));
        Path right = Files.writeString(folder.resolve("right.ptl"), PutScenario.text("9", "", ""));
        run("diff", left, right);
        String expected = out.toString();
        run("record", left, "-o", recording);
        run("record", right, "-o", folder.resolve("right.ptlrec"));
        assertEquals(1, run("diff", recording, folder.resolve("right.ptlrec")));
        assertEquals(expected, out.toString());
        assertEquals(1, run("diff", recording, right));
        assertEquals(expected, out.toString());
        assertEquals(0, run("diff", recording, left));
        assertEquals(2, run("diff", recording));
        assertEquals(recording + ": a recording has one order; name what it is compared with", message());
    }

    @ParameterizedTest
    @ValueSource(strings = {"export", "stats", "diff 3.11.1-put", "replay"})
    void shouldSayOfABadFileWhatInfoSays(String command) throws IOException {
        Path good = folder.resolve("good.ptlrec");
        run("record", SERVER, "-o", good);
        byte[] bytes = Files.readAllBytes(good);
        List<Path> bad = List.of(Files.write(folder.resolve("empty.ptlrec"), new byte[0]), Files.writeString(folder.resolve("text.ptlrec"), "scenario"),
                Files.createDirectory(folder.resolve("folder.ptlrec")), Files.write(folder.resolve("cut.ptlrec"), Arrays.copyOf(bytes, 40)),
                folder.resolve("none.ptlrec"));
        for (Path each : bad) {
            assertEquals(2, run("info", each));
            String words = message();
            assertEquals(2, run(Stream.concat(Stream.of(command.split(" ")), Stream.of(each.toString())).toArray()));
            assertEquals(words, message());
        }
    }

    @Test
    void shouldTellThatTheEndIsTorn() throws IOException {
        run("record", SERVER, "-o", recording);
        byte[] bytes = Files.readAllBytes(recording);
        Path torn = Files.write(folder.resolve("torn.ptlrec"), Arrays.copyOf(bytes, bytes.length - 100));
        run("info", torn);
        String end = out.toString().strip().lines().reduce((before, line) -> line).orElseThrow();
        run("stats", torn);
        assertTrue(message().startsWith(torn + ": " + end), message());
    }

    @Test
    void shouldRefuseWhatARecordingHasDecided() {
        run("record", SERVER, "-o", recording);
        assertEquals(2, run("export", recording, "--seed", "7"));
        assertEquals("--seed is about runs of scenarios; what is in a recording has happened: leave it out", message());
        assertEquals(2, run("stats", recording, "--fault", "client:die 3"));
        assertEquals("--fault is about runs of scenarios; what is in a recording has happened: leave it out", message());
        assertEquals(2, run("diff", recording, SERVER, "--left-seed", "1"));
        assertEquals("--left-seed is about runs of scenarios; what is in a recording has happened: leave it out", message());
        assertEquals(2, run("diff", SERVER, "--left-with", recording));
        assertEquals(2, run("stats", "--merge", SERVER));
        assertEquals(2, run("export", recording, SERVER));
        assertEquals(2, run("export", recording, "--limit", "3", "--format", "jsonl"));
        assertEquals(3, run("export", recording, "--limit", "3"));
        assertTrue(message().contains("bound of 3 transitions"), message());
    }
}
