package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;

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
        "MPI_Bcast(data, 4, MPI_BYTE, 0, MPI_COMM_WORLD) | MPI_Barrier(MPI_COMM_WORLD) | MPI_ERR_ARG"})
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
