package org.portalscope.node.client;

import java.net.InetSocketAddress;

import org.portalscope.node.control.Token;
import org.portalscope.node.transport.Encryption;

/** A node to attach to: where its control port is, the token that it wants, and how connections with it are encrypted. */
public record NodeTarget(InetSocketAddress address, Token token, Encryption encryption) {

    /** A node whose connections are not encrypted. */
    public NodeTarget(InetSocketAddress address, Token token) {
        this(address, token, Encryption.NONE);
    }
}
