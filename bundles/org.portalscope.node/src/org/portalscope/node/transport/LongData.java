package org.portalscope.node.transport;

import org.portalscope.engine.memory.MemoryBlock;

/** Takes the data of one long message, piece by piece, as they come; {@link #end} or {@link #lost} is called behind them. */
public interface LongData {

    /** The next bytes have come; they are not used after the method returns. */
    void take(MemoryBlock bytes);

    /** All have come. */
    void end();

    /** The connection is closed: no more will come. */
    void lost();
}
