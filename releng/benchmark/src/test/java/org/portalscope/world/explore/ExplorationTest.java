package org.portalscope.world.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.portalscope.world.Parts;

class ExplorationTest {

    @Test
    void shouldSearchUntilItFindsTheRaceAndCountTransitions() throws Exception {
        Exploration benchmark = new Exploration();
        benchmark.scenario = "5.3-mpi-race";
        benchmark.prepare();
        Parts count = new Parts();
        ExplorationResult answer = benchmark.explore(count);
        assertEquals(Finding.Kind.ASSERT, answer.finding().orElseThrow().kind());
        assertEquals(answer.effort().transitions(), count.parts);
    }
}
