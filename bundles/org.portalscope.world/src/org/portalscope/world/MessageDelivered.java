package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Subject;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Turn;

/**
 * The header of a message arrived.
 *
 * @param inFlight the message as it was in flight; of number {@link InFlightMessage#NOT_SENT} if nobody in the world had sent it
 * @param index    its place among the messages in flight; -1 if nobody in the world had sent it
 */
public record MessageDelivered(Turn before, Turn after, InFlightMessage inFlight, int index) implements Opening {

    /** The message. */
    public Message message() {
        return inFlight.message();
    }

    /** Whether nobody in the world had sent it. */
    public boolean isFromOutside() {
        return !inFlight.isSent();
    }

    @Override
    public void take(Network network) {
        if (!isFromOutside()) {
            network.channels().of(message()).remove(inFlight);
        }
    }

    @Override
    public void restore(Network network) {
        if (!isFromOutside()) {
            network.channels().of(message()).restore(inFlight);
        }
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
    public void describe(Fields out) {
        out.value("before", before).value("after", after).value("message", message()).id("number", inFlight.number())
                .nanoseconds("departs", inFlight.departs()).nanoseconds("arrives", inFlight.arrives())
                .nanoseconds("free_before", inFlight.freeBefore()).index("index", index);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfMessage(message().key()));
    }
}
