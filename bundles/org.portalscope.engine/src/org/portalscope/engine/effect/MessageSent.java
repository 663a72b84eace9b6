package org.portalscope.engine.effect;

import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.RevocableFabric;
import org.portalscope.engine.state.PortalsState;

/** A message left for its target. */
public record MessageSent(Message message) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.fabric().send(Header.of(message));
    }

    @Override
    public void revert(PortalsState state) {
        RevocableFabric.of(state.fabric()).revoke(message);
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
