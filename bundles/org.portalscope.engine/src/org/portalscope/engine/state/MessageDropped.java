package org.portalscope.engine.state;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;

/**
 * A message was discarded and the drop count of its interface incremented.
 *
 * @param after the drop count, this message included
 */
public record MessageDropped(int networkInterface, Message message, DropReason reason, long after) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.interfaces.get(networkInterface).drops.add(reason);
    }

    @Override
    public void revert(PortalsState state) {
        NetworkInterface ni = state.interfaces.get(networkInterface);
        ni.drops.remove(ni.drops.size() - 1);
    }

    @Override
    public String words() {
        return message.label() + " is dropped: " + reason.words() + "; drop count " + (after - 1) + " → " + after;
    }

    @Override
    public String section() {
        return "4.2";
    }
}
