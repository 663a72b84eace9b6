package org.portalscope.timeline.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.portalscope.scenario.source.ScenarioException;

class LongSearchTest {

    private static final int PUTS = 2_000;

    @Test
    void shouldSearchASessionAndItsRecording() throws ScenarioException, IOException {
        for (LongSearch.Searched searched : LongSearch.Searched.values()) {
            LongSearch benchmark = new LongSearch();
            benchmark.searched = searched;
            benchmark.entries = 2;
            benchmark.puts = PUTS;
            benchmark.prepare();
            assertEquals(Optional.empty(), benchmark.effects());
            assertEquals(Optional.empty(), benchmark.outcomes());
            assertEquals(Optional.empty(), benchmark.back());
            assertTrue(benchmark.changes().isPresent());
            assertEquals(Optional.empty(), benchmark.learn());
            benchmark.remove();
        }
    }

    @Test
    void shouldSearchChecks() throws ScenarioException {
        SearchedChecks benchmark = new SearchedChecks();
        benchmark.entries = 20;
        benchmark.puts = 100;
        benchmark.prepare();
        assertEquals(Optional.empty(), benchmark.passed());
        assertEquals(Optional.empty(), benchmark.reasons());
        assertEquals(Optional.empty(), benchmark.fields());
    }
}
