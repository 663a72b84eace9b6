package org.portalscope.engine.message;

/**
 * The port through which the engine hands messages to whoever drives it: a world's channels or a wire. Each way out has its way
 * back, so that a message that left can be taken back when its step is undone.
 */
public interface Fabric {

    /** Takes a message for delivery; messages between two processes keep their order (§3.9.2). */
    void ship(Message message);

    /** Takes back the message shipped last. */
    void unship(Message message);

    /** Takes the data of a message that was shipped before. */
    void shipData(Message.Key message, byte[] data);

    /** Takes back the data of a message. */
    void unshipData(Message.Key message);
}
