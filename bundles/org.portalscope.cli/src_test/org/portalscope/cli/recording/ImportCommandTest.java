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

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.recording.text.Discrepancy;
import org.portalscope.recording.text.InputTextException;
import org.portalscope.recording.text.InputTextReader;

class ImportCommandTest {

    private static final Path SAMPLE = Path.of("..", "org.portalscope.recording", "src_test", "org", "portalscope", "recording", "text", "sample.jsonl");

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private String sample;
    private Path file;

    @BeforeEach
    void readSample() throws IOException {
        sample = Files.readString(SAMPLE);
        file = folder.resolve("a.jsonl");
    }

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err, true), arguments);
    }

    @Test
    void shouldCompareOnlyWhereNoRecordingIsAskedFor() throws IOException {
        assertEquals(0, run("import", Files.writeString(file, sample).toString()), err::toString);
        assertEquals(file + ": 2 processes, 34 transitions, all results are the same", out.toString().strip());
        assertEquals(List.of(file), filesIn(folder));
    }

    @Test
    void shouldWriteTheRecording() throws IOException, InputTextException {
        Path recording = folder.resolve("a.ptlrec");
        assertEquals(0, run("import", SAMPLE.toString(), "-o", recording.toString()), err::toString);
        List<RecordedTransition> expected = new ArrayList<>();
        InputTextReader reader = new InputTextReader("sample", new ByteArrayInputStream(sample.getBytes(StandardCharsets.UTF_8)), difference -> { });
        for (RecordedTransition next = reader.next(); next != null; next = reader.next()) {
            expected.add(next);
        }
        try (RecordingFile opened = RecordingFile.open(recording)) {
            List<RecordedTransition> read = new ArrayList<>();
            opened.read(1, opened.size() + 1, read::add);
            assertEquals(reader.origin(), opened.origin());
            assertEquals(expected, read);
        }
    }

    @Test
    void shouldReadStandardInput() {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(sample.getBytes(StandardCharsets.UTF_8)));
        try {
            assertEquals(0, run("import", "-"), err::toString);
            assertTrue(out.toString().startsWith("standard input: 2 processes"), out::toString);
        } finally {
            System.setIn(before);
        }
    }

    @Test
    void shouldTellEachDifferenceWithItsLine() throws IOException {
        Files.writeString(file, sample.replace("\"count\": 16}, \"returns\": \"PTL_OK\"", "\"count\": 16}, \"returns\": \"PTL_NOSPACE\"")
                .replace("\"accepted\"", "\"dropped\", \"reason\": \"NO_MATCH\"").replace("\"manipulated_length\": 5", "\"manipulated_length\": 4")
                .replace("\"rlength\": 5, \"mlength\": 5", "\"rlength\": 5, \"mlength\": 3"));
        Path recording = folder.resolve("a.ptlrec");
        assertEquals(1, run("import", file.toString(), "-o", recording.toString()), err::toString);
        assertEquals("""
                %1$s:6: PtlEQAlloc of server returns PTL_NOSPACE there, PTL_OK here
                %1$s:16: PtlEQAlloc of client returns PTL_NOSPACE there, PTL_OK here
                %1$s:23: put #1 from 0:0 is dropped as NO_MATCH there, accepted here
                %1$s:25: ack #1 from 1:0: manipulated_length 4 there, 5 here
                %1$s:26: PtlEQGet of server: event.mlength 3 there, 5 here
                %1$s: 2 processes, 34 transitions, 5 differences
                """.formatted(file), out.toString().replace(System.lineSeparator(), "\n"));
        assertTrue(Files.exists(recording));
    }

    @Test
    void shouldKeepWhatIsThereWhereTheLinesHaveErrors() throws IOException {
        Path recording = Files.writeString(folder.resolve("a.ptlrec"), "precious");
        Files.writeString(file, sample.replace("\"record\": \"leave\"", "\"record\": \"left\""));
        assertEquals(2, run("import", file.toString(), "-o", recording.toString()));
        assertTrue(err.toString().startsWith(file + ":21:12: found 'left', expected one of call, "), err::toString);
        assertFalse(err.toString().contains("Exception"), err::toString);
        assertEquals("precious", Files.readString(recording));
        assertEquals(2, filesIn(folder).size());
    }

    @Test
    void shouldSayWhichFileThereIsNot() {
        assertEquals(2, run("import", file.toString()));
        assertEquals(file + ": there is no such file", err.toString().strip());
    }

    @Test
    void shouldRefuseAFolder() {
        assertEquals(2, run("import", folder.toString()));
        assertEquals(folder + ": this is no file; - reads standard input", err.toString().strip());
    }

    @Test
    void shouldReadWhatExportWritesOfAScenario() {
        assertEquals(0, run("export", "3.11.2-get", "-o", file.toString()), err::toString);
        assertEquals(0, run("import", file.toString()), err::toString);
        assertTrue(out.toString().contains("all results are the same"), out::toString);
    }

    @Test
    void shouldWriteARecordingAsTheTextItWasImportedFrom() throws IOException {
        assertEquals(0, run("export", "5.3-mpi-race", "--seed", "7", "-o", file.toString()), err::toString);
        Path recording = folder.resolve("a.ptlrec");
        assertEquals(0, run("import", file.toString(), "-o", recording.toString()), err::toString);
        Path again = folder.resolve("b.jsonl");
        assertEquals(0, run("export", recording.toString(), "-o", again.toString()), err::toString);
        assertEquals(Files.readString(file), Files.readString(again));
        assertTrue(Files.size(recording) < Files.size(file) / 4, () -> "it is smaller");
    }

    @Test
    void shouldExportInputsToStandardOutput() {
        assertEquals(0, run("export", "3.11.1-put", "--format", "jsonl"), err::toString);
        assertTrue(out.toString().startsWith("{\"record\":\"inputs\",\"format\":1,"), out::toString);
    }

    @Test
    void shouldExportWhatWasImportedAsATrace() throws IOException {
        assertEquals(0, run("import", SAMPLE.toString(), "-o", folder.resolve("a.ptlrec").toString()), err::toString);
        assertEquals(1, run("export", folder.resolve("a.ptlrec").toString(), "-o", folder.resolve("a.json").toString()), "the server waits at the end");
        assertTrue(Files.readString(folder.resolve("a.json")).contains("\"traceEvents\""));
    }

    @Test
    void shouldTellADifferenceInOneSentence() {
        assertEquals("a.jsonl:7: PtlPut of client returns PTL_OK there, PTL_INV_MD here",
                new Discrepancy("a.jsonl", 7, "PtlPut of client returns", "PTL_OK", "PTL_INV_MD").toString());
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }
}
