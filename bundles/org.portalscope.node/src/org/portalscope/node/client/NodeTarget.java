package org.portalscope.node.client;

import java.net.InetSocketAddress;

import org.portalscope.node.control.Token;

/** A node to attach to: where its control port is, and the token that it wants. */
public record NodeTarget(InetSocketAddress address, Token token) {
}
