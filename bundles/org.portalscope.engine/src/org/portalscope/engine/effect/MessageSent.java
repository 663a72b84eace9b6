package org.portalscope.engine.effect;

import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.PortalsState;

/** A message left for its target. */
public record MessageSent(Message message) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.fabric().ship(Header.of(message));
    }

    @Override
    public void revert(PortalsState state) {
        state.fabric().unship(message);
    }

    @Override
    public boolean liesBetween() {
        return true;
    }

    @Override
    public String words() {
        return message.key() + " leaves for " + message.target();
    }

    @Override
    public String section() {
        return "4.1";
    }
}
