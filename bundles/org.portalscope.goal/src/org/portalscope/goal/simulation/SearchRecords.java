package org.portalscope.goal.simulation;

import java.util.ArrayList;
import java.util.List;

/** What has been searched in the queues of a rank. */
final class SearchRecords {

    private final List<QueueSearch> rqHit = new ArrayList<>();
    private final List<QueueSearch> rqMiss = new ArrayList<>();
    private final List<QueueSearch> uqHit = new ArrayList<>();
    private final List<QueueSearch> uqMiss = new ArrayList<>();
    private int rqMax;
    private int uqMax;

    /** A message has found a posted receive, the last of so many examined. */
    void matched(int depth, long now) {
        rqHit.add(new QueueSearch(depth, now));
    }

    /**
     * A message has found no posted receive.
     *
     * @param posted     how many receives are posted
     * @param unexpected how many messages are unexpected now, with it
     */
    void unexpected(int posted, int unexpected, long now) {
        rqMiss.add(new QueueSearch(posted, now));
        uqMax = Math.max(uqMax, unexpected);
    }

    /** A receive has found an unexpected message, the last of so many examined. */
    void taken(int depth, long now) {
        uqHit.add(new QueueSearch(depth, now));
    }

    /**
     * A receive has found no unexpected message.
     *
     * @param unexpected how many messages are unexpected
     * @param posted     how many receives are posted now, with it
     */
    void posted(int unexpected, int posted, long now) {
        uqMiss.add(new QueueSearch(unexpected, now));
        rqMax = Math.max(rqMax, posted);
    }

    QueueStatistics statistics() {
        return new QueueStatistics(rqMax, uqMax, rqHit, rqMiss, uqHit, uqMiss);
    }
}
