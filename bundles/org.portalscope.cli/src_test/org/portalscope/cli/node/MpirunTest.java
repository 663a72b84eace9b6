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
    private static final String PROCESS = """
            process p%d at %d:0 user 1 {
                region word[4] = "ring";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlEQAlloc(ni, 8, &eq);
                PtlMEAttach(ni, 4, p%d, 7, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                PtlMDAttach(me, { start = word, length = 4, options = PTL_MD_OP_PUT, eventq = eq }, PTL_RETAIN, PTL_RETAIN, NULL);
                PtlMDBind(ni, { start = word, length = 4 }, &md);
                barrier;
                PtlPut(md, PTL_NOACK_REQ, p%d, 4, 0, 7, 0, 0);
                expect PTL_EVENT_PUT_START in eq;
                expect PTL_EVENT_PUT_END in eq;
                print "came around";
            }
            """;

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
        assertEquals(NODES, output.lines().filter("came around"::equals).count(), output);
    }

    private String scenario() throws IOException {
        StringBuilder text = new StringBuilder("scenario \"ring\";\n");
        for (int rank = 0; rank < NODES; rank++) {
            text.append(PROCESS.formatted(rank, rank, (rank + NODES - 1) % NODES, (rank + 1) % NODES));
        }
        return Files.writeString(folder.resolve("ring.ptl"), text).toString();
    }
}
