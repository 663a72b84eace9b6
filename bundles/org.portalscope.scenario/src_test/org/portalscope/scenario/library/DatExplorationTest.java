package org.portalscope.scenario.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.source.FolderImports;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.ExplorationResult;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;
import org.portalscope.world.program.SourceId;

/** What uDAPL promises of a shared receive queue holds in all orders of events; and what it does not promise goes wrong in some. */
class DatExplorationTest {

    private static final String ID = "dat-shared-queue";
    private static final String FENCE = "dat-barrier-fence";
    private static final int STATES = 200_000;

    private static ExplorationResult explore(Scenario scenario) {
        ExplorationOptions question = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, STATES, Long.MAX_VALUE, Integer.MAX_VALUE);
        return new Explorer(scenario::world, question, WorkerPool.ALONE, () -> false, progress -> { }).explore();
    }

    private static Scenario changed(String id, String from, String to) throws ScenarioException {
        String text = Library.open(id).source();
        assertTrue(text.contains(from), from);
        return ScenarioReader.parse(SourceId.text("dat.ptl"), "dat.ptl", text.replace(from, to), new FolderImports(null), Library.protocols()).get();
    }

    private static String finding(Finding.Kind kind, Scenario scenario) {
        Finding finding = explore(scenario).finding().orElseThrow();
        assertEquals(kind, finding.kind(), finding.words());
        return finding.words();
    }

    @ParameterizedTest
    @ValueSource(strings = {ID, "dat-flush", FENCE})
    void shouldEndWellInEveryOrder(String id) throws ScenarioException {
        ExplorationResult answer = explore(Library.open(id));
        assertEquals(Optional.empty(), answer.finding());
        assertTrue(answer.isComplete(), answer.toString());
    }

    @Test
    void shouldFindThatConnectionsThatShareAQueueHaveNoOrder() throws ScenarioException {
        String words = finding(Finding.Kind.ASSERT, changed(ID, "event.transfered_length == 1", "event.user_cookie == k"));
        assertTrue(words.endsWith("event.user_cookie is 1 and k is 0"), words);
    }

    /** Without the fence, the memory that the write sends is written by the read while it is on its way. */
    @Test
    void shouldFindThatAWriteDoesNotWaitForAReadWithoutAFence() throws ScenarioException {
        String words = finding(Finding.Kind.VOLATILE, changed(FENCE, "DAT_COMPLETION_BARRIER_FENCE_FLAG);", "DAT_COMPLETION_DEFAULT_FLAG);"));
        assertEquals("client: 1 byte at 0x1000 written before send #3 has ended: they may be sent as they were or as they are", words);
    }
}
