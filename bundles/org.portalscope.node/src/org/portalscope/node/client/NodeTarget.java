package org.portalscope.node.client;

import java.net.InetSocketAddress;

import org.portalscope.node.token.Token;
import org.portalscope.node.transport.Encryption;

/**
 * A node to attach to.
 *
 * @param address    where its control port is
 * @param token      that it wants
 * @param encryption how connections with it are encrypted
 * @param lines      whether to be told the lines of a program in Java, which costs it some time at each call; those of scenarios are told always
 */
public record NodeTarget(InetSocketAddress address, Token token, Encryption encryption, boolean lines) {

    /** A node whose connections are not encrypted, without the lines of a program in Java. */
    public NodeTarget(InetSocketAddress address, Token token) {
        this(address, token, Encryption.NONE, false);
    }

    /** The same node, with or without the lines of a program in Java. */
    public NodeTarget withLines(boolean wanted) {
        return new NodeTarget(address, token, encryption, wanted);
    }
}
