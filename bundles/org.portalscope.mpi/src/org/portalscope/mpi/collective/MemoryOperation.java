package org.portalscope.mpi.collective;

import org.portalscope.engine.input.ByteString;
import org.portalscope.protocol.value.Buffer;

/** What a process does with its own memory in a collective. */
public sealed interface MemoryOperation {

    /** Copies bytes; both are of one length. */
    record Copy(Buffer from, Buffer to) implements MemoryOperation {
    }

    /** Writes bytes. */
    record Store(ByteString bytes, Buffer to) implements MemoryOperation {
    }

    /** Combines operands, which belong to lower ranks and to higher ones; all are of one length. */
    record Combine(ComputedReduction reduction, Buffer left, Buffer right, Buffer to) implements MemoryOperation {
    }

    /** Has the program call its function of a number. */
    record CallBack(long function, Buffer invec, Buffer inoutvec, long elements, long datatype) implements MemoryOperation {
    }
}
