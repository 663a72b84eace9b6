package org.portalscope.goal.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.parser.GoalReader;
import org.portalscope.goal.simulation.LogGopsException;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.LogGopsSimulation;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.goal.simulation.QueueSearch;
import org.portalscope.goal.simulation.QueueStatistics;
import org.portalscope.goal.simulation.RandomSchedule;
import org.portalscope.goal.simulation.SimulationResult;
import org.portalscope.scenario.source.ScenarioException;

/** What Portals and MPI match in a world is what plain queues do. */
class WorldSimulationTest {

    private static final Path BUSY = Path.of("..", "org.portalscope.goal", "src_test", "schedule", "busy.goal");
    private static final int SEEDS = 200;
    private static final int MANY_SEEDS = 3000;
    private static final List<String> PARAMETERS = List.of(LogGopsParameters.DEFAULTS, "L=0,o=750,g=750,G=0,S=10,O=0", "L=750,o=0,g=1500,G=1,S=100,O=2");

    @Test
    void shouldMatchOnTheHostAsLogGopsimDoes() throws IOException, ScenarioException, LogGopsException {
        QueueStatistics queues = run(Files.readString(BUSY), MatchingPlace.HOST).queues().get(0);
        assertEquals(searches(1, 20_000), queues.rqHit());
        assertEquals(searches(0, 21_560), queues.rqMiss());
        assertEquals(searches(1, 21_560), queues.uqHit());
        assertEquals(searches(0, 20_000), queues.uqMiss());
    }

    @ParameterizedTest
    @EnumSource
    void shouldSearchAsPlainQueuesDo(MatchingPlace matching) throws ScenarioException, LogGopsException {
        compare(0, SEEDS, matching);
    }

    @ParameterizedTest
    @EnumSource
    @Tag("long")
    void shouldSearchAsPlainQueuesDoInManySchedules(MatchingPlace matching) throws ScenarioException, LogGopsException {
        compare(SEEDS, MANY_SEEDS, matching);
    }

    private static void compare(int from, int to, MatchingPlace matching) throws ScenarioException, LogGopsException {
        long searches = 0;
        for (int seed = from; seed < to; seed++) {
            GoalSchedule schedule = RoomyReceives.of(new RandomSchedule(seed).make());
            LogGopsParameters parameters = LogGopsParameters.parse(PARAMETERS.get(seed % PARAMETERS.size()));
            SimulationResult expected = LogGopsSimulation.run(schedule, parameters, matching);
            assertEquals(expected, WorldSimulation.run("random", schedule, parameters, matching), "seed " + seed);
            searches += expected.queues().stream().mapToLong(queues -> Math.min(queues.rqHit().size(), queues.uqHit().size())).sum();
        }
        assertTrue(searches > (to - from) / 4, "there is much to search: " + searches);
    }

    @Test
    void shouldRefuseAReceiveThatIsShorterThanItsMessage() {
        ScenarioException refused = assertThrows(ScenarioException.class,
                () -> run("num_ranks 2; rank 0 { send 8b to 1 }; rank 1 { recv 7b from 0 }", MatchingPlace.NIC));
        assertTrue(refused.getMessage().contains("MPI_ERR_TRUNCATE"), refused::getMessage);
    }

    private static SimulationResult run(String text, MatchingPlace matching) throws ScenarioException, LogGopsException {
        return WorldSimulation.run("schedule", GoalReader.parse(text).schedule().orElseThrow(), LogGopsParameters.DEFAULT, matching);
    }

    private static List<QueueSearch> searches(int count, long time) {
        return List.of(new QueueSearch(count, time));
    }
}
