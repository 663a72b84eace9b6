package org.portalscope.cli.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.export.report.ExitStatus;
import org.portalscope.recording.read.RecordingFile;

/** Starts processes and ends them with a signal as soon as they have said something. */
class InterruptionTest {

    private static final String ENDLESS = """
            scenario "A loop without end";
            process p at 0:0 {
                x = 0;
                while 1 {
                    x = x + 1;
                    print x;
                }
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void shouldEndAnExplorationWithTheCount() throws Exception {
        Ended ended = interrupt("explore", "--progress");
        assertEquals(3, ended.status(), ended::output);
        assertTrue(ended.output().contains("none among "), ended::output);
        assertTrue(ended.output().contains(", bound reached: stopped by an interruption after "), ended::output);
    }

    @Test
    void shouldEndARunWithTheCount() throws Exception {
        Path schedule = folder.resolve("begun.schedule");
        Ended ended = interrupt("run", "--quiet", "--record", schedule.toString());
        assertEquals(3, ended.status(), ended::output);
        assertTrue(ended.output().contains("interrupted after "), ended::output);
        assertTrue(Files.size(schedule) > 0);
    }

    @Test
    void shouldEndAllNodesOfALaunch() throws Exception {
        Path scenario = Files.writeString(folder.resolve("waiting.ptl"), """
                scenario "Nodes that wait for ever";
                process one at 0:0 { print "one waits"; wait until 1 == 0; }
                process two at 1:0 { print "two waits"; wait until 1 == 0; }
                """);
        Process process = new ProcessBuilder(command("launch", scenario, "--record", folder.toString())).redirectErrorStream(true).start();
        try (BufferedReader reader = process.inputReader()) {
            Set<String> said = Set.of(reader.readLine(), reader.readLine());
            List<ProcessHandle> nodes = process.descendants().toList();
            assertEquals(Set.of("one: one waits", "two: two waits"), said);
            process.toHandle().destroy();
            assertEquals(3, process.waitFor());
            for (ProcessHandle node : nodes) {
                node.onExit().get(30, TimeUnit.SECONDS);
            }
            assertEquals(2, nodes.size());
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        for (String name : List.of("one", "two")) {
            try (RecordingFile recording = RecordingFile.open(folder.resolve(name + ".ptlrec"))) {
                assertTrue(recording.end().clean(), recording.end()::words);
            }
        }
    }

    @Test
    void shouldEndAtOnceWhereNobodyListens() throws Exception {
        Ended ended = interrupt("step");
        assertFalse(ended.status() == ExitStatus.BOUND, ended::output);
    }

    @Test
    void shouldEndARunOfWhichNobodyReadsAnyMore() throws Exception {
        Process process = builder("run", "--limit", "2000000000").start();
        process.inputReader().readLine();
        process.getInputStream().close();
        String message = process.errorReader().lines().collect(Collectors.joining("\n"));
        assertEquals(2, process.waitFor(), message);
        assertEquals("", message);
    }

    @Test
    void shouldSayInALineThatARunCannotBeWritten() throws Exception {
        Assumptions.assumeTrue(Files.isWritable(Path.of("/dev/full")));
        Process process = builder("run", "--limit", "2000000000").redirectOutput(Path.of("/dev/full").toFile()).start();
        String message = process.errorReader().lines().collect(Collectors.joining("\n"));
        assertEquals(2, process.waitFor(), message);
        assertTrue(message.matches("standard output cannot be written: .+"), message);
    }

    @Test
    void shouldNotEndWellWhereWhatIsPrintedGetsLost() throws Exception {
        Assumptions.assumeTrue(Files.isWritable(Path.of("/dev/full")));
        Process process = builder("check", "--help").redirectOutput(Path.of("/dev/full").toFile()).start();
        assertEquals(2, process.waitFor());
    }

    private record Ended(int status, String output) {
    }

    private Ended interrupt(String command, String... options) throws IOException, InterruptedException {
        Process process = builder(command, options).redirectErrorStream(true).start();
        try (BufferedReader reader = process.inputReader()) {
            String first = reader.readLine();
            process.toHandle().destroy();
            String rest = reader.lines().collect(Collectors.joining("\n"));
            return new Ended(process.waitFor(), first + "\n" + rest);
        } finally {
            process.destroyForcibly();
        }
    }

    private ProcessBuilder builder(String command, String... options) throws IOException {
        return new ProcessBuilder(command(command, Files.writeString(folder.resolve("endless.ptl"), ENDLESS), options));
    }

    private static List<String> command(String command, Path scenario, String... options) {
        List<String> words = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
                System.getProperty("java.class.path"), Main.class.getName(), command, scenario.toString()));
        words.addAll(List.of(options));
        return words;
    }
}
