package org.portalscope.engine.effect;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.state.PortalsState;

/** The locally managed offset of a descriptor moved behind the bytes of an operation. */
public record OffsetMoved(long descriptor, long before, long after) implements PortalsEffect { // R14

    @Override
    public void apply(PortalsState state) {
        state.descriptor(descriptor).setLocalOffset(after);
    }

    @Override
    public void revert(PortalsState state) {
        state.descriptor(descriptor).setLocalOffset(before);
    }

    @Override
    public String words() {
        return Handle.text(descriptor) + ": local offset " + before + " → " + after;
    }

    @Override
    public String section() {
        return "3.8.1";
    }
}
