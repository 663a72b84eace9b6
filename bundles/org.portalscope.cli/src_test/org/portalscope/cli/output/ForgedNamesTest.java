package org.portalscope.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.cli.Main;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.timeline.text.CsvCell;

/** Names of an import that end lines, turn the direction of writing, move the cursor of a terminal, or look like formulas. */
class ForgedNamesTest {

    private static final String INPUTS = """
            {"record": "inputs", "format": 1, "title": "t\\n0 errors\\u001b[31m\\u202e", "processes": [\
            {"name": "=HYPERLINK(1)\\nforged", "interfaces": [{"id": {"nid": 0, "pid": 0}}]}, \
            {"name": "p\\u001b[2J", "interfaces": [{"id": {"nid": 1, "pid": 0}}]}]}
            {"record": "call", "process": "=HYPERLINK(1)\\nforged", "function": "PtlInit", "arguments": {}}
            {"record": "call", "process": "=HYPERLINK(1)\\nforged", "function": "PtlNIInit", "arguments": \
            {"interface": 0, "pid": "PTL_PID_ANY", "desired": null}, "outputs": {"handle": "ni"}}
            {"record": "memory_declared", "process": "=HYPERLINK(1)\\nforged", "name": "m\\u001b[31m", "length": 8}
            {"record": "call", "process": "=HYPERLINK(1)\\nforged", "function": "PtlMDBind", "arguments": {"interface": "ni", "mem_desc": \
            {"start": "m\\u001b[31m", "length": 8}}, "outputs": {"handle": "md"}}
            {"record": "call", "process": "=HYPERLINK(1)\\nforged", "function": "PtlPut", "arguments": {"mem_desc": "md", "ack_req": "PTL_NOACK_REQ", \
            "target": {"nid": 1, "pid": 0}, "portal": 4, "cookie": 0, "match_bits": 7, "offset": 0, "hdr_data": 0}, "id": "p"}
            {"record": "arrival", "process": "p\\u001b[2J", "message": {"operation": "put", "id": "p"}}
            """;

    @TempDir
    private Path folder;
    private Path recording;

    private String run(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out), new PrintWriter(err, true), arguments);
        assertEquals(ExitStatus.FINE, status, () -> out.toString() + err);
        return out.toString();
    }

    @BeforeEach
    void record() throws Exception {
        Path text = Files.writeString(folder.resolve("names.jsonl"), INPUTS);
        recording = folder.resolve("names.ptlrec");
        run("import", text.toString(), "-o", recording.toString());
    }

    @Test
    void shouldStandInTheirLine() {
        String info = run("info", recording.toString());
        assertTrue(info.startsWith("t\\u000a0 errors\\u001b[31m\\u202e\n"), info);
        assertTrue(info.contains("=HYPERLINK(1)\\u000aforged at 0:0, p\\u001b[2J at 1:0"), info);
        String replay = run("replay", recording.toString());
        assertTrue(replay.lines().noneMatch(line -> line.startsWith("forged")), replay);
    }

    @Test
    void shouldBeNoFormulaInCommaSeparatedValues() {
        String stats = run("stats", "--format", "csv", recording.toString());
        assertTrue(stats.contains(",'=HYPERLINK(1)\\u000aforged,"), stats);
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', delimiter = '|', value = {"-1|-1", "+2.5e-3|+2.5e-3", "=1|'=1", "@x|'@x", "-x|'-x", "+1+1|'+1+1", "a=1|a=1",
        "=a,b|`\"'=a,b\"`"})
    void shouldMarkTextsAndNoNumbers(String cell, String written) {
        assertEquals(written, CsvCell.of(cell));
        assertEquals("'\\u000da", CsvCell.of("\ra"));
        assertEquals("'\ta", CsvCell.of("\ta"));
    }

    @Test
    void shouldGiveNoEscapeToReadersOfCaptures() throws Exception {
        Path capture = folder.resolve("names.pcapng");
        run("export", recording.toString(), "-o", capture.toString());
        String text = new String(Files.readAllBytes(capture), StandardCharsets.UTF_8);
        assertTrue(text.contains("\\u001b[31m"), text);
        assertFalse(text.contains("\u001b") || text.contains("\u202e"), text);
    }
}
