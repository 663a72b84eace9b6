package org.portalscope.engine.effect;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.PortalsState;

/**
 * A message was discarded and the drop count of its interface incremented.
 *
 * @param forgotten the reason of a drop long ago that this one makes the interface forget, or null
 * @param after     the drop count, this message included
 */
public record MessageDropped(int networkInterface, Message message, DropReason reason, DropReason forgotten, long after)
        implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.interfaces().get(networkInterface).dropLog().add(reason);
    }

    @Override
    public void revert(PortalsState state) {
        state.interfaces().get(networkInterface).dropLog().remove(forgotten);
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
