package org.portalscope.cli.node;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.cli.Main;
import org.portalscope.node.control.NodeFolder;
import org.portalscope.node.token.Token;

/** A node encrypts its connections, and is attached to by those who know its authority and its token. */
@Timeout(60)
class EncryptedNodeTest {

    private static final String KEYS = "../org.portalscope.node/src_test/org/portalscope/node/transport/keys/";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    private static List<NodeFolder.Entry> entries(String title) throws IOException {
        return NodeFolder.ofUser().nodes().stream().filter(entry -> entry.node().title().equals(title)).toList();
    }

    @Test
    void shouldBeAttachedToByTls() throws IOException {
        String title = UUID.randomUUID().toString();
        String scenario = Files.writeString(folder.resolve("one.ptl"), """
                scenario "%s";
                process one at 0:0 user 1 {
                    PtlInit(&max);
                    print "done";
                }
                """.formatted(title)).toString();
        String token = Files.writeString(folder.resolve("token"), "7f".repeat(Token.SIZE)).toString();
        CompletableFuture<Integer> node = CompletableFuture.supplyAsync(() -> Main.run(new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()),
                "node", scenario, "--rank", "0", "--rendezvous", folder.resolve("run").toString(), "--paused", "--token", token, "--tls-cert",
                KEYS + "node.pem", "--tls-key", KEYS + "node.key", "--tls-ca", KEYS + "authority.pem"));
        while (entries(title).isEmpty() && !node.isDone()) {
            Thread.onSpinWait();
        }
        String address = "127.0.0.1:" + entries(title).get(0).node().address().getPort();
        assertEquals(0, run("attach", "--address", address, "--token", token, "--tls-ca", KEYS + "authority.pem", "--resume"), err::toString);
        assertEquals(0, node.join());
        assertTrue(out.toString().contains("one (0:0): line 4: print \"done\";"), out::toString);
    }
}
