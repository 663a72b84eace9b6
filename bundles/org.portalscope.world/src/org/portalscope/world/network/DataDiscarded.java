package org.portalscope.world.network;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.engine.step.Subject;

/**
 * The data of a message that was dropped, or whose operation will never end, are thrown away: at once or, if they have not been sent
 * yet, when they come or turn out never to come.
 *
 * @param payload the data, or null if they have not been sent yet
 * @param late    whether the message had been dropped before its data came
 */
public record DataDiscarded(Message.Key message, Payload payload, boolean late) implements Effect {

    @Override
    public void apply(ProcessParts parts) {
        Network network = parts.part(Network.class);
        if (payload == null) {
            network.setRefused(message, true);
        } else {
            network.removePayload(message);
            network.setRefused(message, false);
        }
    }

    @Override
    public void revert(ProcessParts parts) {
        Network network = parts.part(Network.class);
        if (payload == null) {
            network.setRefused(message, false);
        } else {
            network.putPayload(message, payload);
            if (late) {
                network.setRefused(message, true);
            }
        }
    }

    @Override
    public boolean liesBetween() {
        return true;
    }

    @Override
    public String words() {
        if (payload == null) {
            return "the data of " + message + " will be thrown away";
        }
        return payload.isLost() ? "nobody misses the data of " + message
                : Numbers.count(payload.data().length, "byte") + " of " + message + " are thrown away";
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public Category category() {
        return Category.DATA;
    }

    @Override
    public void describe(Fields out) {
        out.value("message", message).value("payload", payload).value("late", late);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfMessage(message));
    }
}
