package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.world.waiting.DeadlockWords;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForGraphs;

/** Processes that do not agree about a collective: those that hear of it answer an error class, the others wait for ever. */
class CollectiveMismatchTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new MpiProtocol()));
    private static final int SEEDS = 20;

    private static Run run(String first, String second) throws Exception {
        return new Run(Scenario.readText("test.ptl", """
                scenario "Mismatch";
                use mpi;
                process first at 0:0 { region data[128]; region all[256]; MPI_Init(); %s; }
                process second at 1:0 { region data[128]; region all[256]; MPI_Init(); %s; }
                """.formatted(first, second), PROTOCOLS));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "MPI_Bcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_Scatter(NULL, 0, MPI_BYTE, data, 4, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_ERR_ARG",
        "MPI_Bcast(data, 100, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_Scatter(NULL, 0, MPI_BYTE, data, 4, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_ERR_ARG",
        "MPI_Bcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_Bcast(data, 3, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_ERR_TRUNCATE",
        "MPI_Bcast(data, 100, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_Bcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_ERR_TRUNCATE",
        "MPI_Bcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_Bcast(data, 5, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_ERR_COUNT",
        "MPI_Bcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_Barrier(MPI_COMM_WORLD) | MPI_ERR_ARG",
        "MPI_Ibcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD, &r) | MPI_Bcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_ERR_ARG",
        "MPI_Ibarrier(MPI_COMM_WORLD, &r) | MPI_Barrier(MPI_COMM_WORLD) | MPI_ERR_ARG",
        "MPI_Ibcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD, &r) | MPI_Ibarrier(MPI_COMM_WORLD, &r); MPI_Wait(&r, NULL) | MPI_ERR_ARG",
        "MPI_Ibcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD, &r) | MPI_Ibcast(data, 5, MPI_BYTE, 0, MPI_COMM_WORLD, &r); MPI_Wait(&r, NULL) | MPI_ERR_COUNT",
        "MPI_Ibcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD, &r) | MPI_Ibcast(data, 3, MPI_BYTE, 0, MPI_COMM_WORLD, &r); MPI_Wait(&r, NULL) | MPI_ERR_TRUNCATE",
        "MPI_Allgather(data, 4, MPI_BYTE, all, 4, MPI_BYTE, MPI_COMM_WORLD) expect MPI_ERR_TRUNCATE "
            + "| MPI_Allgather(data, 5, MPI_BYTE, all, 5, MPI_BYTE, MPI_COMM_WORLD) | MPI_ERR_COUNT"})
    void shouldNameTheErrorClassAtWhoReceives(String first, String second, String error) throws Exception {
        for (int seed = 0; seed < SEEDS; seed++) {
            Run run = run(first, second + " expect " + error);
            run.toEnd(Run.random(seed));
            run.requireFine("seed " + seed);
        }
    }

    @Test
    void shouldNoticeADifferentRootWhereMessagesMeet() throws Exception {
        Run run = new Run(Scenario.readText("test.ptl", """
                scenario "Roots";
                use mpi;
                process rank[3] as i at 0:0 {
                    region data[4];
                    MPI_Init();
                    if i == 2 {
                        MPI_Gather(data, 1, MPI_INT, NULL, 0, MPI_INT, 1, MPI_COMM_WORLD);
                    } else if i == 1 {
                        MPI_Gather(data, 1, MPI_INT, NULL, 0, MPI_INT, 0, MPI_COMM_WORLD);
                        MPI_Bcast(data, 1, MPI_INT, 1, MPI_COMM_WORLD) ;
                    } else {
                        MPI_Bcast(data, 1, MPI_INT, 1, MPI_COMM_WORLD) expect MPI_ERR_ARG;
                        MPI_Bcast(data, 1, MPI_INT, 2, MPI_COMM_WORLD) expect MPI_ERR_ROOT;
                    }
                }
                """, PROTOCOLS));
        run.toEnd();
        assertEquals("none", run.failure());
    }

    @Test
    void shouldWaitForEverWhereNothingMeets() throws Exception {
        Run run = run("MPI_Bcast(data, 4, MPI_BYTE, 1, MPI_COMM_WORLD)", "data[0] = 1");
        run.toEnd();
        assertEquals("none", run.failure());
        assertFalse(run.world.waiting().isEmpty());
    }

    private static Run toEnd(String first, String second) throws Exception {
        Run run = run(first + "; MPI_Finalize()", second + "; MPI_Finalize()");
        run.toEnd();
        return run;
    }

    /** MPI calls that erroneous, and goes no further. */
    @Test
    void shouldNoticeAFunctionThatFreesTheCommunicator() throws Exception {
        Run run = new Run(Scenario.readText("test.ptl", """
                scenario "Freed";
                use mpi;
                process rank[2] as i at 0:0 {
                    region data[1];
                    region sum[1];
                    function free(invec: region, inoutvec: region, len: integer, type: datatype) {
                        MPI_Comm_free(&other);
                    }
                    MPI_Init();
                    MPI_Comm_dup(MPI_COMM_WORLD, &other);
                    MPI_Op_create(free, 1, &op);
                    if i == 0 {
                        MPI_Reduce(data, sum, 1, MPI_BYTE, op, 0, other) expect MPI_ERR_COMM;
                    } else {
                        MPI_Reduce(data, sum, 1, MPI_BYTE, op, 0, other);
                    }
                    MPI_Finalize();
                }
                """, PROTOCOLS));
        run.toEnd();
        run.requireFine("round robin");
    }

    @Test
    void shouldRefuseToEndWhereAnotherIsInACollective() throws Exception {
        Run run = toEnd("MPI_Bcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD)", "data[0] = 1");
        assertTrue(run.failure().endsWith(" MPI_Finalize: MPI_ERR_ARG: second is in MPI_Barrier, and first in MPI_Bcast"), run.failure());
    }

    @Test
    void shouldRefuseToEndWithMessagesThatNobodyHasReceived() throws Exception {
        Run run = toEnd("MPI_Send(data, 4, MPI_BYTE, 1, 3, MPI_COMM_WORLD)", "data[0] = 1");
        assertTrue(run.failure().endsWith(" MPI_Finalize: MPI_ERR_OTHER: message 1 from first, tag 3 has not been received"), run.failure());
    }

    /** Each takes the other's message for one of the collective that it is in itself, so that one of them has one too many at the end. */
    @Test
    void shouldSayWhoWaitsForWhomAtTheEnd() throws Exception {
        Run run = toEnd("MPI_Gather(data, 4, MPI_BYTE, all, 4, MPI_BYTE, 0, MPI_COMM_WORLD) expect MPI_ERR_ARG",
                "MPI_Allgather(data, 4, MPI_BYTE, all, 4, MPI_BYTE, MPI_COMM_WORLD) expect MPI_ERR_ARG");
        WaitForGraph graph = WaitForGraphs.of(run.world);
        assertEquals("Deadlock: first and second wait for each other", DeadlockWords.sentence(graph));
        assertEquals(List.of("first at line 3 is blocked in MPI_Finalize: second has not confirmed the receipt of 1 message",
                "second at line 4 is blocked in MPI_Finalize: waiting for first to do its part"),
                DeadlockWords.details(graph));
    }

    @Test
    void shouldRefuseACommunicatorWhenContextsRunOut() throws Exception {
        Run run = new Run(Scenario.readText("test.ptl", """
                scenario "Contexts";
                use mpi;
                process self at 0:0 {
                    MPI_Init();
                    repeat 2046 {
                        MPI_Comm_dup(MPI_COMM_SELF, &one);
                        MPI_Comm_free(&one);
                    }
                    MPI_Comm_dup(MPI_COMM_SELF, &one) expect MPI_ERR_OTHER;
                    MPI_Finalize();
                }
                """, PROTOCOLS));
        run.toEnd();
        run.requireFine("round robin");
    }
}
