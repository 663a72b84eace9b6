package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ManyProcessesTest {

    @ParameterizedTest
    @EnumSource
    void shouldRunToTheEndAndCountItsPuts(ManyProcesses.Pattern pattern) throws Exception {
        ManyProcesses benchmark = new ManyProcesses();
        benchmark.pattern = pattern;
        benchmark.processes = 10;
        benchmark.prepare();
        Parts count = new Parts();
        World world = benchmark.run(count);
        assertTrue(world.enabled().isEmpty());
        long operations = world.processes().stream().mapToLong(process -> process.portals().state().operationCount()).sum();
        assertEquals(operations, count.parts);
    }
}
