package org.portalscope.engine.effect;

import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Numbers;

/** Bytes of the process's memory were written; {@code before} and {@code after} have the same length. */
public record BytesWritten(long address, byte[] before, byte[] after) implements PortalsEffect {

    @Override
    public void apply(PortalsState state) {
        state.memory().write(address, after);
    }

    @Override
    public void revert(PortalsState state) {
        state.memory().write(address, before);
    }

    @Override
    public String words() {
        return Numbers.count(after.length, "byte") + " written at " + Numbers.hex(address);
    }

    @Override
    public String section() {
        return "3.9.1";
    }
}
