package org.portalscope.node.launch;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

import org.portalscope.node.token.Token;

/** A node that was started on this machine, as a process of its own. What it prints is passed on, line by line, behind its name. */
public final class LaunchedNode {

    /** What a node that is told its peers on standard input says first; its address follows. */
    public static final String LISTENS = "listening on ";

    private final Process process;
    private final CompletableFuture<String> address = new CompletableFuture<>();
    private final Thread reader;

    /**
     * Starts a node, which waits for its peers.
     *
     * @param program   the class that the command line is started with
     * @param classPath where that is
     * @param arguments of the command {@code node}
     * @param token     of the run
     * @param output    takes its lines, in another thread
     */
    public LaunchedNode(String program, String classPath, String name, List<String> arguments, Token token, Consumer<String> output) throws IOException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Duser.home=" + System.getProperty("user.home")));
        command.addAll(archive());
        command.addAll(List.of("-cp", classPath, program, "node"));
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put(Token.VARIABLE, token.digits());
        process = builder.start();
        reader = new Thread(() -> read(name, output), "output of " + name);
        reader.setDaemon(true);
        reader.start();
    }

    /** The classes as this virtual machine has them in memory, if it has: starting with them takes half the time. */
    private static List<String> archive() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-XX:SharedArchiveFile=") || argument.startsWith("-Xshare:") || argument.startsWith("-Xlog:")).toList();
    }

    private void read(String name, Consumer<String> output) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!address.isDone() && line.startsWith(LISTENS)) {
                    address.complete(line.substring(LISTENS.length()));
                } else {
                    output.accept(name + ": " + line);
                }
            }
        } catch (IOException e) {
            output.accept(name + ": its output cannot be read: " + e.getMessage());
        } finally {
            address.complete("");
        }
    }

    /** Where it listens; empty if it ended before it did. */
    public String address() {
        return address.join();
    }

    /** Tells it where all nodes listen. */
    public void tell(String peers) {
        try (Writer in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8)) {
            in.write(peers + '\n');
        } catch (IOException e) {
            throw new UncheckedIOException("a node has ended before it was told its peers", e);
        }
    }

    /** The number that the system gave its process. */
    public long pid() {
        return process.pid();
    }

    /** Its end. */
    public CompletableFuture<Process> onExit() {
        return process.onExit();
    }

    /** Whether it has not ended. */
    public boolean isAlive() {
        return process.isAlive();
    }

    /** Its exit status; it has ended, and all that it printed is passed on. */
    public int status() throws InterruptedException {
        int status = process.waitFor();
        reader.join();
        return status;
    }

    /** Ends it. */
    public void end() {
        process.destroy();
    }
}
