package org.portalscope.node.transport;

/** What a connection brings cannot be taken, so that it is closed. The message says why, for people. */
public final class RefusalException extends Exception {

    private static final long serialVersionUID = 1;

    public RefusalException(String message) {
        super(message);
    }
}
