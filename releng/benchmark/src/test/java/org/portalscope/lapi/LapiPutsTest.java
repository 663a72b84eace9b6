package org.portalscope.lapi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.portalscope.world.MessageRun;

@Timeout(60)
class LapiPutsTest {

    @ParameterizedTest
    @EnumSource
    void shouldCompleteOneRoundAfterTheOther(LapiPuts.Call call) {
        LapiPuts benchmark = new LapiPuts();
        benchmark.call = call;
        benchmark.blocks = 3;
        benchmark.begin();
        assertEquals(0, benchmark.rounds());
        benchmark.run();
        benchmark.run();
        assertEquals(2 * MessageRun.ROUNDS, benchmark.rounds());
        benchmark.end();
    }
}
