package org.portalscope.node.transport;

import org.portalscope.engine.memory.MemoryBlock;

/** Takes the data of one long message, piece by piece, as they come. If the connection breaks, {@link #end} is not called. */
public interface LongData {

    /** The next bytes have come; they are not used after the method returns. */
    void take(MemoryBlock bytes);

    /** All have come. */
    void end();
}
