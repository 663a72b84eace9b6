package org.portalscope.goal.simulation;

import java.util.List;

/**
 * What the two queues of a rank came to, under the names that LogGOPSim gives them.
 *
 * @param rqMax  the longest that the queue of posted receives was
 * @param uqMax  the longest that the queue of unexpected messages was
 * @param rqHit  searches for the receive of a message that found one
 * @param rqMiss searches for the receive of a message that found none
 * @param uqHit  searches for the message of a receive that found one
 * @param uqMiss searches for the message of a receive that found none
 */
public record QueueStatistics(int rqMax, int uqMax, List<QueueSearch> rqHit, List<QueueSearch> rqMiss, List<QueueSearch> uqHit, List<QueueSearch> uqMiss) {

    public QueueStatistics {
        rqHit = List.copyOf(rqHit);
        rqMiss = List.copyOf(rqMiss);
        uqHit = List.copyOf(uqHit);
        uqMiss = List.copyOf(uqMiss);
    }
}
