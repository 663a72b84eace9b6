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

/** What MPI promises holds in all orders of events, in small programs; and what it does not promise goes wrong in some. */
class MpiExplorationTest {

    private static final int STATES = 60_000;

    private static ExplorationResult explore(Scenario scenario) {
        ExplorationOptions question = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, STATES, Long.MAX_VALUE, Integer.MAX_VALUE);
        return new Explorer(scenario::world, question, WorkerPool.ALONE, () -> false, progress -> { }).explore();
    }

    private static Scenario parse(String text) throws ScenarioException {
        return ScenarioReader.parse(SourceId.text("mpi.ptl"), "mpi.ptl", text, new FolderImports(null), Library.protocols()).get();
    }

    private static Scenario changed(String id, String from, String to) throws ScenarioException {
        String text = Library.open(id).source();
        assertTrue(text.contains(from), from);
        return parse(text.replace(from, to));
    }

    private static void assertHolds(Scenario scenario) {
        ExplorationResult answer = explore(scenario);
        assertEquals(Optional.empty(), answer.finding());
        assertTrue(answer.isComplete(), answer.toString());
    }

    private static String finding(Scenario scenario, Finding.Kind kind) {
        Finding finding = explore(scenario).finding().orElseThrow();
        assertEquals(kind, finding.kind(), finding.words());
        return finding.words();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5.3-eager-expected", "5.3-eager-unexpected", "5.3-long-expected"})
    void shouldEndWellInEveryOrder(String id) throws ScenarioException {
        assertHolds(Library.open(id));
    }

    @Test
    void shouldGiveEachMessageToOneReceiveOfTwoThreads() throws ScenarioException {
        assertHolds(Library.open("5.3-order-with-threads"));
    }

    @Test
    void shouldMissAMessageIfAnotherThreadTakesItWhileAReceiveIsPosted() throws ScenarioException {
        String words = finding(changed("5.3-order-with-threads", "exclusive_posting = 1", "exclusive_posting = 0"), Finding.Kind.STUCK);
        assertTrue(words.contains("is blocked in MPI_Recv from rank[1], tag 7"), words);
    }

    @Test
    void shouldFindThatAnotherThreadReceivesWhatWasProbed() throws ScenarioException {
        String words = finding(parse("""
                scenario "Two threads probe and receive";
                use mpi;
                process rank[2] as i at 0:0 {
                    region a[8];
                    region b[8];
                    function take(buffer: region) {
                        MPI_Probe(1, 7, MPI_COMM_WORLD, &probed);
                        MPI_Get_count(probed, MPI_BYTE, &length);
                        MPI_Recv(buffer, 8, MPI_BYTE, probed.MPI_SOURCE, probed.MPI_TAG, MPI_COMM_WORLD, &received);
                        MPI_Get_count(received, MPI_BYTE, &count);
                        assert length == count, "the message that was probed";
                    }
                    MPI_Init();
                    if i == 0 {
                        thread other { take(b); done = 1; }
                        take(a);
                        wait until done == 1;
                    } else {
                        MPI_Send(a, 2, MPI_BYTE, 0, 7, MPI_COMM_WORLD);
                        MPI_Send(a, 6, MPI_BYTE, 0, 7, MPI_COMM_WORLD);
                    }
                }
                """), Finding.Kind.ASSERT);
        assertTrue(words.contains("the message that was probed"), words);
    }

    @Test
    void shouldFindThatAnySourceIsAnySource() throws ScenarioException {
        String words = finding(Library.open("5.3-wildcard-race"), Finding.Kind.ASSERT);
        assertTrue(words.endsWith("buffer[0] == 1 does not hold: buffer[0] is 2"), words);
    }

    @Test
    void shouldFindTheTwoSendsThatWaitForEachOther() throws ScenarioException {
        String words = finding(Library.open("5.3-head-to-head"), Finding.Kind.STUCK);
        assertTrue(words.contains("rank[0] and rank[1] wait for each other"), words);
    }

    @Test
    void shouldHaveRoomForTwoShortSendsHeadToHead() throws ScenarioException {
        assertHolds(changed("5.3-head-to-head", "eager_limit = 16", "eager_limit = 64"));
    }

    private static Scenario ranks(String statements) throws ScenarioException {
        return parse("""
                scenario "Two ranks";
                use mpi { eager_limit = 4 };
                process rank[2] as i at 0:0 {
                    region data[8];
                    region own[4];
                    MPI_Init();
                    %s
                }
                """.formatted(statements));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "MPI_Ibarrier(MPI_COMM_WORLD, &r); if i == 1 { MPI_Test(&r, &flag, MPI_STATUS_IGNORE); } MPI_Wait(&r, NULL);",
        "data[0] = i; MPI_Ibcast(data, 1, MPI_BYTE, 1, MPI_COMM_WORLD, &r); own[0] = i; MPI_Bcast(own, 1, MPI_BYTE, 0, MPI_COMM_WORLD); MPI_Wait(&r, NULL); "
            + "assert data[0] == 1 && own[0] == 0;",
        "data[0] = i; MPI_Ibcast(data, 8, MPI_BYTE, 0, MPI_COMM_WORLD, &r); MPI_Wait(&r, NULL); assert data[0] == 0;",
        "data[0] = i; data[1] = i; MPI_Ibcast(data, 1, MPI_BYTE, 0, MPI_COMM_WORLD, &r); MPI_Ibcast(data[1..], 1, MPI_BYTE, 0, MPI_COMM_WORLD, &s); "
            + "MPI_Wait(&s, NULL); MPI_Wait(&r, NULL); assert data[0] == 0 && data[1] == 0;",
        "own[0] = i; MPI_Sendrecv_replace(own, 1, MPI_BYTE, 1 - i, 1, 1 - i, 1, MPI_COMM_WORLD, NULL); assert own[0] == 1 - i;"})
    void shouldCarryNonblockingCollectivesOnInEveryOrder(String statements) throws ScenarioException {
        assertHolds(ranks(statements));
    }

    @Test
    void shouldFindWhatHasNotBeenFreed() throws ScenarioException {
        assertEquals("rank[0] has not freed datatype 100", finding(parse("""
                scenario "Left";
                use mpi;
                process rank[1] as i at 0:0 {
                    MPI_Init();
                    MPI_Type_contiguous(2, MPI_INT, &pair);
                    MPI_Finalize();
                }
                """), Finding.Kind.LEAK));
    }

    @Test
    void shouldFindThatARankAborts() throws ScenarioException {
        String words = finding(ranks("if i == 1 { MPI_Abort(MPI_COMM_WORLD, 3); }"), Finding.Kind.ASSERT);
        assertTrue(words.endsWith("MPI_Abort: MPI_ERR_OTHER: rank[1] aborts the run with error code 3"), words);
    }

    @Test
    void shouldSayWhatANonblockingCollectiveWaitsFor() throws ScenarioException {
        String words = finding(ranks("if i == 1 { MPI_Ibarrier(MPI_COMM_WORLD, &r); MPI_Wait(&r, NULL); }"), Finding.Kind.STUCK);
        assertTrue(words.contains("MPI_Wait for the MPI_Ibarrier on MPI_COMM_WORLD: waiting for rank[0]"), words);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 8})
    void shouldLoseNothingAndOvertakeNothingWhenBuffersAreExhausted(int length) throws ScenarioException {
        assertHolds(parse("""
                scenario "A flood";
                use mpi { eager_limit = 8, buffers = 2, buffer_size = 16, credits = 1 };
                process rank[2] as i at 0:0 {
                    region buffer[8];
                    MPI_Init();
                    repeat 3 as k {
                        if i == 1 {
                            buffer[0] = k;
                            MPI_Send(buffer, LENGTH, MPI_BYTE, 0, k, MPI_COMM_WORLD);
                        } else {
                            MPI_Recv(buffer, LENGTH, MPI_BYTE, 1, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
                            assert status.MPI_TAG == k && status.length == LENGTH && (LENGTH == 0 || buffer[0] == k);
                        }
                    }
                }
                """.replace("LENGTH", Integer.toString(length))));
    }
}
