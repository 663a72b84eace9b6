package org.portalscope.cli.output;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.cli.Main;

/** The command line in a process of its own, with a heap of its own. */
public final class CommandProcess {

    private final ProcessBuilder builder;

    /** @param heap the largest heap, such as {@code 24m} */
    public CommandProcess(String heap, String... arguments) {
        List<String> words = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx" + heap,
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), Main.class.getName()));
        words.addAll(List.of(arguments));
        builder = new ProcessBuilder(words);
    }

    /**
     * How a process ended.
     *
     * @param errors what it has written to its error output
     */
    public record End(int status, String errors) {
    }

    /** Starts it; its standard output can be read, its standard input is empty. */
    public Process start() throws IOException {
        Process process = builder.start();
        process.getOutputStream().close();
        return process;
    }

    /** Runs it to its end with its standard output in a file. */
    public End run(File out) throws IOException, InterruptedException {
        builder.redirectOutput(out);
        return end(start());
    }

    /** Waits for the end of one that writes no more to standard output than fits into a pipe, or to one that is closed. */
    public static End end(Process process) throws IOException, InterruptedException {
        String errors = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new End(process.waitFor(), errors);
    }
}
