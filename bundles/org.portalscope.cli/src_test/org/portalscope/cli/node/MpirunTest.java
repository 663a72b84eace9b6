package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;

/** A real mpirun starts nodes, and what it says in the environment is all that they are told. */
@Timeout(120)
class MpirunTest {

    private static final int NODES = 4;

    @TempDir
    private Path folder;

    private static boolean isInstalled() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator)).anyMatch(place -> Files.isExecutable(Path.of(place, "mpirun")));
    }

    /** The first of some ports one behind the other, which are likely to be free. */
    private static int port() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort() < 60_000 ? socket.getLocalPort() + 1 : 40_000;
        }
    }

    @Test
    void shouldStartFourNodes() throws Exception {
        assumeTrue(isInstalled(), "skipped, because there is no mpirun on the path (Debian: openmpi-bin)");
        List<String> command = new ArrayList<>(List.of("mpirun", "--allow-run-as-root", "--oversubscribe", "-n", String.valueOf(NODES),
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp",
                System.getProperty("java.class.path"), Main.class.getName(), "node", scenario(), "--port", String.valueOf(port())));
        Process mpirun = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(mpirun.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, mpirun.waitFor(), output);
        assertEquals(NODES, output.lines().filter(RingScenario.SAID::equals).count(), output);
    }

    private String scenario() throws IOException {
        return Files.writeString(folder.resolve("ring.ptl"), RingScenario.of(NODES)).toString();
    }
}
