package org.portalscope.node.launch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nodes say in a folder where they listen; what processes have left there that have ended counts for nothing. */
class RendezvousTest {

    @TempDir
    private Path home;

    private Path folder() {
        return home.resolve("run");
    }

    private static long pidOfAProcessThatHasEnded() throws Exception {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-version").redirectErrorStream(true).start();
        process.getInputStream().readAllBytes();
        process.waitFor();
        return process.pid();
    }

    @Test
    void shouldKnowWhereAllListenOnceEachHasSaidSo() throws IOException {
        try (Rendezvous first = new Rendezvous(folder(), 2); Rendezvous second = new Rendezvous(folder(), 2)) {
            first.publish(0, 7000);
            assertEquals(Optional.empty(), first.addresses());
            second.publish(1, 65_535);
            List<InetSocketAddress> all = List.of(new InetSocketAddress("127.0.0.1", 7000), new InetSocketAddress("127.0.0.1", 65_535));
            assertEquals(Optional.of(all), first.addresses());
            assertEquals(Optional.of(all), second.addresses());
        }
        assertFalse(Files.exists(folder()));
    }

    @Test
    void shouldReplaceWhatAProcessHasLeftThatHasEnded() throws Exception {
        Files.createDirectory(folder());
        for (int rank = 0; rank < 2; rank++) {
            Files.writeString(folder().resolve(rank + ".address"), "127.0.0.1 7000 " + pidOfAProcessThatHasEnded() + '\n');
        }
        try (Rendezvous node = new Rendezvous(folder(), 2)) {
            assertEquals(Optional.empty(), node.addresses());
            node.publish(0, 7001);
            assertEquals(Optional.empty(), node.addresses());
        }
        assertTrue(Files.exists(folder().resolve("1.address")));
    }

    @Test
    void shouldRefuseASecondNodeOfARank() throws IOException {
        try (Rendezvous first = new Rendezvous(folder(), 1)) {
            first.publish(0, 7000);
            try (Rendezvous second = new Rendezvous(folder(), 1)) {
                IOException refused = assertThrows(IOException.class, () -> second.publish(0, 7001));
                assertEquals("another node of rank 0 has said in " + folder() + " where it listens; each run needs a folder of its own", refused.getMessage());
            }
            assertEquals(7000, first.addresses().orElseThrow().get(0).getPort());
        }
    }

    @Test
    void shouldRefuseAFileThatDoesNotSayWhereANodeListens() throws IOException {
        Files.createDirectory(folder());
        for (String wrong : List.of("", "127.0.0.1 7000", "10.0.0.1 7000 1\n", "127.0.0.1 x 1\n", "127.0.0.1 7000 1\n".repeat(100), "127.0.0.1 70000 1\n")) {
            Path file = Files.writeString(folder().resolve("0.address"), wrong);
            try (Rendezvous node = new Rendezvous(folder(), 1)) {
                assertEquals(file + " does not say where a node listens; remove it", assertThrows(IOException.class, node::addresses).getMessage());
            }
        }
    }
}
