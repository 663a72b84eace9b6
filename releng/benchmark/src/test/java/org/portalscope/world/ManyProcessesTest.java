package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ManyProcessesTest {

    @ParameterizedTest
    @EnumSource
    void shouldRunToTheEndAndCountItsPuts(ManyProcesses.Pattern pattern) throws Exception {
        ManyProcesses benchmark = new ManyProcesses();
        benchmark.pattern = pattern;
        benchmark.processes = 20;
        benchmark.wanted = 20_000;
        benchmark.prepare();
        Parts count = new Parts();
        List<World> worlds = benchmark.run(count);
        assertTrue(worlds.stream().allMatch(world -> world.enabled().isEmpty()));
        long operations = worlds.stream().flatMap(world -> world.processes().stream()).mapToLong(process -> process.portals().state().operationCount()).sum();
        assertEquals(operations, count.parts);
    }
}
