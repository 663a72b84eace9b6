package org.portalscope.goal.simulation;

import java.util.List;

import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalRank;

/** A rank while its schedule passes. */
final class SimulatedRank {

    final FreeTimes cpus = new FreeTimes();
    final FreeTimes sending = new FreeTimes();
    final FreeTimes receiving = new FreeTimes();
    final Releases releases;
    private final List<GoalOperation> operations;

    SimulatedRank(GoalRank rank) {
        operations = rank.operations();
        releases = new Releases(rank);
    }

    GoalOperation operation(int index) {
        return operations.get(index);
    }
}
