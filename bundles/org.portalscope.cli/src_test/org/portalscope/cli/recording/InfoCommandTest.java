package org.portalscope.cli.recording;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.export.report.ExitStatus;

class InfoCommandTest {

    private static final Path SAMPLE = Path.of("..", "org.portalscope.recording", "src_test", "recording", "version-1.ptlrec");

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(Object... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), Arrays.stream(arguments).map(Object::toString).toArray(String[]::new));
    }

    @Test
    void shouldTellWhatARecordingHolds() throws IOException {
        assertEquals(ExitStatus.FINE, run("info", SAMPLE));
        assertEquals("""
                A put
                Version 1 of the format, written by engine 0.1.0
                Processes: server at 3:4 and 0:0, server at 3:5 and 0:1, server at 3:6 and 0:2
                Holds: 160 transitions and 4 checkpoints in %d bytes
                Data of messages: at most 16 bytes of each
                Sources: put.ptl, lib of the library
                Options: --order, random 7
                Labels: round 0 after transition 40, round 1 after transition 80, round 2 after transition 120, round 3 after transition 160
                The recording ends in good order.
                """.formatted(Files.size(SAMPLE)), out.toString().replace(System.lineSeparator(), "\n"));
        assertEquals("", err.toString());
    }

    @Test
    void shouldTellItToPrograms() {
        assertEquals(ExitStatus.FINE, run("info", "--format", "json", SAMPLE));
        assertTrue(out.toString().contains("\"transitions\":160,\"checkpoints\":[40,80,120,160]"), out::toString);
        assertTrue(out.toString().contains("\"clean\":true,\"torn_at\":null"), out::toString);
    }

    @Test
    void shouldTellWhereARecordingIsTorn() throws IOException {
        byte[] whole = Files.readAllBytes(SAMPLE);
        Path torn = Files.write(folder.resolve("torn.ptlrec"), Arrays.copyOf(whole, whole.length / 2));
        assertEquals(ExitStatus.FINE, run("info", torn));
        assertTrue(out.toString().contains("The recording is torn at byte "), out::toString);
    }

    @Test
    void shouldRefuseWhatIsNoRecording() throws IOException {
        Path text = Files.writeString(folder.resolve("put.ptl"), "scenario \"A put\";");
        assertEquals(ExitStatus.BAD_INPUT, run("info", text));
        assertEquals(ExitStatus.BAD_INPUT, run("info", folder.resolve("missing")));
        assertEquals(ExitStatus.BAD_INPUT, run("info", folder));
        assertEquals("""
                %s: This is no recording: it does not begin as one does.
                %s: there is no such file
                %s: This is a folder, and a recording is a file.
                """.formatted(text, folder.resolve("missing"), folder), err.toString().replace(System.lineSeparator(), "\n"));
    }
}
