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
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.recording.write.RecordingFileWriter;

/** The commands {@code record} and {@code replay}. */
class RecordCommandTest {

    private static final String GET = """
            scenario "A get";
            import "reply.ptl";
            process server at 1:0 {
                region shelf[8] = "a book";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMEAttach(ni, 0, client, 0, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = shelf, length = LENGTH, options = PTL_MD_OP_GET }, PTL_RETAIN, PTL_RETAIN, NULL);
                barrier;
            }
            process client at 0:0 {
                region hands[8];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = hands, length = LENGTH }, &md);
                barrier;
                label "asks";
                PtlGet(md, server, 0, 0, 0, 0);
            }
            """;

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path recording;

    @BeforeEach
    void record() throws IOException {
        recording = folder.resolve("get.ptlrec");
        Files.writeString(folder.resolve("reply.ptl"), "const LENGTH = 8;\n");
        Files.writeString(folder.resolve("get.ptl"), GET);
        assertEquals(0, run("record", folder.resolve("get.ptl").toString(), "-o", recording.toString(), "--seed", "5"), err::toString);
    }

    @Test
    void shouldReplayWhatHappenedWithoutTheScenario() throws IOException {
        assertEquals(0, run("run", folder.resolve("get.ptl").toString(), "--seed", "5", "--steps", "all"));
        String ran = withoutPrograms();
        Files.delete(folder.resolve("get.ptl"));
        Files.delete(folder.resolve("reply.ptl"));
        assertEquals(0, run("replay", recording.toString(), "--steps", "all"));
        assertEquals(ran, withoutPrograms());
        assertTrue(ran.contains("reply #1 from 1:0 arrives") && ran.contains("client (0:0): line 18: PtlGet(md, server, 0, 0, 0, 0);"), ran);
    }

    @Test
    void shouldHoldTheSourcesAndOptions() throws IOException {
        try (RecordingFile file = RecordingFile.open(recording)) {
            assertEquals(List.of("--seed", "5"), file.origin().options());
            assertEquals(List.of(folder + "/get.ptl", folder + "/reply.ptl"), file.origin().sources().stream().map(source -> source.name()).toList());
            assertEquals(GET, file.origin().sources().get(0).text());
            assertEquals(List.of("asks"), file.labels().stream().map(label -> label.name()).toList());
            assertTrue(file.end().clean());
        }
    }

    @Test
    void shouldBeginWhereAsked() {
        assertEquals(0, run("replay", recording.toString(), "--from", "12"));
        assertTrue(out.toString().startsWith("   12  "), out::toString);
        assertEquals(2, run("replay", recording.toString(), "--from", "0"));
        assertEquals("--from wants a number from 1, not 0", message());
    }

    @Test
    void shouldStepWithTheNamesOfTheScenario() throws IOException {
        Files.delete(folder.resolve("get.ptl"));
        Files.delete(folder.resolve("reply.ptl"));
        InputStream in = System.in;
        System.setIn(new ByteArrayInputStream("changed client: hands[0]\no\nO\nq\n".getBytes(StandardCharsets.UTF_8)));
        try {
            assertEquals(0, run("replay", "--step", recording.toString()));
        } finally {
            System.setIn(in);
        }
        assertTrue(out.toString().contains("get #1 from 0:0 arrives"), out::toString);
        assertTrue(out.toString().contains("8 bytes written"), out::toString);
        assertEquals("", message());
        assertEquals(2, run("replay", "--step", "--format", "json", recording.toString()));
    }

    @Test
    void shouldKeepBreakpointsBesideTheRecording() throws IOException {
        InputStream in = System.in;
        try {
            String commands = "break line get.ptl:18\nbreak call PtlMEAttach\nbreak line other.ptl:3\nbreak line get.ptl:2\nc\nq\n";
            System.setIn(new ByteArrayInputStream(commands.getBytes(StandardCharsets.UTF_8)));
            assertEquals(0, run("replay", "--step", recording.toString()), err::toString);
            assertTrue(out.toString().contains("found 'other.ptl', expected a file that has been started"), out::toString);
            assertTrue(out.toString().contains("found 'get.ptl:2', expected a line in which a statement begins, such as "), out::toString);
            System.setIn(new ByteArrayInputStream("C\nC\nq\n".getBytes(StandardCharsets.UTF_8)));
            assertEquals(0, run("replay", "--step", recording.toString()), err::toString);
        } finally {
            System.setIn(in);
        }
        assertTrue(out.toString().contains("breakpoint 1: line " + folder + "/get.ptl:18"), out::toString);
        assertTrue(out.toString().contains("breakpoint 2: call PtlMEAttach"), out::toString);
        assertEquals(List.of("line " + folder + "/get.ptl:18", "call PtlMEAttach"), Files.readAllLines(folder.resolve("get.breakpoints")));
    }

    @Test
    void shouldGoToCausesAndConsequencesInARecording() {
        InputStream in = System.in;
        System.setIn(new ByteArrayInputStream("go get #1 of 0:0\ncause\nconsequence\ngo 1\ncause\nq\n".getBytes(StandardCharsets.UTF_8)));
        try {
            assertEquals(0, run("replay", "--step", recording.toString()), err::toString);
        } finally {
            System.setIn(in);
        }
        String[] moments = out.toString().split("> ");
        assertTrue(moments[1].contains("get #1 from 0:0 arrives"), out::toString);
        assertTrue(moments[2].contains("get #1 leaves"), out::toString);
        assertTrue(moments[3].contains("get #1 from 0:0 arrives"), out::toString);
        assertTrue(moments[5].contains("No cause of this step is known."), out::toString);
    }

    @Test
    void shouldWriteJsonAsRunDoes() {
        assertEquals(0, run("replay", recording.toString(), "--format", "json"));
        assertTrue(out.toString().startsWith("{\"record\":\"run\",\"format\":1,\"title\":\"A get\",\"section\":\"\",\"file\":\"" + recording), out::toString);
        assertTrue(out.toString().contains("\"kind\":\"delivery\""), out::toString);
    }

    @Test
    void shouldMergeTheRecordingsOfProcesses() throws IOException {
        Path server = part("server.ptlrec", 0);
        Path client = part("client.ptlrec", 1);
        assertEquals(0, run("replay", recording.toString(), "--steps", "none"));
        String end = out.toString();
        assertEquals(0, run("replay", client.toString(), server.toString(), "--steps", "none"));
        assertEquals(end, out.toString());
        assertEquals("", message());
        assertEquals(2, run("replay", client.toString(), client.toString()));
        assertEquals("two of the recordings hold process 0:0", message());
    }

    @Test
    void shouldReplayOneProcessByItself() throws IOException {
        Path server = part("server.ptlrec", 0);
        assertEquals(0, run("replay", server.toString(), "--steps", "all"));
        assertTrue(out.toString().contains("server (1:0): get #1 from 0:0 arrives"), out::toString);
        assertTrue(out.toString().contains("reply #1 leaves for 0:0"), out::toString);
        assertFalse(out.toString().contains("does not fit"), out::toString);
    }

    @Test
    void shouldRefuseWhatIsNoRecording() throws IOException {
        assertEquals(2, run("replay", folder.resolve("get.ptl").toString()));
        assertTrue(message().startsWith(folder.resolve("get.ptl") + ": "), message());
        assertEquals(2, run("replay", folder.resolve("none.ptlrec").toString()));
        assertEquals(folder.resolve("none.ptlrec") + ": there is no such file", message());
        assertEquals(2, run("record", folder.resolve("get.ptl").toString(), "-o", folder.toString()));
        assertEquals(folder + ": this is a folder; name a file in it", message());
        Files.write(folder.resolve("empty.ptlrec"), new byte[0]);
        assertEquals(2, run("replay", folder.resolve("empty.ptlrec").toString()));
    }

    /** What one process took, in a recording of its own. */
    private Path part(String name, int process) throws IOException {
        Path path = folder.resolve(name);
        try (RecordingFile whole = RecordingFile.open(recording)) {
            RecordingOrigin origin = whole.origin();
            try (RecordingFileWriter writer = RecordingFileWriter.create(path, new RecordingOrigin(origin.title(), origin.engineVersion(),
                    List.of(origin.processes().get(process)), List.of(), List.of(), origin.capture()))) {
                whole.read(1, whole.size() + 1, (RecordedTransition transition) -> {
                    if (transition.process() == process) {
                        writer.append(new RecordedTransition(0, transition.time(), transition.cause(), transition.inputs()));
                    }
                });
            }
        }
        return path;
    }

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private String message() {
        return err.toString().strip();
    }

    /** What was printed, but for the names that a program binds, its position and its labels. */
    private String withoutPrograms() {
        return String.join("\n", Stream.of(out.toString().split("\n")).filter(line -> line.matches("\\s+\\d+  .*|.*§.*")).toList());
    }
}
