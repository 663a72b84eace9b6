package org.portalscope.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.export.report.ExitStatus;

/** Full disks, closed pipes, signals and small heaps: a command ends with a documented status or that of the signal, and shows no stack trace. */
class SurroundingsTest {

    private static final String LOOP = "scenario \"Loop\"; process p at 0:0 { while 1 { x = 1; print \"around\"; } }";
    private static final Set<Integer> STATUSES = Set.of(ExitStatus.FINE, ExitStatus.FAILED, ExitStatus.BAD_INPUT, ExitStatus.BOUND);
    private static final List<String> SIGNALS = List.of("HUP", "INT", "PIPE", "TERM");
    private static final Set<Integer> SIGNALLED = Set.of(129, 130, 141, 143);
    private static final int READ_AT_MOST = 20_000;

    @TempDir
    private Path folder;

    private String loop;
    private List<String[]> commands;

    @BeforeEach
    void write() throws IOException {
        loop = Files.writeString(folder.resolve("loop.ptl"), LOOP).toString();
        commands = List.of(new String[] {"run", loop, "--limit", "1000000"}, new String[] {"run", "--format", "json", loop},
                new String[] {"explore", "5.3-mpi-race"},
                new String[] {"run", "--quiet", "--record", folder.resolve("recorded").toString(), loop}, new String[] {"list", "--format", "json"},
                new String[] {"show", "5.3-mpi-race"}, new String[] {"render", "5.3-mpi-race"}, new String[] {"schema"}, new String[] {"--help"},
                new String[] {"generate-completion"}, new String[] {"step", loop});
        Assumptions.assumeFalse(File.separatorChar == '\\', "the system has signals and /dev/full");
    }

    @Test
    void shouldSayThatNothingMoreCanBeWritten() throws Exception {
        fillDisk(commands.subList(0, 2));
    }

    @Test
    @Tag("long")
    void shouldSayThatNothingMoreCanBeWrittenByAnyCommand() throws Exception {
        fillDisk(commands);
    }

    @Test
    void shouldEndWhenItIsInterrupted() throws Exception {
        disturb(3);
    }

    @Test
    @Tag("long")
    void shouldEndWheneverItIsInterrupted() throws Exception {
        disturb(100);
    }

    @Test
    void shouldEndAtABoundWhereTheHeapIsTooSmall() throws Exception {
        CommandProcess.End end = new CommandProcess("10m", "explore", "5.2-catch-basin").run(folder.resolve("out").toFile());
        assertEquals(ExitStatus.BOUND, end.status(), end::errors);
        assertFalse(end.errors().contains("\tat "), end::errors);
    }

    private void fillDisk(List<String[]> chosen) throws Exception {
        for (String[] command : chosen) {
            CommandProcess.End end = new CommandProcess("256m", command).run(new File("/dev/full"));
            String told = String.join(" ", command) + ": " + end;
            assertEquals(ExitStatus.BAD_INPUT, end.status(), told);
            assertTrue(end.errors().contains("cannot be written"), told);
            assertFalse(end.errors().contains("\tat "), told);
        }
    }

    /** Sends a signal, or closes the pipe, behind some of the output. */
    private void disturb(int seeds) throws Exception {
        for (int seed = 0; seed < seeds; seed++) {
            Random random = new Random(seed);
            String[] command = commands.get(random.nextInt(commands.size()));
            Process process = new CommandProcess("256m", command).start();
            List<String> done = new ArrayList<>(List.of("seed " + seed, String.join(" ", command)));
            try (InputStream out = process.getInputStream()) {
                out.readNBytes(random.nextInt(READ_AT_MOST));
                if (random.nextBoolean()) {
                    done.add(SIGNALS.get(random.nextInt(SIGNALS.size())));
                    new ProcessBuilder("kill", "-" + done.get(2), Long.toString(process.pid())).start().waitFor();
                }
            }
            CommandProcess.End end = CommandProcess.end(process);
            assertTrue(STATUSES.contains(end.status()) || SIGNALLED.contains(end.status()) && done.size() > 2, done + ": " + end);
            assertFalse(end.errors().contains("\tat "), done + ": " + end);
        }
    }
}
