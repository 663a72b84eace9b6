package org.portalscope.mpi.collective;

import java.util.List;

import org.portalscope.protocol.value.Buffer;

/** A reduction that is computed at once. */
public interface ComputedReduction extends Reduction {

    /**
     * Combines elements.
     *
     * @param left  of lower ranks
     * @param right of higher ranks, as long as the other
     * @return as long as both
     */
    byte[] combine(byte[] left, byte[] right);

    @Override
    default List<MemoryOperation> operations(Buffer left, Buffer right, Buffer to) {
        return List.of(new MemoryOperation.Combine(this, left, right, to));
    }
}
