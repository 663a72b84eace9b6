package org.portalscope.cli.node;

import java.nio.file.Path;

import javax.net.ssl.SSLException;

import org.portalscope.cli.argument.BadInputException;
import org.portalscope.node.transport.Encryption;
import picocli.CommandLine.Option;

/** How the connections of a node are encrypted. */
final class TlsOptions {

    @Option(names = "--tls-cert", paramLabel = "FILE", description = "encrypt all connections by TLS: the certificate of this node, PEM")
    private Path certificate;

    @Option(names = "--tls-key", paramLabel = "FILE", description = "its private key, PEM in PKCS 8")
    private Path key;

    @Option(names = "--tls-ca", paramLabel = "FILE", description = "the certificate of the authority that all nodes have theirs of, PEM")
    private Path authority;

    /** How connections with other nodes are encrypted. */
    Encryption nodes() throws BadInputException {
        return encryption(true);
    }

    /** How connections with those who attach are encrypted. */
    Encryption clients() throws BadInputException {
        return encryption(false);
    }

    private Encryption encryption(boolean mutual) throws BadInputException {
        if (certificate == null && key == null && authority == null) {
            return Encryption.NONE;
        }
        if (certificate == null || key == null || authority == null) {
            throw new BadInputException("--tls-cert, --tls-key and --tls-ca go together");
        }
        try {
            return Encryption.ofNode(certificate, key, authority, mutual);
        } catch (SSLException e) {
            throw new BadInputException("TLS is not possible with these files: " + e.getMessage());
        }
    }
}
