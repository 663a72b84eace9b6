package org.portalscope.cli.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.cli.Main;
import org.portalscope.wire.Dissector;

class ExportCommandTest {

    private static final String PUT = "3.11.1-put";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err, true), arguments);
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void shouldWriteTheFormatThatTheNameOfTheFileEndsWith() throws IOException {
        assertEquals(0, run("export", PUT, "-o", path("put.pcapng")), err::toString);
        assertEquals(0, run("export", PUT, "-o", path("put.JSON")), err::toString);
        assertEquals(0, run("export", PUT, "--format", "PCAPNG", "-o", path("put")), err::toString);
        assertFalse(TraceFile.parse(Files.readString(folder.resolve("put.JSON"))).events().isEmpty());
        assertEquals(-1, Files.mismatch(folder.resolve("put.pcapng"), folder.resolve("put")));
        assertEquals("", out.toString() + err);
    }

    @Test
    void shouldPrintATraceIfNoFileIsNamed() throws IOException {
        assertEquals(0, run("export", PUT), err::toString);
        assertEquals("A put", TraceFile.parse(out.toString()).metadata("title"));
    }

    @Test
    void shouldWriteTheDissectorWithoutAScenario() throws IOException {
        assertEquals(0, run("export", "--dissector", path("portals.lua")), err::toString);
        assertEquals(Dissector.text(), Files.readString(folder.resolve("portals.lua")));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                                    | name a scenario to be run, or a file for the dissector with --dissector FILE
            3.11.1-put --format pcapng            | a capture is not text: name a file for it with -o FILE
            3.11.1-put --data 3                   | --data is about captures, --format pcapng: leave one of them out
            3.11.1-put --data -1 -o FOLDER/a.pcapng | --data wants a number from 0 to 262040, not -1
            3.11.1-put --data 262041 -o FOLDER/a.pcapng | --data wants a number from 0 to 262040, not 262041
            3.11.1-put --limit 0                  | --limit wants a number from 1, not 0
            3.11.1-put -o FOLDER/a.txt            | is this to be a trace, a capture or inputs? Give the file a name that ends with .json, .pcapng or .jsonl
            3.11.1-put -o FOLDER                  | : this is a folder; name a file in it
            3.11.1-put -o FOLDER/no/a.json        | : there is no folder
            3.11.1-put -o a.json --scheduler ask  | --scheduler ask: this command cannot ask
            none -o FOLDER/a.json                 | none: there is no such file
            """)
    void shouldSayWhatIsWrongAndWriteNothing(String words, String message) throws IOException {
        String arguments = ("export " + words).strip().replace("FOLDER", folder.toString());
        assertEquals(2, run(arguments.split(" ")));
        assertTrue(err.toString().contains(message), err::toString);
        try (var files = Files.list(folder)) {
            assertEquals(List.of(), files.toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"run.json", "run.pcapng"})
    void shouldWriteARunUpToWhereItFailsAndTellWhy(String name) throws IOException {
        Path scenario = Files.writeString(folder.resolve("fails.ptl"), "scenario \"s\"; process p at 0:0 { x = 1; assert x == 2; }");
        assertEquals(1, run("export", scenario.toString(), "-o", path(name)));
        assertTrue(err.toString().contains("fails.ptl:1:"), err::toString);
        assertTrue(Files.size(folder.resolve(name)) > 0);
    }

    @Test
    void shouldStopAtTheBound() throws IOException {
        assertEquals(3, run("export", PUT, "--limit", "3"));
        assertTrue(err.toString().contains("bound of 3 transitions"), err::toString);
        assertEquals(3, TraceFile.parse(out.toString()).events("X").stream().filter(slice -> TraceFile.member(slice, "args", "transition") != null).count());
    }

    @Test
    void shouldRunInTheOrderAndWithTheFaultsAskedFor() throws IOException {
        assertEquals(1, run("export", PUT, "--seed", "7", "--fault", "client:die 3"));
        TraceFile trace = TraceFile.parse(out.toString());
        assertEquals("random, seed 7", trace.metadata("scheduler"));
        assertEquals("client:die 3", trace.metadata("faults"));
    }

    @Test
    void shouldRepeatASchedule() throws IOException {
        assertEquals(0, run("run", "--quiet", "5.1-parallel-file-server", "--seed", "5", "--record", path("a.schedule")), err::toString);
        assertEquals(0, run("export", "5.1-parallel-file-server", "--seed", "5", "-o", path("seed.pcapng")), err::toString);
        assertEquals(0, run("export", "5.1-parallel-file-server", "--schedule", path("a.schedule"), "-o", path("schedule.pcapng")), err::toString);
        List<CaptureFile.Packet> seed = CaptureFile.read(folder.resolve("seed.pcapng")).packets();
        List<CaptureFile.Packet> schedule = CaptureFile.read(folder.resolve("schedule.pcapng")).packets();
        assertEquals(seed.stream().map(CaptureFile.Packet::comment).toList(), schedule.stream().map(CaptureFile.Packet::comment).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"json", "pcapng"})
    void shouldSayThatADiskIsFull(String format) {
        assertEquals(2, run("export", "5.1-parallel-file-server", "--format", format.equals("json") ? "chrome" : format, "-o", "/dev/full"));
        assertTrue(err.toString().contains("/dev/full: the file cannot be written: "), err::toString);
    }
}
