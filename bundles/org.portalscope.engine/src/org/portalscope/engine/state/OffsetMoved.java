package org.portalscope.engine.state;

import org.portalscope.engine.api.Handle;

/**
 * The locally managed offset of a descriptor moved behind the bytes of an operation.
 *
 * @param inactivatedBefore the link of the operation that made the descriptor inactive before, zero if none
 * @param inactivatedAfter  the same after this one
 */
public record OffsetMoved(long descriptor, long before, long after, long inactivatedBefore, long inactivatedAfter)
        implements PortalsEffect { // R14

    @Override
    public void apply(PortalsState state) {
        set(state, after, inactivatedAfter);
    }

    @Override
    public void revert(PortalsState state) {
        set(state, before, inactivatedBefore);
    }

    private void set(PortalsState state, long value, long inactivatedBy) {
        MemoryDescriptor changed = state.descriptor(descriptor);
        changed.localOffset = value;
        changed.inactivatedBy = inactivatedBy;
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
