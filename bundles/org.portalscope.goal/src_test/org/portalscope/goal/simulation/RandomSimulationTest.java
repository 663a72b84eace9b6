package org.portalscope.goal.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.goal.GoalSchedule;

/** Random schedules pass as the rules say when these are read word by word. */
class RandomSimulationTest {

    private static final int SEEDS = 1500;
    private static final List<String> PARAMETERS = List.of(LogGopsParameters.DEFAULTS, "L=0,o=750,g=750,G=0,S=10,O=0", "L=750,o=0,g=1500,G=1,S=100,O=2");

    @ParameterizedTest
    @EnumSource
    void shouldSearchAsTheRulesSay(MatchingPlace matching) throws LogGopsException {
        long searches = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            GoalSchedule schedule = new RandomSchedule(seed).make();
            LogGopsParameters parameters = LogGopsParameters.parse(PARAMETERS.get(seed % PARAMETERS.size()));
            List<QueueStatistics> expected = new NaiveSimulation(schedule, parameters, matching).run();
            assertEquals(expected, LogGopsSimulation.run(schedule, parameters, matching).queues(), "seed " + seed);
            searches += expected.stream().mapToLong(queues -> Math.min(queues.rqHit().size(), queues.uqHit().size())).sum();
        }
        assertTrue(searches > SEEDS / 4, "there is much to search: " + searches);
    }

    @ParameterizedTest
    @EnumSource
    void shouldTakeEachMessageOnce(MatchingPlace matching) throws LogGopsException {
        for (int seed = 0; seed < SEEDS; seed++) {
            SimulationResult result = LogGopsSimulation.run(new RandomSchedule(seed).make(), LogGopsParameters.parse(LogGopsParameters.DEFAULTS), matching);
            for (QueueStatistics queues : result.queues()) {
                assertTrue(queues.rqHit().size() <= queues.uqMiss().size() && queues.uqHit().size() <= queues.rqMiss().size(), "seed " + seed);
                assertTrue(queues.rqMax() <= queues.uqMiss().size() && queues.uqMax() <= queues.rqMiss().size(), "seed " + seed);
            }
        }
    }
}
