package org.portalscope.engine.message;

/**
 * The port through which the engine hands messages to whoever drives it: a world's channels or a wire. Each way out has its way back,
 * so that a message that left can be taken back when its step is undone.
 */
public interface Fabric {

    /**
     * Takes a message for delivery; messages between two processes keep their order (§3.9.2).
     *
     * @param header stays as it is until the operation that sends it has ended, or, for a response, until the next input
     */
    void ship(Header header);

    /**
     * Whether it takes the data of a message along with its header, so that a send ends in the same input in which it starts. The answer
     * never changes.
     */
    default boolean takesDataAtOnce() {
        return false;
    }

    /** Takes back the message shipped last. */
    void unship(Message message);

    /**
     * Takes the data of a message that was shipped before; who wants them after the next input copies them.
     *
     * @param memory where they are
     * @param from   index of the first byte
     * @param length number of bytes
     */
    void shipData(Header header, byte[] memory, int from, int length);

    /** Takes back the data of a message. */
    void unshipData(Message.Key message);

    /**
     * Learns that the data of a message that was shipped before will never come, so that the operation that waits for them can only fail.
     *
     * @param niFailType why
     */
    void withholdData(Header header, int niFailType);

    /** Forgets that the data of a message will never come. */
    void unwithholdData(Message.Key message);
}
