package org.portalscope.node.transport;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.Socket;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import javax.net.ssl.SSLException;

import org.junit.jupiter.api.Test;

/** The same as without encryption; and whoever has no certificate of the authority, or speaks something else, is refused. */
class EncryptedNetworkTest extends NodeNetworkTest {

    @Override
    boolean isEncrypted() {
        return true;
    }

    @Test
    void shouldRefuseWhoSpeaksSomethingElse() throws Exception {
        try (Socket socket = new Socket(address().getAddress(), address().getPort())) {
            socket.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".getBytes());
            assertTrue(told().poll(30, TimeUnit.SECONDS).contains("not an SSL/TLS record"));
            while (socket.getInputStream().read() >= 0) {
                continue;
            }
        }
    }

    @Test
    void shouldRefuseACertificateOfSomebodyElse() throws Exception {
        Encryption stranger = Encryption.ofNode(KEYS.resolve("stranger.pem"), KEYS.resolve("stranger.key"), KEYS.resolve("authority.pem"), true);
        connect(stranger, address());
        String refusal = told().poll(30, TimeUnit.SECONDS);
        assertTrue(refusal.startsWith("Closed the connection with "), refusal);
    }

    @Test
    void shouldRefuseFilesThatHoldNoCertificate() {
        assertThrows(SSLException.class, () -> Encryption.ofClient(Path.of("src_test/org/portalscope/node/transport/EncryptedNetworkTest.java")));
        assertThrows(SSLException.class, () -> Encryption.ofClient(KEYS.resolve("none.pem")));
    }
}
