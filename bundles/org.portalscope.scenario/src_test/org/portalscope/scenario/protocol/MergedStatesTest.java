package org.portalscope.scenario.protocol;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.world.program.SourceId;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;

/** States that differ only in what handles are called are one, also where a protocol knows the handles. */
class MergedStatesTest {

    private static final int MOST = 100_000;

    /** Two queues are allocated in either order, so that each may get either handle; what comes then is the same. */
    private static final String TEXT = """
            scenario "Two queues"; use keeper;
            process p at 0:0 {
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                thread other { PtlEQAlloc(ni, 4, &small); ready = 1; PtlNIStatus(ni, PTL_SR_DROP_COUNT, &drops); }
                %s
                PtlNIStatus(ni, PTL_SR_DROP_COUNT, &count);
            }
            """;

    @Test
    void shouldMergeStatesWithAProtocolAsWithoutOne() throws Exception {
        long without = states("PtlEQAlloc(ni, 8, &own);", true);
        assertEquals(without, states("keeper_open(ni);", true));
        assertTrue(states("keeper_open(ni);", false) > without, "a handle that is written as a number keeps states apart");
    }

    private static long states(String open, boolean asHandle) throws Exception {
        Scenario scenario = ScenarioReader.parse(SourceId.text("test.ptl"), "test.ptl", TEXT.formatted(open), new FolderImports(null),
                Protocols.of(List.of(new Keeper(asHandle)))).get();
        ExplorationOptions options = new ExplorationOptions(EnumSet.noneOf(Finding.Kind.class), 0, MOST, 1L << 28, MOST);
        ExplorationResult result = new Explorer(scenario::world, options, WorkerPool.ALONE, () -> false, progress -> { }).explore();
        assertTrue(result.isComplete());
        return result.effort().states();
    }
}
