package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class QuickRunTest {

    @ParameterizedTest
    @EnumSource
    void shouldRunToTheEndAndCountItsPuts(QuickRun.Puts puts) throws Exception {
        QuickRun benchmark = new QuickRun();
        benchmark.puts = puts;
        benchmark.prepare();
        Parts count = new Parts();
        assertTrue(benchmark.run(count).enabled().isEmpty());
        assertEquals(QuickRun.PUTS, count.parts);
    }
}
