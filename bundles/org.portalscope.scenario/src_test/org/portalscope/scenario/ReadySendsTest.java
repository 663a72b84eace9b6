package org.portalscope.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.portalscope.mpi.MpiProtocol;
import org.portalscope.protocol.Protocols;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.explore.ExplorationOptions;
import org.portalscope.world.explore.Explorer;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.explore.WorkerPool;

/** A ready send whose receive is not posted when its message comes fails, wherever there would be room; one whose receive is posted does not. */
class ReadySendsTest {

    private static final Protocols PROTOCOLS = Protocols.of(List.of(new MpiProtocol()));
    private static final int SEEDS = 10;
    private static final int STATES = 400_000;
    /** For a message to a process of some name. */
    private static final String REFUSED = "MPI_ERR_OTHER: request 1, ready send to %s, tag 1, was sent as ready before its receive was posted: "
            + "no receive of tag 1 was posted when its message came";

    private static final String PAIR = """
            scenario "pair"; use mpi { eager_limit = %d, buffers = %d, buffer_size = %d, credits = %d };
            process sender at 0:0 {
                region data[200];
                MPI_Init();
                %s
                MPI_Finalize();
            }
            process receiver at 1:0 {
                region data[200];
                MPI_Init();
                %s
                MPI_Finalize();
            }
            """;

    private static Scenario scenario(String name) throws Exception {
        return Scenario.read(Path.of(ReadySendsTest.class.getResource("/mpi-ready/" + name).toURI()), PROTOCOLS);
    }

    private static String failure(Scenario scenario, int seed) {
        Run run = new Run(scenario);
        if (seed == 0) {
            run.toEnd();
        } else {
            run.toEnd(Run.random(seed));
        }
        return run.failure();
    }

    @ParameterizedTest
    @CsvSource({"without-receive.ptl, 10:9", "longer-than-buffers.ptl, 10:9"})
    void shouldNameTheReadySendInEveryOrder(String name, String place) throws Exception {
        for (int seed = 0; seed < SEEDS; seed++) {
            String failure = failure(scenario(name), seed);
            assertTrue(failure.endsWith(name + ":" + place + ": rank[0]: MPI_Rsend: " + REFUSED.formatted("rank[1]")), failure);
        }
    }

    @Test
    void shouldBeFoundBehindABroadcast() throws Exception {
        ExplorationOptions question = new ExplorationOptions(EnumSet.allOf(Finding.Kind.class), 0, STATES, Long.MAX_VALUE, Integer.MAX_VALUE);
        Finding finding = new Explorer(scenario("behind-broadcast.ptl")::world, question, WorkerPool.ALONE, () -> false, progress -> { }).explore().finding()
                .orElseThrow();
        assertEquals(Finding.Kind.ASSERT, finding.kind());
        assertTrue(finding.words().contains("MPI_Rsend: MPI_ERR_OTHER") && finding.words().contains("no receive of tag 1 was posted"), finding.words());
    }

    @Test
    void shouldNotDependOnTheRoomThatThereIs() throws ScenarioException {
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 60; i++) {
            int length = random.nextInt(200);
            int limit = random.nextInt(1, 64);
            String parameters = PAIR.formatted(limit, random.nextInt(2, 4), 2 * limit, random.nextInt(5), "MPI_Rsend(data, " + length
                    + ", MPI_BYTE, 1, 1, MPI_COMM_WORLD); MPI_Send(data, 0, MPI_BYTE, 1, 2, MPI_COMM_WORLD);",
                    "MPI_Recv(data, 0, MPI_BYTE, 0, 2, MPI_COMM_WORLD, NULL); MPI_Recv(data, 200, MPI_BYTE, 0, 1, MPI_COMM_WORLD, NULL);");
            String failure = failure(Scenario.readText("room.ptl", parameters, PROTOCOLS), i);
            assertTrue(failure.endsWith(": MPI_Rsend: " + REFUSED.formatted("receiver")), () -> failure + " of " + parameters);
        }
    }

    /** Each kind of ready send, to the other process and to the own one, without a receive. */
    @ParameterizedTest
    @ValueSource(strings = {
        "MPI_Irsend(data, 5, MPI_BYTE, 1, 1, MPI_COMM_WORLD, &q); MPI_Wait(&q, NULL);",
        "MPI_Irsend(data, 200, MPI_BYTE, 1, 1, MPI_COMM_WORLD, &q); MPI_Request_free(&q);",
        "MPI_Irsend(data, 0, MPI_BYTE, 0, 1, MPI_COMM_WORLD, &q); MPI_Wait(&q, NULL);",
        "MPI_Rsend(data, 200, MPI_BYTE, 0, 1, MPI_COMM_WORLD);",
        "MPI_Rsend_init(data, 5, MPI_BYTE, 1, 1, MPI_COMM_WORLD, &q); Q = [q]; MPI_Startall(1, &Q); MPI_Waitall(1, &Q, NULL);",
        "MPI_Rsend_init(data, 90, MPI_BYTE, 0, 1, MPI_COMM_WORLD, &q); MPI_Start(&q); MPI_Wait(&q, NULL);",
        "MPI_Irsend(data, 5, MPI_BYTE, 1, 1, MPI_COMM_WORLD, &q); Q = [q]; flag = 0; while flag == 0 { MPI_Testall(1, &Q, &flag, &S); }"})
    void shouldFailHoweverItIsBegun(String statements) throws ScenarioException {
        for (int seed = 0; seed < SEEDS; seed++) {
            String failure = failure(Scenario.readText("kinds.ptl", PAIR.formatted(8, 3, 64, 0, statements, ""), PROTOCOLS), seed);
            assertTrue(failure.contains("was sent as ready before its receive was posted: no receive of tag 1 was posted"), failure);
        }
    }

    @Test
    void shouldTakeEveryReadyMessageWhoseReceiveIsPosted() throws ScenarioException {
        String statements = """
                MPI_Recv_init(data[100..], 100, MPI_BYTE, 0, 1, MPI_COMM_WORLD, &own);
                MPI_Rsend_init(data, %1$d, MPI_BYTE, 0, 1, MPI_COMM_WORLD, &here);
                MPI_Rsend_init(data, %1$d, MPI_BYTE, 1, 1, MPI_COMM_WORLD, &there);
                repeat 3 {
                    MPI_Barrier(MPI_COMM_WORLD);
                    Q = [own, here, there];
                    MPI_Startall(3, &Q);
                    MPI_Rsend(data, %1$d, MPI_BYTE, 1, 2, MPI_COMM_WORLD);
                    MPI_Waitall(3, &Q, NULL);
                }
                """;
        String receives = """
                repeat 3 {
                    MPI_Irecv(data, 100, MPI_BYTE, MPI_ANY_SOURCE, 1, MPI_COMM_WORLD, &q);
                    MPI_Irecv(data[100..], 100, MPI_BYTE, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &r);
                    MPI_Barrier(MPI_COMM_WORLD);
                    Q = [q, r];
                    MPI_Waitall(2, &Q, NULL);
                }
                """;
        for (int length : List.of(0, 5, 8, 9, 100)) {
            for (int seed = 0; seed < SEEDS; seed++) {
                String text = PAIR.formatted(8, 2, 32, 1, statements.formatted(length), receives);
                Run run = new Run(Scenario.readText("posted.ptl", text, PROTOCOLS));
                run.toEnd(Run.random(seed));
                run.requireFine(length + " bytes, seed " + seed);
            }
        }
    }
}
