package org.portalscope.goal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.QueueStatistics;
import org.portalscope.goal.simulation.SimulationResult;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.Parts;

class GoalRunsTest {

    private static final int OPERATIONS = 96;

    @Test
    void shouldComeToTheSameInAWorldAndInQueues() throws LogGopsException, ScenarioException {
        SimulationResult world = run(GoalRuns.Simulation.WORLD);
        assertEquals(world, run(GoalRuns.Simulation.QUEUES));
        assertEquals(List.of(), world.pending());
        assertEquals(OPERATIONS / 3, world.queues().stream().mapToInt(GoalRunsTest::received).sum());
    }

    private static int received(QueueStatistics queues) {
        return queues.rqHit().size() + queues.uqHit().size();
    }

    private static SimulationResult run(GoalRuns.Simulation simulation) throws LogGopsException, ScenarioException {
        GoalRuns benchmark = new GoalRuns();
        benchmark.simulation = simulation;
        benchmark.operations = OPERATIONS;
        benchmark.prepare();
        Parts count = new Parts();
        SimulationResult result = benchmark.run(count);
        assertEquals(OPERATIONS, count.parts);
        return result;
    }
}
