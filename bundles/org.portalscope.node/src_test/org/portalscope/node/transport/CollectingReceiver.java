package org.portalscope.node.transport;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;

/** Takes long messages as others, once they are there as a whole. */
interface CollectingReceiver extends MessageReceiver {

    @Override
    default LongData beginWhole(Header header, int length) {
        return new CollectedData(length, bytes -> whole(header, MemoryBlock.of(bytes)), () -> { });
    }

    @Override
    default LongData beginData(Header header, int length) {
        return new CollectedData(length, bytes -> data(header, MemoryBlock.of(bytes)),
                () -> dataLost(header.message().key(), NiFailType.PTL_NI_PEER_DEAD));
    }
}
