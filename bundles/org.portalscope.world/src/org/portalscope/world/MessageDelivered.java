package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Subject;
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

    @Override
    public Category category() {
        return Category.ARRIVAL;
    }

    @Override
    public List<Field> fields() {
        return new Fields().value("before", before).value("after", after).value("message", message()).id("number", inFlight.number())
                .nanoseconds("departs", inFlight.departs()).nanoseconds("arrives", inFlight.arrives())
                .nanoseconds("free_before", inFlight.freeBefore()).index("index", index).list();
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfMessage(message().key()));
    }
}
