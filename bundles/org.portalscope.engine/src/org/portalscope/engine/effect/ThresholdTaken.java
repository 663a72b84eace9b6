package org.portalscope.engine.effect;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.PortalsState;

/** An operation was counted against the threshold of a descriptor. */
public record ThresholdTaken(long descriptor, int before, int after) implements PortalsEffect { // R11

    @Override
    public void apply(PortalsState state) {
        state.descriptor(descriptor).setThreshold(after);
    }

    @Override
    public void revert(PortalsState state) {
        state.descriptor(descriptor).setThreshold(before);
    }

    @Override
    public String words() {
        return Handle.text(descriptor) + ": threshold " + before + " → " + after;
    }

    @Override
    public String section() {
        return "3.8.1";
    }
}
