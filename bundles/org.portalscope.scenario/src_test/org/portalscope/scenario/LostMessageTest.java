package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;

/** A message that nobody has received is told at MPI_Finalize, also if its communicator has been freed. */
class LostMessageTest {

    private static final int SEEDS = 20;

    @Test
    void shouldBeToldThoughItsCommunicatorIsFreed() throws Exception {
        for (int seed = 0; seed < SEEDS; seed++) {
            Run run = new Run(Scenario.readText("test.ptl", """
                    scenario "A message that nobody receives";
                    use mpi;
                    process rank[2] as i at 0:0 {
                        region a[4];
                        MPI_Init();
                        MPI_Comm_dup(MPI_COMM_WORLD, &c);
                        if i == 0 { MPI_Send(a, 4, MPI_BYTE, 1, 1, c); }
                        MPI_Barrier(c);
                        MPI_Comm_free(&c);
                        MPI_Finalize();
                    }
                    """, Protocols.of(List.of(new MpiProtocol()))));
            run.toEnd(Run.random(seed));
            assertTrue(run.failure().matches(".*rank\\[1\\]: MPI_Finalize: MPI_ERR_OTHER: message \\d from rank\\[0\\], tag 1 has not been received"),
                    run::failure);
        }
    }
}
