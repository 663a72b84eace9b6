package org.portalscope.world.network;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.engine.step.Subject;

/**
 * A channel holds a message back that was just sent, and those that will be sent behind it, as long as anything else can happen.
 *
 * @param before the number of the first message that it held back before
 * @param number the number of the message
 */
public record ChannelHeld(Message message, long before, long number) implements Effect { // R72

    @Override
    public void apply(ProcessParts parts) {
        parts.part(Network.class).channels().of(message).hold(number);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(Network.class).channels().of(message).hold(before);
    }

    @Override
    public boolean liesBetween() {
        return true;
    }

    @Override
    public String words() {
        return message.label() + " and what follows it to " + message.target() + " is held back while anything else can happen";
    }

    @Override
    public String section() {
        return "1.4";
    }

    @Override
    public void describe(Fields out) {
        out.value("message", message).id("before", before).id("number", number);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfMessage(message.key()), new Subject.OfProcess(message.target()));
    }

    @Override
    public boolean isFailure() {
        return true;
    }
}
