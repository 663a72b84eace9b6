package org.portalscope.world;

import org.portalscope.engine.message.Message;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Turn;

/**
 * The header of a message arrived.
 *
 * @param inFlight the message as it was in flight
 * @param index    its place among the messages in flight
 */
public record MessageDelivered(Turn before, Turn after, InFlightMessage inFlight, int index) implements Opening {

    /** The message. */
    public Message message() {
        return inFlight.message();
    }

    @Override
    public void take(Network network) {
        network.channel(message()).removeFirst();
    }

    @Override
    public void restore(Network network) {
        network.channel(message()).restore(inFlight);
    }

    @Override
    public String words() {
        return message().label() + " arrives";
    }
}
