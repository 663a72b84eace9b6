package org.portalscope.goal.simulation;

import java.util.List;

import org.portalscope.goal.GoalOperation;

/**
 * What a schedule came to.
 *
 * @param queues   of each rank
 * @param finished for each rank, the virtual time in nanoseconds from which on nothing occupies its processors
 * @param pending  the operations that come to no end, rank by rank
 */
public record SimulationResult(List<QueueStatistics> queues, List<Long> finished, List<Pending> pending) {

    /**
     * An operation that comes to no end.
     *
     * @param end what does not come
     */
    public record Pending(int rank, GoalOperation operation, End end) {
    }

    /** What an operation comes to in the end. */
    public enum End {
        /** It is done: not so a receive without a message, and what waits for such an operation. */
        DONE,
        /** Its message is received. */
        RECEIVED
    }

    public SimulationResult {
        queues = List.copyOf(queues);
        finished = List.copyOf(finished);
        pending = List.copyOf(pending);
    }
}
