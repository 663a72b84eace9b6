package org.portalscope.cli.node;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Assumptions;

/** Network namespaces with an address each, all on one bridge, as machines of their own would be. */
final class NetworkNamespaces implements Closeable {

    private static final String NAME = "ptl" + ProcessHandle.current().pid() % 100_000;

    private final int count;

    /** @throws org.opentest4j.TestAbortedException if the machine does not let this process make any */
    NetworkNamespaces(int count) throws InterruptedException {
        this.count = count;
        try {
            ip("netns", "add", NAME + "b");
            ip("-n", NAME + "b", "link", "add", "bridge", "type", "bridge");
            ip("-n", NAME + "b", "link", "set", "bridge", "up");
            for (int i = 0; i < count; i++) {
                add(i);
            }
        } catch (IOException e) {
            close();
            Assumptions.abort("skipped, because this machine lets no network namespaces be made: " + e.getMessage());
        }
    }

    private void add(int i) throws IOException, InterruptedException {
        ip("netns", "add", name(i));
        ip("-n", name(i), "link", "add", "eth", "type", "veth", "peer", "name", "port" + i, "netns", NAME + "b");
        ip("-n", NAME + "b", "link", "set", "port" + i, "master", "bridge", "up");
        ip("-n", name(i), "address", "add", address(i) + "/24", "dev", "eth");
        ip("-n", name(i), "link", "set", "eth", "up");
        ip("-n", name(i), "link", "set", "lo", "up");
    }

    private static String name(int i) {
        return NAME + "n" + i;
    }

    /** The address of one. */
    static String address(int i) {
        return "10.77.0." + (i + 1);
    }

    /** The words that run a command in one. */
    List<String> in(int i, List<String> command) {
        List<String> words = new ArrayList<>(List.of("ip", "netns", "exec", name(i)));
        words.addAll(command);
        return words;
    }

    /** Connects one with the others, or cuts it off. */
    void setUp(int i, boolean isUp) throws IOException, InterruptedException {
        ip("-n", NAME + "b", "link", "set", "port" + i, isUp ? "up" : "down");
    }

    /** Delays what one sends. */
    void delay(int i, int milliseconds) throws InterruptedException {
        try {
            run(in(i, List.of("tc", "qdisc", "add", "dev", "eth", "root", "netem", "delay", milliseconds + "ms")));
        } catch (IOException e) {
            Assumptions.abort("skipped, because this machine delays no packets: " + e.getMessage());
        }
    }

    private static void ip(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("ip"));
        command.addAll(List.of(words));
        run(command);
    }

    private static void run(List<String> command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said.strip());
        }
    }

    @Override
    public void close() {
        try {
            for (int i = 0; i < count; i++) {
                remove(name(i));
            }
            remove(NAME + "b");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** One that could not be made need not be removed. */
    private static void remove(String name) throws InterruptedException {
        try {
            new ProcessBuilder("ip", "netns", "delete", name).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
        } catch (IOException e) {
            Assumptions.abort("skipped, because there is no command ip: " + e.getMessage());
        }
    }
}
