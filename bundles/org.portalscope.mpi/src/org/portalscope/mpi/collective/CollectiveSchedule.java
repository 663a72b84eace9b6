package org.portalscope.mpi.collective;

import java.util.List;

/**
 * What a process does in a collective, round after round.
 *
 * @param scratchLength bytes of memory that it needs besides that of the caller
 */
public record CollectiveSchedule(List<CommunicationRound> rounds, long scratchLength) {

    public CollectiveSchedule {
        rounds = List.copyOf(rounds);
    }
}
