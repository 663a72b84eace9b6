package org.portalscope.recording.write;

import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockOutput;

/** Takes blocks of a recording that are complete, in their order. */
interface BlockSink {

    /** @param first and count as a header of a block has them */
    void add(BlockKind kind, long first, int count, BlockOutput content);
}
