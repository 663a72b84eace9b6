package org.portalscope.world;

import org.portalscope.engine.message.Message;

/**
 * The header of a message arrived.
 *
 * @param index its place among the messages under way
 */
public record MessageDelivered(Turn before, Turn after, Message message, int index) implements Opening {

    @Override
    public void take(Network network) {
        network.inFlight.remove(index);
    }

    @Override
    public void putBack(Network network) {
        network.inFlight.add(index, message);
    }

    @Override
    public String words() {
        return message.label() + " arrives";
    }
}
