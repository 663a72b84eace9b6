package org.portalscope.engine.message;

/**
 * The port through which the engine hands messages to whoever drives it: a world's channels or a wire. What it is given is
 * used again as soon as a method returns, so it copies what it keeps. Each way out has its way back, so that a message that left can
 * be taken back when its step is undone.
 */
public interface Fabric {

    /** Takes a message for delivery; messages between two processes keep their order (§3.9.2). */
    void ship(Header header);

    /** Takes back the message shipped last. */
    void unship(Message message);

    /**
     * Takes the data of a message that was shipped before.
     *
     * @param memory where they are
     * @param from   index of the first byte
     * @param length number of bytes
     */
    void shipData(Header header, byte[] memory, int from, int length);

    /** Takes back the data of a message. */
    void unshipData(Message.Key message);
}
