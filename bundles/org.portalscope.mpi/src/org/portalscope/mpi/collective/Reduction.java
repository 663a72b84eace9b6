package org.portalscope.mpi.collective;

import java.util.List;

import org.portalscope.protocol.value.Buffer;

/** Combines the contributions of processes, element by element. It is associative. */
public interface Reduction {

    /** Whether the operands may change places. */
    boolean isCommutative();

    /**
     * What a process does to combine elements; all buffers are of one length.
     *
     * @param left  of lower ranks
     * @param right of higher ranks; may be changed
     * @param to    takes the result; one of the others, or memory of its own
     */
    List<MemoryOperation> operations(Buffer left, Buffer right, Buffer to);
}
