package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.export.report.ExitStatus;

/** A pipe in place of a file is refused at once, by every command and for every file that it opens; reading it would wait for ever. */
class SpecialFilesTest {

    private static final String SCENARIO = "scenario \"x\"; process p at 0:0 { }";

    @TempDir
    private Path folder;

    @BeforeEach
    void makePipes() throws Exception {
        for (String name : new String[] {"pipe.ptl", "pipe.goal", "pipe.ptlrec", "pipe.jsonl", "pipe.schedule", "pipe"}) {
            assertEquals(0, new ProcessBuilder("mkfifo", folder.resolve(name).toString()).start().waitFor());
        }
        Files.writeString(folder.resolve("plain.ptl"), SCENARIO);
        Files.writeString(folder.resolve("importing.ptl"), "scenario \"x\"; import \"pipe.ptl\"; process p at 0:0 { }");
    }

    @ParameterizedTest
    @ValueSource(strings = {"check importing.ptl", "check pipe.ptl", "check pipe.goal", "format importing.ptl pipe.ptl", "run pipe.ptl", "run importing.ptl",
        "show pipe.ptl", "run pipe.goal", "run plain.ptl --schedule pipe.schedule", "explore pipe.ptl", "step plain.ptl --breakpoints pipe",
        "replay pipe.ptlrec", "info pipe.ptlrec", "stats pipe.ptlrec", "export pipe.ptlrec --format jsonl", "import pipe.jsonl", "diff pipe.ptlrec plain.ptl",
        "node plain.ptl --rank 0 --hosts pipe", "node plain.ptl --rank 0 --peers - --token pipe", "record pipe.ptl -o out.ptlrec"})
    void shouldBeRefusedAtOnce(String command) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] arguments = Stream.of(command.split(" ")).map(word -> Files.exists(folder.resolve(word)) || word.startsWith("out.")
                ? folder.resolve(word).toString() : word).toArray(String[]::new);
        int status = Main.run(new PrintWriter(out), new PrintWriter(err, true), arguments);
        assertEquals(ExitStatus.BAD_INPUT, status, () -> out.toString() + err);
        assertTrue((out.toString() + err).matches("(?s).*(a pipe or a device|a device or a pipe|no regular file|this is no file).*"),
                () -> out.toString() + err);
    }
}
