package org.portalscope.node;

/** Two ends that are connected: one sends messages, and the other answers each. */
interface Pair {

    /** Sends a message. */
    void send() throws InterruptedException;

    /** Waits for the answer to the message whose answer has not been waited for longest. */
    void await() throws InterruptedException;

    /** Ends both. */
    void close() throws Exception;
}
