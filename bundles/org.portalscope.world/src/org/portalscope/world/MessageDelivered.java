package org.portalscope.world;

import org.portalscope.engine.message.Message;

/**
 * The header of a message arrived.
 *
 * @param index  its place among the messages under way
 * @param number counts the messages of the world in the order in which they were sent, from 0
 */
public record MessageDelivered(Turn before, Turn after, Message message, int index, long number) implements Opening {

    @Override
    public void take(Network network) {
        network.channel(message).removeFirst();
    }

    @Override
    public void putBack(Network network) {
        network.channel(message).putBack(message, number);
    }

    @Override
    public String words() {
        return message.label() + " arrives";
    }
}
