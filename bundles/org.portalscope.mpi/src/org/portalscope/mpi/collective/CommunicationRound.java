package org.portalscope.mpi.collective;

import java.util.List;

/**
 * A round of a collective: at most one message each way, at the same time, and then work on the own memory.
 *
 * @param received or null
 * @param sent     or null
 * @param after    in its order
 */
public record CommunicationRound(RoundMessage received, RoundMessage sent, List<MemoryOperation> after) {

    public CommunicationRound {
        after = List.copyOf(after);
    }
}
