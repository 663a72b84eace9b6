package org.portalscope.lapi;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class LapiPutsTest {

    @ParameterizedTest
    @EnumSource
    void shouldCompleteARoundAfterTheOther(LapiPuts.Call call) {
        LapiPuts benchmark = new LapiPuts();
        benchmark.call = call;
        benchmark.blocks = 3;
        benchmark.begin();
        assertEquals(0, benchmark.rounds());
        benchmark.round();
        benchmark.round();
        assertEquals(2, benchmark.rounds());
        benchmark.end();
    }
}
