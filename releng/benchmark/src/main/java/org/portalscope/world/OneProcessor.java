package org.portalscope.world;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Keeps a virtual machine on one processor, so that its threads take turns there instead of waking each other from one processor to another. */
final class OneProcessor {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String ALLOWED = "Cpus_allowed_list:";

    private OneProcessor() {
    }

    /**
     * Binds all threads of this virtual machine, and so those that they start, to the first of the processors that it may use.
     *
     * @throws IOException if the machine is no Linux, or has no {@code taskset}
     */
    static void bind() throws IOException, InterruptedException {
        List<String> command = List.of("taskset", "-acp", first(), Long.toString(ProcessHandle.current().pid()));
        Process taskset = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(taskset.getInputStream().readAllBytes());
        if (taskset.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + ": " + said.strip());
        }
    }

    private static String first() throws IOException {
        String allowed = Files.readAllLines(STATUS).stream().filter(line -> line.startsWith(ALLOWED)).findFirst()
                .orElseThrow(() -> new IOException(STATUS + " has no " + ALLOWED));
        return allowed.substring(ALLOWED.length()).strip().split("[-,]")[0];
    }
}
