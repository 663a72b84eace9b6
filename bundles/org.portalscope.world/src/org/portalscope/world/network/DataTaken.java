package org.portalscope.world.network;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.engine.step.Subject;

/**
 * The data of a message arrive together with its header.
 *
 * @param payload what was in flight
 */
public record DataTaken(Message.Key message, Payload payload) implements Effect {

    @Override
    public void apply(ProcessParts parts) {
        parts.part(Network.class).removePayload(message);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(Network.class).putPayload(message, payload);
    }

    @Override
    public boolean liesBetween() {
        return true;
    }

    @Override
    public String words() {
        return "the data of " + message + " arrive with it";
    }

    @Override
    public String section() {
        return "4.2";
    }

    @Override
    public void describe(Fields out) {
        out.value("message", message).value("payload", payload);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfMessage(message));
    }
}
