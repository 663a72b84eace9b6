package org.portalscope.scenario.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Optional;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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

/** What LAPI promises holds in all orders of events, in small programs; and what a program forgets goes wrong in some. */
class LapiExplorationTest {

    private static final int STATES = 100_000;
    private static final int MANY = 2_000_000;

    private static ExplorationResult explore(Scenario scenario, int states) {
        ExplorationOptions question = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, states, Long.MAX_VALUE, Integer.MAX_VALUE);
        return new Explorer(scenario::world, question, WorkerPool.ALONE, () -> false, progress -> { }).explore();
    }

    private static Scenario parse(String text) throws ScenarioException {
        return ScenarioReader.parse(SourceId.text("lapi.ptl"), "lapi.ptl", text, new FolderImports(null), Library.protocols()).get();
    }

    private static Scenario changed(String id, String from, String to) throws ScenarioException {
        String text = Library.open(id).source();
        assertTrue(text.contains(from), from);
        return parse(text.replace(from, to));
    }

    private static void assertHolds(Scenario scenario, int states) {
        ExplorationResult answer = explore(scenario, states);
        assertEquals(Optional.empty(), answer.finding());
        assertTrue(answer.isComplete(), answer.toString());
    }

    private static Finding finding(Scenario scenario) {
        return explore(scenario, MANY).finding().orElseThrow();
    }

    @Test
    void shouldPurgeAndResumeInEveryOrder() throws ScenarioException {
        assertHolds(Library.open("lapi-purge"), STATES);
    }

    @Test
    void shouldDrawDifferentTicketsInEveryOrder() throws ScenarioException {
        assertHolds(parse("""
                scenario "Tickets";
                use lapi { window = 1 };
                process task[2] as i at 0:0 {
                    region tickets[4];
                    region one[4];
                    region ticket[4];
                    region done[8];
                    function stop(hndl: integer, code: integer, type: integer, task_id: integer, src: integer) {
                        assert 0, "nothing goes wrong here";
                    }
                    LAPI_Init(&hndl, { lib_vers = L1_LIB, err_hndlr = stop });
                    one[0] = 1;
                    LAPI_Rmw(hndl, FETCH_AND_ADD, 0, tickets, one, ticket, done);
                    LAPI_Waitcntr(hndl, done, 1, &left);
                    LAPI_Gfence(hndl);
                    assert ticket[0] < 2 && (i == 1 || tickets[0] == 2);
                    LAPI_Term(hndl);
                }
                """), STATES);
    }

    /** All of its states take a minute. */
    @Test
    @Tag("long")
    void shouldLockInEveryOrder() throws ScenarioException {
        assertHolds(Library.open("lapi-lock"), MANY);
    }

    @Test
    void shouldLoseANumberWithoutTheLock() throws ScenarioException {
        Finding lost = finding(changed("lapi-lock", "if ticket[0] == 1 {", "if ticket[0] == 2 {"));
        assertEquals(Finding.Kind.ASSERT, lost.kind(), lost.words());
        assertTrue(lost.words().contains("both have added their numbers"), lost.words());
    }

    @Test
    void shouldDropAStalePacketThatNobodyExpects() throws ScenarioException {
        assertEquals(Finding.Kind.STUCK, finding(changed("lapi-purge", "LAPI_Senv(hndl, EPOCH_NUM, 2);", "")).kind());
    }
}
