package org.portalscope.goal.simulation;

import java.util.List;

import org.portalscope.goal.GoalOperation;

/**
 * What a schedule came to.
 *
 * @param queues   of each rank
 * @param finished for each rank, the virtual time in nanoseconds from which on nothing occupies its processors
 * @param pending  the operations that will never be done, with their ranks, in their order
 */
public record SimulationResult(List<QueueStatistics> queues, List<Long> finished, List<Pending> pending) {

    /** An operation that will never be done: a receive or a long send without its counterpart, or one that waits for another. */
    public record Pending(int rank, GoalOperation operation) {
    }

    public SimulationResult {
        queues = List.copyOf(queues);
        finished = List.copyOf(finished);
        pending = List.copyOf(pending);
    }
}
