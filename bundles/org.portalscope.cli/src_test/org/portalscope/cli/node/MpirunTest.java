package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
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

    /** Whether there is an mpirun that names its runs: that of MPICH does not, and its nodes would listen on ports that others may have. */
    private static boolean isOpenMpi() throws IOException {
        boolean isInstalled = Stream.of(System.getenv("PATH").split(File.pathSeparator)).anyMatch(place -> Files.isExecutable(Path.of(place, "mpirun")));
        return isInstalled && new String(new ProcessBuilder("mpirun", "--version").start().getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .contains("Open MPI");
    }

    @Test
    void shouldStartFourNodes() throws Exception {
        assumeTrue(isOpenMpi(), "skipped, because there is no mpirun of Open MPI on the path (Debian: openmpi-bin)");
        List<String> command = new ArrayList<>(List.of("mpirun", "--allow-run-as-root", "--oversubscribe", "-n", String.valueOf(NODES)));
        command.addAll(node(scenario()));
        Process mpirun = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(mpirun.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, mpirun.waitFor(), output);
        assertEquals(NODES, output.lines().filter(RingScenario.SAID::equals).count(), output);
    }

    /** Two runs at once, each of nodes that know no more than what a launcher says in the environment: none gets in the way of another. */
    @Test
    void shouldFindTheOthersByTheNameOfTheirRun() throws Exception {
        List<String> command = node(scenario());
        List<Process> nodes = new ArrayList<>();
        for (String run : List.of(UUID.randomUUID().toString(), UUID.randomUUID().toString())) {
            for (int rank = 0; rank < NODES; rank++) {
                ProcessBuilder node = new ProcessBuilder(command).redirectErrorStream(true);
                node.environment().putAll(Map.of("OMPI_COMM_WORLD_RANK", String.valueOf(rank), "OMPI_COMM_WORLD_SIZE", String.valueOf(NODES),
                        "PMIX_NAMESPACE", run));
                nodes.add(node.start());
            }
        }
        for (Process node : nodes) {
            String output = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, node.waitFor(), output);
            assertEquals(RingScenario.SAID, output.strip());
        }
    }

    private static List<String> node(String scenario) {
        return List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp",
                System.getProperty("java.class.path"), Main.class.getName(), "node", scenario);
    }

    private String scenario() throws IOException {
        return Files.writeString(folder.resolve("ring.ptl"), RingScenario.of(NODES)).toString();
    }
}
