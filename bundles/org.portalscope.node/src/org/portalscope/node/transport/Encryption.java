package org.portalscope.node.transport;

import java.nio.file.Path;

import javax.net.ssl.SSLException;

import io.netty.channel.Channel;
import io.netty.handler.ssl.ClientAuth;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslContextBuilder;

/** How connections are encrypted, if they are: by TLS, with certificates of an authority that all nodes of a run trust. */
public final class Encryption {

    /** None. */
    public static final Encryption NONE = new Encryption(null, null);

    /** Null if this end accepts nothing. */
    private final SslContext accepting;
    private final SslContext connecting;

    private Encryption(SslContext accepting, SslContext connecting) {
        this.accepting = accepting;
        this.connecting = connecting;
    }

    /**
     * The end of nodes, which accept connections and make some. Among themselves both ends have to have a certificate of the authority.
     *
     * @param certificate of this node, a PEM file
     * @param key         its private key, a PEM file in PKCS 8
     * @param authority   its certificate, a PEM file; names of hosts are not compared
     * @param mutual      whether whoever connects needs a certificate, too; else a token says enough of it
     * @throws SSLException if the files cannot be used
     */
    public static Encryption ofNode(Path certificate, Path key, Path authority, boolean mutual) throws SSLException {
        try {
            SslContext accepting = SslContextBuilder.forServer(certificate.toFile(), key.toFile()).trustManager(authority.toFile())
                    .clientAuth(mutual ? ClientAuth.REQUIRE : ClientAuth.NONE).build();
            SslContext connecting = SslContextBuilder.forClient().keyManager(certificate.toFile(), key.toFile()).trustManager(authority.toFile())
                    .endpointIdentificationAlgorithm(null).build();
            return new Encryption(accepting, connecting);
        } catch (IllegalArgumentException e) {
            throw new SSLException(e.getMessage(), e);
        }
    }

    /**
     * The end of who attaches to nodes.
     *
     * @param authority its certificate, a PEM file; names of hosts are not compared
     * @throws SSLException if the file cannot be used
     */
    public static Encryption ofClient(Path authority) throws SSLException {
        try {
            return new Encryption(null, SslContextBuilder.forClient().trustManager(authority.toFile()).endpointIdentificationAlgorithm(null).build());
        } catch (IllegalArgumentException e) {
            throw new SSLException(e.getMessage(), e);
        }
    }

    /** Encrypts a connection that was accepted; before any other handler is added. */
    public void accept(Channel connection) {
        add(accepting, connection);
    }

    /** Encrypts a connection that is made; before any other handler is added. */
    public void connect(Channel connection) {
        add(connecting, connection);
    }

    private static void add(SslContext context, Channel connection) {
        if (context != null) {
            connection.pipeline().addLast(context.newHandler(connection.alloc()));
        }
    }
}
