package org.portalscope.engine.message;

import org.portalscope.engine.memory.MemoryBlock;

/**
 * The port through which the engine hands messages to whoever drives it: a world's channels or a wire. This is the way out only; who can take
 * messages back as well, so that a process can be undone, is a {@link RevocableFabric}.
 */
public interface Fabric {

    /**
     * Takes a message for delivery; messages between two processes keep their order (§3.9.2).
     *
     * @param header stays as it is until the operation that sends it has ended, or, for a response, until the next input
     */
    void send(Header header);

    /** Takes a message, as {@link #send(Header)} does, from somebody who keeps it. */
    default void send(Message message) {
        send(Header.of(message));
    }

    /**
     * Whether it takes the data of a message along with its header, so that a send ends in the same input in which it starts. The answer
     * never changes.
     */
    default boolean takesDataAtOnce() {
        return false;
    }

    /**
     * Takes the data of a message that was sent before; who wants them after the next input copies them.
     *
     * @param memory where they are: the memory of the process itself, if nothing is recorded
     * @param from   index of the first byte
     * @param length number of bytes
     */
    void sendData(Header header, MemoryBlock memory, int from, int length);

    /**
     * Takes the data of a message that was sent before, from somebody who keeps them.
     *
     * @param data not to be changed
     */
    default void sendData(Message message, byte[] data) {
        sendData(Header.of(message), MemoryBlock.of(data), 0, data.length);
    }

    /**
     * Learns that the data of a message that was sent before will never come, so that the operation that waits for them can only fail.
     *
     * @param niFailType why
     */
    void withholdData(Header header, int niFailType);

    /**
     * Learns that nobody wants the data of a message whose header it has delivered: the message was dropped, or its operation let go. They may come later.
     * Where a journal is attached, that is read from {@code MessageDropped} and {@code OperationAbandoned}.
     */
    default void discardData(Header header) {
    }
}
