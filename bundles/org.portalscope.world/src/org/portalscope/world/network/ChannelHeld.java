package org.portalscope.world.network;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;

/**
 * A channel holds a message back that was just sent, and those that will be sent behind it, as long as anything else can happen.
 *
 * @param before the number of the first message that it held back before
 * @param number the number of the message
 */
public record ChannelHeld(Message message, long before, long number) implements Effect { // R72

    @Override
    public void apply(ProcessParts parts) {
        parts.part(Network.class).channel(message).hold(number);
    }

    @Override
    public void revert(ProcessParts parts) {
        parts.part(Network.class).channel(message).hold(before);
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
}
