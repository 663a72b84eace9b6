package org.portalscope.engine.effect;

import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.RevocableFabric;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;

/** The data of a message left for its target. */
public record DataSent(Message message, byte[] data) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.fabric().sendData(Header.of(message), MemoryBlock.of(data), 0, data.length);
    }

    @Override
    public void revert(PortalsState state) {
        RevocableFabric.of(state.fabric()).revokeData(message.key());
    }

    @Override
    public boolean liesBetween() {
        return true;
    }

    @Override
    public String words() {
        return Numbers.count(data.length, "byte") + " of " + message.key() + " leave" + (data.length == 1 ? "s" : "") + " for "
                + message.target();
    }

    @Override
    public String section() {
        return "4.1";
    }
}
