package org.portalscope.mpi.collective;

import org.portalscope.protocol.value.Buffer;

/** Collectives in which the root deals with one rank after the other. */
public final class LinearAlgorithms {

    private LinearAlgorithms() {
    }

    /**
     * The root gets the data of all others; its own are in their place.
     *
     * @param data   of this process, not of the root
     * @param blocks at the root, else anything
     */
    public static void gather(CollectiveScheduleBuilder schedule, int root, Buffer data, BufferBlocks blocks) {
        if (schedule.rank() != root) {
            schedule.send(root, data);
            return;
        }
        for (int rank = 0; rank < schedule.size(); rank++) {
            if (rank != root) {
                schedule.receive(rank, blocks.of(rank));
            }
        }
    }

    /**
     * All others get their data from the root, which has its own in their place.
     *
     * @param blocks at the root, else anything
     * @param data   of this process, not of the root
     */
    public static void scatter(CollectiveScheduleBuilder schedule, int root, BufferBlocks blocks, Buffer data) {
        if (schedule.rank() != root) {
            schedule.receive(root, data);
            return;
        }
        for (int rank = 0; rank < schedule.size(); rank++) {
            if (rank != root) {
                schedule.send(rank, blocks.of(rank));
            }
        }
    }
}
