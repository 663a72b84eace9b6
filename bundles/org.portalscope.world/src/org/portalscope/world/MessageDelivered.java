package org.portalscope.world;

import org.portalscope.engine.message.Message;

/**
 * The header of a message arrived.
 *
 * @param underway the message as it was under way
 * @param index    its place among the messages under way
 */
public record MessageDelivered(Turn before, Turn after, Underway underway, int index) implements Opening {

    /** The message. */
    public Message message() {
        return underway.message();
    }

    @Override
    public void take(Network network) {
        network.channel(message()).removeFirst();
    }

    @Override
    public void putBack(Network network) {
        network.channel(message()).putBack(underway);
    }

    @Override
    public String words() {
        return message().label() + " arrives";
    }
}
