package org.portalscope.mpi.progress;

import org.portalscope.mpi.state.MpiRequest;
import org.portalscope.mpi.state.MpiState;
import org.portalscope.mpi.state.PeerCredits;
import org.portalscope.mpi.state.Transfer;

/** Makes requests of transfers. */
public final class Openings {

    private Openings() {
    }

    /** With the request of a send that has a credit, or waits for one. */
    public static MpiState withSend(Transfer transfer, MpiState state) {
        int rank = state.communicator(transfer.communicator()).worldRank(transfer.peer());
        long number = state.lastRequest() + 1;
        return state.peer(rank).isFree() ? state.begin(transfer, MpiRequest.Phase.ACTIVE, rank, PeerCredits::spent)
                : state.begin(transfer, MpiRequest.Phase.WAITS_FOR_CREDIT, rank, peer -> peer.waitingFor(number));
    }
}
