package org.portalscope.engine.state;

import org.portalscope.engine.api.Handle;

/**
 * An operation was counted against the threshold of a descriptor.
 *
 * @param inactivatedBefore the link of the operation that made the descriptor inactive before, zero if none
 * @param inactivatedAfter  the same after this one
 */
public record ThresholdTaken(long descriptor, int before, int after, long inactivatedBefore, long inactivatedAfter)
        implements PortalsEffect { // R11

    @Override
    public void apply(PortalsState state) {
        set(state, after, inactivatedAfter);
    }

    @Override
    public void revert(PortalsState state) {
        set(state, before, inactivatedBefore);
    }

    private void set(PortalsState state, int value, long inactivatedBy) {
        MemoryDescriptor changed = state.descriptor(descriptor);
        changed.threshold = value;
        changed.inactivatedBy = inactivatedBy;
    }

    @Override
    public String words() {
        return Handle.text(descriptor) + ": threshold " + before + " → " + after + (after == 0 ? ", now inactive" : "");
    }

    @Override
    public String section() {
        return "3.8.1";
    }
}
