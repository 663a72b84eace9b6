package org.portalscope.engine.protocol;

/** The queues that a protocol with receives keeps, and which its match entries can belong to. */
public enum ReceiveQueue {
    /** Receives that have been posted: a message that such an entry accepts has its receive. */
    POSTED,
    /** Messages that came before their receives: a message that such an entry accepts waits for one. */
    UNEXPECTED
}
