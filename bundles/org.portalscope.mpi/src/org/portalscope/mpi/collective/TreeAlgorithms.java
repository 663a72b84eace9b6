package org.portalscope.mpi.collective;

import org.portalscope.protocol.value.Buffer;

/** Collectives along binomial trees: in each round twice as many processes have taken part as in the round before. */
public final class TreeAlgorithms {

    private TreeAlgorithms() {
    }

    /** The root's data go to all. */
    public static void broadcast(CollectiveScheduleBuilder schedule, int root, Buffer data) {
        int own = Math.floorMod(schedule.rank() - root, schedule.size());
        int distance = 1;
        while (distance < schedule.size() && (own & distance) == 0) {
            distance <<= 1;
        }
        if (own != 0) {
            schedule.receive(rank(own - distance, root, schedule), data);
        }
        for (distance >>= 1; distance > 0; distance >>= 1) {
            if (own + distance < schedule.size()) {
                schedule.send(rank(own + distance, root, schedule), data);
            }
        }
    }

    /**
     * The contributions of all are combined at the root. If the operands may not change places, the tree has its root at rank 0, which sends the result on.
     *
     * @param contribution of this process
     * @param result       at the root, else anything
     */
    public static void reduce(CollectiveScheduleBuilder schedule, int root, Reduction reduction, Buffer contribution, Buffer result) {
        int top = reduction.isCommutative() ? root : 0;
        boolean hasResult = schedule.rank() == root && root == top;
        Buffer sum = hasResult ? result : schedule.scratch(contribution.length());
        schedule.copy(contribution, sum);
        climb(schedule, top, reduction, sum);
        if (root != top && schedule.rank() == top) {
            schedule.send(root, sum);
        } else if (root != top && schedule.rank() == root) {
            schedule.receive(top, result);
        }
    }

    private static void climb(CollectiveScheduleBuilder schedule, int top, Reduction reduction, Buffer sum) {
        int own = Math.floorMod(schedule.rank() - top, schedule.size());
        Buffer received = schedule.scratch(sum.length());
        for (int distance = 1; distance < schedule.size(); distance <<= 1) {
            if ((own & distance) != 0) {
                schedule.send(rank(own - distance, top, schedule), sum);
                return;
            } else if (own + distance < schedule.size()) {
                schedule.receive(rank(own + distance, top, schedule), received);
                schedule.combine(reduction, sum, received, sum);
            }
        }
    }

    private static int rank(int relative, int root, CollectiveScheduleBuilder schedule) {
        return Math.floorMod(relative + root, schedule.size());
    }
}
